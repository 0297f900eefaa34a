import { addMinutes } from 'date-fns/addMinutes'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { distanceKm } from '@/domain/places/geo'
import { cancellationFeeKRW } from '@/domain/rides/booked/cancellationFee'
import type { Ride, RideStatus } from '@/domain/rides/booked/ride'
import { estimateFare, tariffOn } from '@/domain/rides/fares/fare'
import { cancelFeeCharge, rideCharge } from '@/domain/rides/fares/rideCharge'
import type { NewRide } from '@/domain/rides/reservations/rideDraft'
import type { Random } from '../emulators/firestore/random'
import { type Scenario, said } from './actors'
import { type Comparison, comparison } from './comparison'
import type { Device } from './device'
import { branchOf, type Family } from './families'
import { handOf, pressOfFamily, pressOfTheAgit } from './hands'

const school = { name: '성동초등학교', address: '서울 성동구', lat: 37.5555, lng: 127.0433 }
const agits = {
  seongsu: { name: '성수점', address: '서울 성동구', lat: 37.5446, lng: 127.0557 },
  mapo: { name: '마포점', address: '서울 마포구', lat: 37.5536, lng: 126.9496 },
}
const driver = { name: '김기사', car: '12가3456' }

const fates = [
  'arrived',
  'arrived',
  'arrived',
  'early',
  'half',
  'full',
  'declined',
  'open',
] as const
type Fate = (typeof fates)[number]
const CHANCE_OF_RIDE = 0.5
/** Some in the evening, which costs more. */
const startOf = (day: string, random: Random): Date =>
  random.chance(0.2) ? seoulInstant(day, 20, 30) : seoulInstant(day, 14, random.below(4) * 10)

/** On Sunday evening families book rides of their week, and the agit drives them. */
export function playRides(stage: Scenario): void {
  const { agenda, days, families, random, sunday } = stage
  for (const [index, { family }] of families.entries())
    agenda.add(addMinutes(seoulInstant(sunday, 20, 0), index), async () => {
      const wanted = days.filter(() => random.chance(CHANCE_OF_RIDE))
      if (wanted.length > 0) await bookRides(stage, family, wanted)
    })
}

function newRide(
  { random, settings }: Scenario,
  { uid, children }: Family,
  { phone }: Device,
  day: string,
): NewRide {
  const [child] = children
  const branchId = branchOf(uid)
  const startsAt = startOf(day, random)
  const km = distanceKm(school, agits[branchId])
  const hour = startsAt.getTime() === seoulInstant(day, 20, 30).getTime() ? 20 : 14
  return {
    ...{ id: `ride-${uid}-${day}`, uid, childId: child?.id ?? '', childName: child?.name ?? '' },
    ...{ phone, branchId, startsAt, origin: school, dest: agits[branchId], memo: '' },
    distanceKm: km,
    fareKRW: estimateFare({ distanceKm: km, hour }, tariffOn(settings.fares, day)).total,
    ...{ codeWord: '노란 나비', seriesId: null, status: 'requested', driver: null, reason: '' },
    ...{ cancelFeeKRW: 0, reached: {} },
  }
}

async function bookRides(stage: Scenario, family: Family, days: readonly string[]): Promise<void> {
  const { agenda, journal, press, random } = stage
  const { uid } = family
  const hand = handOf(stage, uid)
  const rides = days.map((day) => newRide(stage, family, hand, day))
  await press('전체 예약하기', () => hand.createRides(uid, rides))
  for (const { id, fareKRW, startsAt } of rides) {
    journal.rides.set(id, {
      ...{ uid, branchId: branchOf(uid), fareKRW, status: 'requested', feeKRW: 0 },
    })
    const ride = { stage, id, startsAt }
    const fate = random.pick(fates)
    agenda.add(addMinutes(startsAt, -9 * 60), () => confirm(ride, fate))
  }
}

/** Bookings on a day that was closed meanwhile: the rules refuse them. */
export async function bookOnClosedDay(stage: Scenario, day: string): Promise<void> {
  const { family, device } = stage.families[0] ?? {}
  if (!family || !device) return
  const ride = { ...newRide(stage, family, device, day), id: `ride-closed-${day}` }
  const answer = await said(
    stage.press('전체 예약하기', () => device.createRides(family.uid, [ride])),
  )
  if (answer !== 'denied') stage.journal.surprises.push(`a ride on a closed day: ${answer}`)
}

interface Planned {
  stage: Scenario
  id: string
  startsAt: Date
}

const recordOf = ({ stage, id }: Planned) => {
  const record = stage.journal.rides.get(id)
  if (!record) throw new Error(`No ride ${id}.`)
  return record
}

async function step(
  planned: Planned,
  what: string,
  action: (worker: Device, ride: Ride) => Promise<unknown>,
): Promise<Ride | undefined> {
  const { stage, id } = planned
  const own = stage.branchTeachers[recordOf(planned).branchId]
  const [owner] = stage.teachers
  const [worker, colleague] = stage.random.chance(0.5) ? [own, owner] : [owner, own]
  const { answer: ride } = await stage.press('read', () => worker.readRide(id))
  if (!ride) return undefined
  await pressOfTheAgit(stage, { what, worker, colleague }, (one) => action(one, ride))
  return ride
}

const lead = async (
  planned: Planned,
  status: 'confirmed' | 'onTheWay' | 'pickedUp' | 'arrived',
) => {
  const ride = await step(planned, status, (worker, shown) =>
    worker.stepRide(shown, status, worker.uid),
  )
  recordOf(planned).status = status
  return ride
}

async function confirm(planned: Planned, fate: Fate): Promise<void> {
  const { stage, startsAt } = planned
  const { agenda } = stage
  const record = recordOf(planned)
  // The agit has closed the day.
  if (record.status !== 'requested' || fate === 'open') return
  if (fate === 'declined') {
    await step(planned, '거절하기', (worker, ride) =>
      worker.declineRide(ride, '차가 고장 났어요.', worker.uid),
    )
    record.status = 'declined'
    return
  }
  await lead(planned, 'confirmed')
  if (fate === 'early') return cancel(planned)
  if (fate === 'half') agenda.add(addMinutes(startsAt, -4 * 60), () => cancel(planned))
  else if (fate === 'full') agenda.add(addMinutes(startsAt, -30), () => cancel(planned))
  else {
    agenda.add(addMinutes(startsAt, -25), async () => {
      await step(planned, '기사 배정', (worker, ride) => worker.assignDriver(ride, driver))
      await lead(planned, 'onTheWay')
    })
    agenda.add(startsAt, () => lead(planned, 'pickedUp').then(() => undefined))
    agenda.add(addMinutes(startsAt, 20), () => arrive(planned))
  }
}

async function arrive(planned: Planned): Promise<void> {
  const ride = await lead(planned, 'arrived')
  const charge = ride && rideCharge(ride)
  if (charge) planned.stage.journal.enter(ride.uid, charge)
}

/** By one of the family, with the fee of the minute; the agit takes it in the evening. */
async function cancel(planned: Planned): Promise<void> {
  const { stage, id, startsAt } = planned
  const record = recordOf(planned)
  const { uid } = record
  const { answer } = await stage.press('read', () =>
    handOf(stage, uid).readUpcomingRides(uid, new Date()),
  )
  const ride = answer.find((one) => one.id === id)
  if (!ride) throw new Error(`No upcoming ride ${id}.`)
  const feeKRW = cancellationFeeKRW(ride, new Date())
  await pressOfFamily(stage, { uid, what: '예약 취소' }, (hand) =>
    hand.cancelRides(uid, [{ ride, feeKRW }]),
  )
  Object.assign(record, { status: 'cancelled' satisfies RideStatus, feeKRW })
  if (feeKRW === 0) return
  stage.agenda.add(seoulInstant(dayOf(startsAt), 21, 30), async () => {
    const shown = await step(planned, '수수료 빼기', (owner, one) =>
      owner.chargeFee(one, owner.uid),
    )
    const charge = shown && cancelFeeCharge(shown)
    if (charge) stage.journal.enter(uid, charge)
  })
}

/** Status, fare and fee of every ride. */
export async function compareRides({ journal, teachers }: Scenario): Promise<Comparison> {
  const documents: string[] = []
  for (const id of journal.rides.keys()) {
    const ride = await teachers[0].readRide(id)
    documents.push(`${id} ${ride?.status} ${ride?.fareKRW} ${ride?.cancelFeeKRW}`)
  }
  return comparison(
    documents,
    [...journal.rides].map(
      ([id, { status, fareKRW, feeKRW }]) => `${id} ${status} ${fareKRW} ${feeKRW}`,
    ),
  )
}
