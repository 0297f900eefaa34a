import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { distanceKm } from '@/domain/places/geo'
import { estimateFare, sampleFares } from '@/domain/rides/fare'
import type { Reservation } from '@/domain/rides/reservation'
import type { Ride } from '@/domain/rides/ride'
import { type NewRide, ridesFromCart } from '@/domain/rides/rideDraft'
import { cancellationPlan, ridesInScope } from '@/domain/rides/rideSeries'
import { timeChange } from '@/domain/rides/rideTimeChange'
import { agit, school } from '../domain/rides/aReservation'
import type { Random } from '../emulators/firestore/random'
import type { Scenario } from './actors'
import type { Device } from './device'
import { branchOf } from './families'
import { handOf, pressOfFamily } from './hands'
import { tellOfRide } from './messageWeek'

/** Of 90 children, picked up daily. */
const PICKED_UP = 80

/** The parent drives, moves, or cancels it the evening before, in the morning or shortly before. */
type Fate = 'driven' | 'early' | 'morning' | 'late' | 'moved'

const unusualFates = ['early', 'morning', 'late', 'moved'] as const

const fateOf = (random: Random): Fate =>
  random.chance(0.84) ? 'driven' : random.pick(unusualFates)

/** 400 rides, booked on Sunday as series; some are moved or cancelled. */
export function playRideBookings(stage: Scenario): void {
  const { agenda, days, families, sunday, random } = stage
  const riders = families
    .flatMap(({ family }) => family.children.map((child) => ({ uid: family.uid, child })))
    .slice(0, PICKED_UP)
  const planned = riders.map(({ uid, child }, index) => ({
    uid,
    lines: days.map((day) => lineOf(child, index, day)),
  }))
  for (const [index, { family }] of families.entries()) {
    const { uid } = family
    const own = planned.filter((one) => one.uid === uid).flatMap(({ lines }) => lines)
    if (own.length > 0)
      agenda.add(addMinutes(seoulInstant(sunday, 20, 0), index), () => book(stage, uid, own))
    if (index % 20 === 7 && own.length > 0)
      agenda.add(seoulInstant(days[2] ?? '', 21, 0), () => endSeries(stage, uid, own))
  }
  for (const { uid, lines } of planned)
    for (const line of lines) planRide(stage, uid, line, fateOf(random))
}

/** A child's ride of a day: to the agit at noon, or home in the evening. */
function lineOf(child: { id: string; name: string }, index: number, date: string): Reservation {
  const isHome = index % 4 === 3
  const hour = isHome ? 19 + (index % 3) : 12 + (index % 3)
  const [origin, dest] = isHome ? [agit, school] : [school, agit]
  const km = distanceKm(origin, dest)
  return {
    id: `ride-${child.id}-${date}`,
    child: { id: child.id, name: child.name },
    date,
    hour,
    minute: 10 * (index % 6),
    origin,
    dest,
    distanceKm: km,
    memo: '',
    fareKRW: estimateFare({ distanceKm: km, hour }, sampleFares.current).total,
    seriesId: `series-${child.id}`,
  }
}

/** As 「전체 예약하기」 makes them for whoever presses. */
export const newRides = (
  { random }: Pick<Scenario, 'random'>,
  { uid, phone }: Pick<Device, 'uid' | 'phone'>,
  lines: readonly Reservation[],
): NewRide[] =>
  ridesFromCart(lines, {
    uid,
    phone,
    branches: [],
    fares: sampleFares,
    random: () => random.below(1000) / 1000,
  }).map((ride) => ({ ...ride, branchId: branchOf(uid) }))

/** A ride of tomorrow that nobody has booked. */
export const anotherRide = (
  stage: Pick<Scenario, 'random'>,
  hand: Pick<Device, 'uid' | 'phone'>,
  child: { id: string; name: string },
  date: string,
): NewRide[] => newRides(stage, hand, [{ ...lineOf(child, 0, date), id: `another-${child.id}` }])

async function book(stage: Scenario, uid: string, lines: readonly Reservation[]): Promise<void> {
  const { journal, press } = stage
  const hand = handOf(stage, uid)
  const rides = newRides(stage, { uid, phone: hand.phone }, lines)
  for (const batch of hand.rideBatches(rides, ({ childId }) => childId)) {
    await press('전체 예약하기', () => hand.createRides(uid, batch))
    for (const ride of batch) journal.book(ride)
  }
}

async function shownToFamily(stage: Scenario, uid: string, id: string): Promise<Ride> {
  const hand = handOf(stage, uid)
  const { answer } = await stage.press('read', () => hand.readRide(id))
  if (!answer) throw new Error(`No ride ${id}.`)
  return answer
}

async function cancel(stage: Scenario, uid: string, rides: readonly Ride[]): Promise<void> {
  const { items } = cancellationPlan(rides, new Date())
  if (items.length === 0) return
  const what = { uid, what: '예약 취소하기', late: ['denied', 'changed'] }
  const span = await pressOfFamily(stage, what, (hand) => hand.cancelRides(uid, items))
  for (const { ride, feeKRW } of items) {
    const record = stage.journal.ride(ride.id)
    Object.assign(record, { status: 'cancelled', feeKRW })
    record.reached.set('cancelled', span)
  }
}

/** 이후 모두: the series from Thursday on. */
async function endSeries(stage: Scenario, uid: string, lines: readonly Reservation[]) {
  const thursday = lines.find(({ date }) => date === stage.days[3])
  if (!thursday) return
  const hand = handOf(stage, uid)
  const { answer } = await stage.press('read', () => hand.readSeries(uid, thursday.seriesId ?? ''))
  const ride = answer.find(({ id }) => id === thursday.id)
  if (ride) await cancel(stage, uid, ridesInScope(ride, answer, 'following'))
}

function planRide(stage: Scenario, uid: string, line: Reservation, fate: Fate): void {
  const { agenda, random } = stage
  const { id, date, hour, minute } = line
  const start = seoulInstant(date, hour, minute)
  const cancelAt = (at: Date) =>
    agenda.add(at, async () => cancel(stage, uid, [await shownToFamily(stage, uid, id)]))
  const evening = addMinutes(seoulInstant(addDays(date, -1), 21, 30), random.below(60))
  if (fate === 'early') cancelAt(evening)
  if (fate === 'morning') cancelAt(addMinutes(seoulInstant(date, 9, 0), random.below(60)))
  if (fate === 'late') cancelAt(subMinutes(start, 40))
  if (fate === 'moved') agenda.add(evening, () => move(stage, uid, line))
  if (random.chance(0.1)) {
    const isSeen = random.chance(0.5)
    agenda.add(subMinutes(start, 90), () => tellOfRide(stage, uid, id, isSeen))
  }
}

/** Two who move it at once take the same time. */
async function move(stage: Scenario, uid: string, { id, hour, minute }: Reservation) {
  const ride = await shownToFamily(stage, uid, id)
  if (ride.status !== 'requested') return
  const change = timeChange(ride, { hour: hour + 1, minute }, sampleFares)
  await pressOfFamily(stage, { uid, what: '변경하기' }, (hand) =>
    hand.changeRideTimes(uid, [change]),
  )
  const { startsAt, fareKRW } = change
  Object.assign(stage.journal.ride(id), { startsAt, fareKRW })
}
