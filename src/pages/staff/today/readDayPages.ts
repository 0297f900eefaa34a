import { limitsOfDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { latestRides } from '@/domain/rides/rideFolds'
import { floodingSenders } from '@/domain/staff/flood'
import {
  countRidesOf,
  RIDES_PAGE_SIZE,
  type RidesPage,
  readRidesPage,
} from '@/repository/rides/rides'

/** No family has so many rides on a day: the pages go on without it. */
const FLOOD_MIN = 50
/** Of rides that are read by themselves. */
const MAX_PAGES = 10

/** What a day's pages left out. */
export interface Beyond {
  /** From here on rides were left out; undefined: the day was read to its end. */
  after: Ride | undefined
  /** Families left out. */
  flooding: string[]
  /** Rides of such a family on the day. */
  totals: Record<string, number>
}

/** Rides of a day, of one branch or all, by time, all so far with each page; families that flood it are left out, so that everybody else's come. */
export async function* readDayPages(
  { day, at }: { day: string; at: string | undefined },
  note: (beyond: Beyond) => void,
): AsyncGenerator<Ride[], void> {
  const [from, to] = limitsOfDay(day)
  let rides: Ride[] = []
  let page: RidesPage & { without: string[] } = { from, to, without: [], branchId: at }
  let after: Ride | undefined
  for (let read = 1; ; read += 1) {
    const next = await readRidesPage(page)
    rides = latestRides(rides, next)
    const last = next.at(-1)
    if (!last || next.length < RIDES_PAGE_SIZE) break
    const without = floodingSenders(rides, ({ uid }) => uid, FLOOD_MIN)
    const hasNew = without.length > page.without.length
    if (hasNew || read === MAX_PAGES) after ??= last
    if (read === MAX_PAGES) break
    yield rides
    page = hasNew ? { from: last.startsAt, to, without, branchId: at } : { ...page, after: last }
  }
  const flooding = page.without
  if (flooding.length > 0) yield rides
  const counts = await Promise.all(flooding.map((uid) => countRidesOf(uid, from, to, at)))
  const totals = Object.fromEntries(flooding.map((uid, index) => [uid, counts[index] ?? 0]))
  note({ after, flooding, totals })
  yield rides
}
