import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { cancelFeeCharge, rideCharge } from '@/domain/rides/rideCharge'
import { type Scenario, said } from './actors'
import type { Device } from './device'
import { type Branch, branches, branchOf } from './families'
import { expectRefusals, pressForFamily } from './hands'
import { readRidesBetween } from './readRidesBetween'

const DRIVER = { name: '박민지', car: '흰색 카니발' }

/** The rides of five days: confirmed by an owner, driven by her and the teacher of the branch. */
export function playRideDays(stage: Scenario): void {
  for (const day of stage.days) planDay(stage, day)
}

async function shown({ press }: Scenario, device: Device, id: string): Promise<Ride> {
  const { answer } = await press('read', () => device.readRide(id))
  if (!answer) throw new Error(`No ride ${id}.`)
  return answer
}

function planDay(stage: Scenario, day: string): void {
  const { agenda, teachers } = stage
  agenda.add(seoulInstant(day, 8, 0), () => answerRequests(stage, day))
  agenda.add(seoulInstant(day, 23, 10), async () => {
    const rides = await ridesOf(stage, teachers[0], day)
    const readable = rides.filter(({ isUnreadable }) => !isUnreadable)
    const booked = [...stage.journal.rides].filter(([, { startsAt }]) => dayOf(startsAt) === day)
    if (idsOf(readable) !== idsOf(booked.map(([id]) => ({ id }))))
      stage.journal.surprises.push(`${day}: another list of rides`)
    for (const ride of readable) await chargeFees(stage, ride)
    for (const branch of branches) await lookRound(stage, day, branch, rides)
  })
}

const idsOf = (rides: readonly { id: string }[]) =>
  rides
    .map(({ id }) => id)
    .sort()
    .join()

/** A teacher's list holds the branch's rides and no other, and what lies beyond is refused. */
async function lookRound(
  stage: Scenario,
  day: string,
  branch: Branch,
  rides: readonly Ride[],
): Promise<void> {
  const { branchTeachers, journal } = stage
  const teacher = branchTeachers[branch]
  const own = rides.filter(({ branchId }) => branchId === branch)
  const listed = await ridesOf(stage, teacher, day, branch)
  if (listed.map(({ id }) => id).join() !== own.map(({ id }) => id).join())
    journal.surprises.push(`${branch} on ${day}: the teacher's list is another`)
  const guards = (uid: string) => journal.rightOf(uid, teacher.uid) !== undefined
  const beyond = rides.find(({ branchId, uid }) => branchId !== branch && !guards(uid))
  if (!beyond) return
  const [from, to] = boundsOf(day)
  await expectRefusals(stage, `${branch} on ${day}`, {
    'another branch': () => readRidesBetween(teacher, from, to, beyond.branchId),
    'all branches': () => readRidesBetween(teacher, from, to),
    'a ride of another branch': () => teacher.readRide(beyond.id),
    'an order': () => teacher.followOrdersOf('paid', 10).read(),
    'the money of a family': () => teacher.readLedger(beyond.uid),
  })
}

const boundsOf = (day: string) =>
  [seoulInstant(day, 0, 0), seoulInstant(addDays(day, 1), 0, 0)] as const

async function ridesOf(
  { press }: Scenario,
  teacher: Device,
  day: string,
  branchId?: string,
): Promise<Ride[]> {
  const { answer } = await press('read', () =>
    readRidesBetween(teacher, ...boundsOf(day), branchId),
  )
  return answer
}

/** 「모두 확정하기」 with drivers, and refusals. */
async function answerRequests(stage: Scenario, day: string): Promise<void> {
  const { agenda, journal, press, teachers, random } = stage
  const [teacher] = teachers
  for (const ride of await ridesOf(stage, teacher, day)) {
    if (ride.status !== 'requested' || ride.isUnreadable) continue
    const record = journal.ride(ride.id)
    if (random.chance(0.03)) {
      await decline(stage, teacher, ride, '차량을 정비해요.')
      continue
    }
    await step(stage, teacher, ride, 'confirmed')
    await press('배정', () => teacher.assignDriver(ride, DRIVER))
    record.driver = DRIVER.name
    const isNobodyThere = random.chance(0.03)
    agenda.add(subMinutes(ride.startsAt, 20), () => drive(stage, ride, isNobodyThere))
  }
}

/** The owner, or the teacher of the ride's branch. */
const beside = ({ branchTeachers, teachers }: Scenario, { uid }: Ride, worker: Device): Device =>
  worker === teachers[0] ? branchTeachers[branchOf(uid)] : teachers[0]

async function decline(stage: Scenario, worker: Device, ride: Ride, reason: string) {
  const colleague = beside(stage, ride, worker)
  const what = { uid: ride.uid, what: '거절하기', worker, colleague }
  const span = await pressForFamily(stage, what, (teacher) => teacher.declineRide(ride, reason))
  const record = stage.journal.ride(ride.id)
  record.status = 'declined'
  record.reached.set('declined', span)
}

type Step = Parameters<Device['stepRide']>[1]

async function step(stage: Scenario, worker: Device, ride: Ride, to: Step) {
  const colleague = beside(stage, ride, worker)
  const what = { uid: ride.uid, what: to, worker, colleague }
  const span = await pressForFamily(stage, what, (teacher) =>
    teacher.stepRide(ride, to, teacher.uid),
  )
  const record = stage.journal.ride(ride.id)
  if (record.status === to) return
  record.status = to
  record.reached.set(to, span)
  const charge = to === 'arrived' ? rideCharge(ride) : undefined
  if (charge) stage.journal.enter(ride.uid, charge)
}

/** 출발, 탑승, 도착 by an owner or the teacher of the branch; the other has an older list. */
async function drive(stage: Scenario, { id, uid }: Ride, isNobodyThere: boolean): Promise<void> {
  const { agenda, random, teachers } = stage
  const owner = teachers[0]
  const teacher = stage.branchTeachers[branchOf(uid)]
  const [driver, colleague] = random.chance(0.5) ? [owner, teacher] : [teacher, owner]
  const confirmed = await shown(stage, driver, id)
  if (confirmed.status !== 'confirmed') return
  await step(stage, driver, confirmed, 'onTheWay')
  if (random.chance(0.1)) await stepAgain(stage, colleague, confirmed, 'onTheWay')
  agenda.add(confirmed.startsAt, async () => {
    const under = await shown(stage, driver, id)
    if (isNobodyThere) {
      await decline(stage, driver, under, '아무도 나오지 않았어요.')
      return
    }
    await step(stage, driver, under, 'pickedUp')
    if (random.chance(0.05)) await isTooLate(stage, colleague, confirmed)
    agenda.add(addMinutes(confirmed.startsAt, 15 + random.below(10)), async () => {
      const inCar = await shown(stage, driver, id)
      await step(stage, driver, inCar, 'arrived')
      if (random.chance(0.1)) await stepAgain(stage, colleague, inCar, 'arrived')
    })
  })
}

/** What a colleague has done already counts as done, for whoever may do it or not. */
async function stepAgain({ press }: Scenario, colleague: Device, ride: Ride, to: Step) {
  await press(to, () => colleague.stepRide(ride, to, colleague.uid))
}

/** A press on a step a colleague has made reports it. */
async function isTooLate({ journal, press }: Scenario, colleague: Device, ride: Ride) {
  const answer = await said(
    press('출발', () => colleague.stepRide(ride, 'onTheWay', colleague.uid)),
  )
  if (answer !== 'changed') journal.surprises.push(`출발 on an older list: ${answer}`)
}

async function chargeFees(stage: Scenario, ride: Ride): Promise<void> {
  const { branchTeachers, journal, press, teachers } = stage
  const charge = cancelFeeCharge(ride)
  if (!charge) return
  const worker = branchTeachers[branchOf(ride.uid)]
  const colleague = beside(stage, ride, worker)
  const what = { uid: ride.uid, what: '수수료 청구', worker, colleague }
  await pressForFamily(stage, what, (teacher) => teacher.chargeFee(ride, teacher.uid))
  await press('수수료 청구', () => teachers[0].chargeFee(ride, teachers[0].uid))
  journal.enter(ride.uid, charge)
}
