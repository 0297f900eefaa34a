import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { distanceKm } from '@/domain/places/geo'
import { estimateFare } from '@/domain/rides/fare'
import type { Reservation } from '@/domain/rides/reservation'
import type { Ride } from '@/domain/rides/ride'
import { cancelFeeCharge, rideCharge } from '@/domain/rides/rideCharge'
import { ridesFromCart } from '@/domain/rides/rideDraft'
import { subjectOfRide } from '@/domain/rides/rideMessage'
import { cancellationPlan, ridesInScope } from '@/domain/rides/rideSeries'
import { timeChange } from '@/domain/rides/rideTimeChange'
import { agit, school } from '../domain/rides/aReservation'
import type { Random } from '../emulators/firestore/random'
import { kindOf, type Scenario } from './actors'
import type { Device } from './device'
import { type Branch, branches, branchOf } from './families'
import { readRidesBetween } from './readRidesBetween'

const DRIVER = { name: '박민지', car: '흰색 카니발' }
/** Of 90 children, picked up daily. */
const PICKED_UP = 80

/** The parent drives, moves, or cancels it the evening before, in the morning or shortly before. */
type Fate = 'driven' | 'early' | 'morning' | 'late' | 'moved'

const unusualFates = ['early', 'morning', 'late', 'moved'] as const

const fateOf = (random: Random): Fate =>
  random.chance(0.84) ? 'driven' : random.pick(unusualFates)

/** 400 rides, booked on Sunday as series, then confirmed by an owner and driven by her and the teacher of the branch. */
export function playRides(stage: Scenario): void {
  const { agenda, families, sunday, random } = stage
  const riders = families
    .flatMap(({ family, device }) => family.children.map((child) => ({ device, child })))
    .slice(0, PICKED_UP)
  const lines = riders.map(({ device, child }, index) => ({
    device,
    lines: seriesOf(stage, child, index),
  }))
  for (const [index, { device }] of families.entries()) {
    const own = lines.filter((one) => one.device === device).flatMap((one) => one.lines)
    if (own.length > 0)
      agenda.add(addMinutes(seoulInstant(sunday, 20, 0), index), () => book(stage, device, own))
    if (index % 20 === 7 && own.length > 0)
      agenda.add(seoulInstant(stage.days[2] ?? '', 21, 0), () => endSeries(stage, device, own))
  }
  const planned = lines.flatMap((one) =>
    one.lines.map((line) => ({ device: one.device, line, fate: fateOf(random) })),
  )
  for (const ride of planned) planRide(stage, ride.device, ride.line, ride.fate)
  for (const day of stage.days) planDay(stage, day)
}

/** A child's rides of the week: to the agit at noon, or home in the evening. */
function seriesOf(
  { days }: Scenario,
  child: { id: string; name: string },
  index: number,
): Reservation[] {
  const isHome = index % 4 === 3
  const hour = isHome ? 19 + (index % 3) : 12 + (index % 3)
  const minute = 10 * (index % 6)
  const [origin, dest] = isHome ? [agit, school] : [school, agit]
  const km = distanceKm(origin, dest)
  return days.map((date) => ({
    id: `ride-${child.id}-${date}`,
    child: { id: child.id, name: child.name },
    date,
    hour,
    minute,
    origin,
    dest,
    distanceKm: km,
    memo: '',
    fareKRW: estimateFare({ distanceKm: km, hour }).total,
    seriesId: `series-${child.id}`,
  }))
}

async function book({ journal, press, random }: Scenario, device: Device, lines: Reservation[]) {
  const { uid, phone } = device
  const rides = ridesFromCart(lines, {
    uid,
    phone,
    branches: [],
    random: () => random.below(1000) / 1000,
  }).map((ride) => ({ ...ride, branchId: branchOf(uid) }))
  for (const batch of device.rideBatches(rides, ({ childId }) => childId)) {
    await press('전체 예약하기', () => device.createRides(uid, batch))
    for (const ride of batch) journal.book(ride)
  }
}

async function shown({ press }: Scenario, device: Device, id: string): Promise<Ride> {
  const { answer } = await press('read', () => device.readRide(id))
  if (!answer) throw new Error(`No ride ${id}.`)
  return answer
}

async function cancel(stage: Scenario, device: Device, rides: readonly Ride[]): Promise<void> {
  const { journal, press } = stage
  const { items } = cancellationPlan(rides, new Date())
  if (items.length === 0) return
  const span = await press('예약 취소하기', () => device.cancelRides(device.uid, items))
  for (const { ride, feeKRW } of items) {
    const record = journal.ride(ride.id)
    Object.assign(record, { status: 'cancelled', feeKRW })
    record.reached.set('cancelled', span)
  }
}

/** 이후 모두: the series from Thursday on. */
async function endSeries(stage: Scenario, device: Device, lines: readonly Reservation[]) {
  const thursday = lines.find(({ date }) => date === stage.days[3])
  if (!thursday) return
  const { answer } = await stage.press('read', () =>
    device.readSeries(device.uid, thursday.seriesId ?? ''),
  )
  const ride = answer.find(({ id }) => id === thursday.id)
  if (ride) await cancel(stage, device, ridesInScope(ride, answer, 'following'))
}

function planRide(stage: Scenario, device: Device, line: Reservation, fate: Fate): void {
  const { agenda, random } = stage
  const { id, date, hour, minute } = line
  const start = seoulInstant(date, hour, minute)
  const cancelAt = (at: Date) =>
    agenda.add(at, async () => cancel(stage, device, [await shown(stage, device, id)]))
  const evening = addMinutes(seoulInstant(addDays(date, -1), 21, 30), random.below(60))
  if (fate === 'early') cancelAt(evening)
  if (fate === 'morning') cancelAt(addMinutes(seoulInstant(date, 9, 0), random.below(60)))
  if (fate === 'late') cancelAt(subMinutes(start, 40))
  if (fate === 'moved') agenda.add(evening, () => move(stage, device, line))
  if (random.chance(0.1))
    agenda.add(subMinutes(start, 90), () => tell(stage, device, id, random.chance(0.5)))
}

async function move(stage: Scenario, device: Device, { id, hour, minute }: Reservation) {
  const ride = await shown(stage, device, id)
  if (ride.status !== 'requested') return
  const change = timeChange(ride, { hour: hour + 1, minute })
  await stage.press('변경하기', () => device.changeRideTimes(device.uid, [change]))
  const { startsAt, fareKRW } = change
  Object.assign(stage.journal.ride(id), { startsAt, fareKRW })
}

async function tell(
  { agenda, branchTeachers, journal, press }: Scenario,
  device: Device,
  rideId: string,
  isSeen: boolean,
) {
  const id = `message-${rideId}`
  const { uid } = device
  const branchId = branchOf(uid)
  await press('보내기', () =>
    device.sendMessage({
      id,
      uid,
      ...subjectOfRide({ id: rideId, branchId }),
      by: uid,
      phone: device.phone,
      kind: 'late',
      text: '',
    }),
  )
  journal.messages.set(id, { isSeen: false })
  if (!isSeen) return
  agenda.add(addMinutes(new Date(), 7), async () => {
    await press('확인', () => branchTeachers[branchId].markMessageSeen(id))
    journal.messages.set(id, { isSeen: true })
  })
}

function planDay(stage: Scenario, day: string): void {
  const { agenda, teachers } = stage
  agenda.add(seoulInstant(day, 8, 0), () => answerRequests(stage, day))
  agenda.add(seoulInstant(day, 23, 10), async () => {
    const rides = await ridesOf(stage, teachers[0], day)
    for (const ride of rides) await chargeFees(stage, ride)
    for (const branch of branches) await lookRound(stage, day, branch, rides)
  })
}

/** A teacher's list holds the branch's rides and no other, and what lies beyond is refused. */
async function lookRound(
  stage: Scenario,
  day: string,
  branch: Branch,
  rides: readonly Ride[],
): Promise<void> {
  const { branchTeachers, journal, press } = stage
  const teacher = branchTeachers[branch]
  const own = rides.filter(({ branchId }) => branchId === branch)
  const listed = await ridesOf(stage, teacher, day, branch)
  if (listed.map(({ id }) => id).join() !== own.map(({ id }) => id).join())
    journal.surprises.push(`${branch} on ${day}: the teacher's list is another`)
  const beyond = rides.find(({ branchId }) => branchId !== branch)
  if (!beyond) return
  const asked = {
    'another branch': () => ridesOf(stage, teacher, day, beyond.branchId),
    'all branches': () => ridesOf(stage, teacher, day),
    'a ride of another branch': () => shown(stage, teacher, beyond.id),
    'an order': () => press('read', () => teacher.followOrdersOf('paid', 10).read()),
    'the money of a family': () => press('read', () => teacher.readLedger(beyond.uid)),
  }
  for (const [what, ask] of Object.entries(asked)) {
    const said = await ask().then(() => 'done', kindOf)
    if (said !== 'denied') journal.surprises.push(`${branch} asks for ${what}: ${said}`)
  }
}

async function ridesOf(
  { press }: Scenario,
  teacher: Device,
  day: string,
  branchId?: string,
): Promise<Ride[]> {
  const [from, to] = [seoulInstant(day, 0, 0), seoulInstant(addDays(day, 1), 0, 0)]
  const { answer } = await press('read', () => readRidesBetween(teacher, from, to, branchId))
  return answer
}

/** 「모두 확정하기」 with drivers, and refusals. */
async function answerRequests(stage: Scenario, day: string): Promise<void> {
  const { agenda, journal, press, teachers, random } = stage
  const [teacher] = teachers
  for (const ride of await ridesOf(stage, teacher, day)) {
    if (ride.status !== 'requested') continue
    const record = journal.ride(ride.id)
    if (random.chance(0.03)) {
      const span = await press('거절하기', () => teacher.declineRide(ride, '차량을 정비해요.'))
      record.status = 'declined'
      record.reached.set('declined', span)
      continue
    }
    await step(stage, teacher, ride, 'confirmed')
    await press('배정', () => teacher.assignDriver(ride, DRIVER))
    record.driver = DRIVER.name
    agenda.add(subMinutes(ride.startsAt, 20), () => drive(stage, ride, random.chance(0.03)))
  }
}

type Step = Parameters<Device['stepRide']>[1]

async function step({ journal, press }: Scenario, teacher: Device, ride: Ride, to: Step) {
  const span = await press(`${to}`, () => teacher.stepRide(ride, to, teacher.uid))
  const record = journal.ride(ride.id)
  if (record.status === to) return
  record.status = to
  record.reached.set(to, span)
  const charge = to === 'arrived' ? rideCharge(ride) : undefined
  if (charge) journal.enter(ride.uid, charge)
}

/** 출발, 탑승, 도착 by an owner or the teacher of the branch; the other has an older list. */
async function drive(stage: Scenario, { id, uid }: Ride, isNobodyThere: boolean): Promise<void> {
  const { agenda, journal, press, random, teachers } = stage
  const owner = teachers[0]
  const teacher = stage.branchTeachers[branchOf(uid)]
  const [driver, colleague] = random.chance(0.5) ? [owner, teacher] : [teacher, owner]
  const confirmed = await shown(stage, driver, id)
  if (confirmed.status !== 'confirmed') return
  await step(stage, driver, confirmed, 'onTheWay')
  if (random.chance(0.1)) await step(stage, colleague, confirmed, 'onTheWay')
  agenda.add(confirmed.startsAt, async () => {
    const under = await shown(stage, driver, id)
    if (isNobodyThere) {
      const span = await press('거절하기', () =>
        driver.declineRide(under, '아무도 나오지 않았어요.'),
      )
      const record = journal.ride(id)
      record.status = 'declined'
      record.reached.set('declined', span)
      return
    }
    await step(stage, driver, under, 'pickedUp')
    if (random.chance(0.05))
      await isTooLate(stage, '출발', () => colleague.stepRide(confirmed, 'onTheWay', colleague.uid))
    agenda.add(addMinutes(confirmed.startsAt, 15 + random.below(10)), async () => {
      const inCar = await shown(stage, driver, id)
      await step(stage, driver, inCar, 'arrived')
      if (random.chance(0.1)) await step(stage, colleague, inCar, 'arrived')
    })
  })
}

/** A press on a step a colleague has made reports it. */
async function isTooLate(
  { journal, press }: Scenario,
  what: string,
  action: () => Promise<unknown>,
) {
  const said = await press(what, action).then(() => 'done', kindOf)
  if (said !== 'changed') journal.surprises.push(`${what} on an older list: ${said}`)
}

async function chargeFees(
  { branchTeachers, journal, press, teachers }: Scenario,
  ride: Ride,
): Promise<void> {
  const charge = cancelFeeCharge(ride)
  if (!charge) return
  for (const teacher of [branchTeachers[branchOf(ride.uid)], teachers[0]])
    await press('수수료 청구', () => teacher.chargeFee(ride, teacher.uid))
  journal.enter(ride.uid, charge)
}
