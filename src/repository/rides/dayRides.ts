import { limitsOfDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/booked/ride'
import { latestRides } from '@/domain/rides/booked/rideFolds'
import { floodingSenders } from '@/domain/staff/flood'
import { type Followable, followableAll, listenWhile } from '../firestore/followable'
import { countRidesOf, followRides, RIDES_PAGE_SIZE, type RidesPage, readRidesPage } from './rides'

/** No family has so many rides on a day: the pages go on without it. */
const FLOOD_MIN = 50
/** Of rides that are read by themselves. */
const MAX_PAGES = 10

/** Rides of a day, unordered, and what was left out. */
export interface DayRides {
  rides: readonly Ride[]
  /** From here on rides were left out; undefined: the day was read to its end. */
  after: Ride | undefined
  /** Families left out. */
  flooding: readonly string[]
  /** Rides of such a family on the day. */
  totals: Readonly<Record<string, number>>
}

interface Wanted {
  day: string
  /** One branch; undefined: all. */
  at: string | undefined
}

const wholeDay: DayRides = { rides: [], after: undefined, flooding: [], totals: {} }

const flooders = (rides: readonly Ride[]): string[] =>
  floodingSenders(rides, ({ uid }) => uid, FLOOD_MIN)

/** By time, page by page; families that flood the day are left out, so that everybody else's come. */
async function readDay({ day, at }: Wanted): Promise<DayRides> {
  const [from, to] = limitsOfDay(day)
  let rides: Ride[] = []
  let page: RidesPage & { without: string[] } = { from, to, without: [], branchId: at }
  let after: Ride | undefined
  for (let read = 1; ; read += 1) {
    const next = await readRidesPage(page)
    rides = latestRides(rides, next)
    const last = next.at(-1)
    if (!last || next.length < RIDES_PAGE_SIZE) break
    const without = flooders(rides)
    const hasNew = without.length > page.without.length
    if (hasNew || read === MAX_PAGES) after ??= last
    if (read === MAX_PAGES) break
    page = hasNew ? { from: last.startsAt, to, without, branchId: at } : { ...page, after: last }
  }
  const flooding = page.without
  const counts = await Promise.all(flooding.map((uid) => countRidesOf(uid, from, to, at)))
  const totals = Object.fromEntries(flooding.map((uid, index) => [uid, counts[index] ?? 0]))
  return { rides, after, flooding, totals }
}

/** For staff: a day's rides, of one branch or all. A family that comes to flood it is read, then followed as far as it was read. */
export function followRidesOfDay({ day, at }: Wanted, known = wholeDay): Followable<DayRides> {
  const [from, to] = limitsOfDay(day)
  const { flooding } = known
  const limit = MAX_PAGES * RIDES_PAGE_SIZE
  const ofFlooder = (of: string) => {
    const ofFamily = known.rides.filter(({ uid }) => uid === of)
    return followRides({ from, to, of, branchId: at }, ofFamily.length)
  }
  const all = followableAll(
    [followRides({ from, to, without: flooding, branchId: at }, limit), ...flooding.map(ofFlooder)],
    (lists): DayRides => ({ ...known, rides: lists.flat() }),
  )
  return {
    read: () => readDay({ day, at }),
    listen: listenWhile(
      all,
      ({ rides }) => rides.length < limit || flooders(rides).every((uid) => flooding.includes(uid)),
    ),
  }
}
