import { addMinutes } from 'date-fns/addMinutes'
import { type Stay, staysOf } from '@/domain/care/stay'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { type Scenario, said } from './actors'
import { seat } from './careSeat'
import { sessionsOf } from './careWishes'
import type { Device } from './device'
import { pressOfTheAgit } from './hands'
import { type Seat, type Span, seatKey } from './journal'

const takers = ['보호자', '도담 픽업', '김순자(할머니)', '이웃 아주머니'] as const

/** At the branch of care: an owner and its teacher. */
export const workersOf = ({ branchTeachers, teachers }: Scenario) =>
  [teachers[0], branchTeachers.seongsu] as const

/** The other one who works there. */
function beside(stage: Scenario, worker: Device): Device {
  const [owner, teacher] = workersOf(stage)
  return worker === owner ? teacher : owner
}

/** Five days of care: arrivals and departures. */
export function playCareDays(stage: Scenario): void {
  const { agenda, days } = stage
  for (const [index, day] of days.entries()) {
    if (index === 3) agenda.add(seoulInstant(day, 10, 0), () => closeLastSession(stage, day))
    agenda.add(seoulInstant(day, 12, 40), () => openDoors(stage, day))
  }
}

const dayBounds = (day: string) =>
  [seoulInstant(day, 0, 0), seoulInstant(addDays(day, 1), 0, 0)] as const

/** What the agit has to do; a booking that cannot be read stands there by itself, and nobody presses. */
const toDo = ({ bookings: [{ cancelledAt, isUnreadable }] }: Stay): boolean =>
  !cancelledAt && !isUnreadable

export async function staysOfDay({ press, teachers }: Scenario, day: string): Promise<Stay[]> {
  const { answer } = await press('read', () =>
    teachers[0].followBookingsBetween(...dayBounds(day)).read(),
  )
  return staysOf(answer).filter(toDo)
}

async function shown(
  { press }: Scenario,
  teacher: Device,
  { bookings }: Stay,
): Promise<Stay | undefined> {
  const ids = new Set(bookings.map(({ id }) => id))
  const [from, to] = [bookings[0].startsAt, addMinutes(bookings.at(-1)?.startsAt ?? 0, 1)]
  const { answer } = await press('read', () =>
    teacher.followBookingsBetween(from, to, 'seongsu').read(),
  )
  return staysOf(answer.filter(({ id }) => ids.has(id)))[0]
}

function note({ journal }: Scenario, { bookings }: Stay, change: (seat: Seat) => void): void {
  for (const booking of bookings) {
    const seat = journal.seats.get(seatKey(booking))
    if (seat) change(seat)
    else journal.surprises.push(`${booking.id} is marked, and nobody booked it`)
  }
}

async function cancelStay(
  stage: Scenario,
  worker: Device,
  { bookings }: Pick<Stay, 'bookings'>,
  reason: string,
) {
  for (const booking of bookings) {
    const what = {
      what: '예약 취소하기',
      worker,
      colleague: beside(stage, worker),
    }
    await pressOfTheAgit(stage, what, (teacher) => teacher.cancelBooking(booking, reason))
    const seat = stage.journal.seats.get(seatKey(booking))
    if (seat) Object.assign(seat, { isCancelled: true, hasUse: false })
  }
}

/** 휴원: closed first, then booking by booking. */
async function closeLastSession(stage: Scenario, day: string): Promise<void> {
  const { journal, press, teachers } = stage
  const session = sessionsOf(day).at(-1)
  if (!session) return
  const { id } = session
  await press('휴원하기', () => teachers[0].setClosed(id, true))
  Object.assign(journal.sessions.get(id) ?? {}, { isClosed: true })
  const { answer } = await press('read', () => teachers[0].followRoster(id).read())
  for (const booking of answer.filter(
    ({ cancelledAt, isUnreadable }) => !cancelledAt && !isUnreadable,
  ))
    await cancelStay(stage, teachers[0], { bookings: [booking] }, '정전이에요.')
}

async function openDoors(stage: Scenario, day: string): Promise<void> {
  const { agenda, random } = stage
  for (const stay of await staysOfDay(stage, day)) {
    if (random.chance(0.03)) {
      await cancelStay(stage, stage.branchTeachers.seongsu, stay, '선생님이 아파요.')
      agenda.add(seoulInstant(day, 12, 46), () => bookAgain(stage, stay))
      continue
    }
    if (random.chance(0.06)) {
      if (random.chance(0.5)) agenda.add(seoulInstant(day, 19, 20), () => giveBack(stage, stay))
      continue
    }
    agenda.add(addMinutes(stay.startsAt, random.below(25) - 5), () => arrive(stage, stay))
  }
}

/** The same stay, with the use that has come back. */
async function bookAgain(stage: Scenario, { uid, childId, bookings }: Stay): Promise<void> {
  const family = stage.families.find((one) => one.family.uid === uid)?.family
  const childIndex = family?.children.findIndex(({ id }) => id === childId) ?? -1
  for (const { sessionId, startsAt, passId = '' } of bookings) {
    const session = sessionsOf(dayOf(startsAt)).find(({ id }) => id === sessionId)
    const pass = stage.journal.passes.get(passId)
    if (!family || !session || !pass) continue
    await seat(stage, { family, childIndex, session, optionKey: pass.optionKey }, pass)
  }
}

async function giveBack(stage: Scenario, stay: Stay): Promise<void> {
  const worker = stage.branchTeachers.seongsu
  const what = { what: '이용권 돌려주기', worker, colleague: beside(stage, worker) }
  await pressOfTheAgit(stage, what, (teacher) => teacher.returnUses(stay.bookings))
  note(stage, stay, (seat) => {
    seat.hasUse = false
  })
}

async function arrive(stage: Scenario, stay: Stay): Promise<void> {
  const { agenda, press, random } = stage
  const [owner, own] = workersOf(stage)
  const [teacher, colleague] = random.chance(0.5) ? [owner, own] : [own, owner]
  const come = async () => {
    const seen = await shown(stage, teacher, stay)
    if (!seen) return
    const span = await press('등원', () => teacher.markArrival(seen.bookings, teacher.uid))
    note(stage, stay, (seat) => {
      seat.arrived = span
    })
    // Not yet in the colleague's list.
    if (random.chance(0.1))
      await press('등원', () => colleague.markArrival(seen.bookings, colleague.uid))
  }
  await come()
  if (random.chance(0.03)) {
    await undoAttendance(stage, teacher, stay, 'arrive')
    await come()
  }
  agenda.add(addMinutes(stay.endsAt, random.below(35) - 10), () => leave(stage, stay))
}

async function undoAttendance(
  stage: Scenario,
  worker: Device,
  stay: Stay,
  step: 'arrive' | 'leave',
) {
  const seen = await shown(stage, worker, stay)
  if (!seen) return
  const what = { what: '되돌리기', worker, colleague: beside(stage, worker) }
  await pressOfTheAgit(stage, what, (teacher) =>
    teacher.undoAttendance(seen.bookings, step, teacher.uid),
  )
  note(stage, stay, (seat) => {
    if (step === 'arrive') seat.arrived = undefined
    else Object.assign(seat, { left: undefined, leftWith: undefined })
  })
}

async function leave(stage: Scenario, stay: Stay): Promise<void> {
  const { agenda, press, random, journal } = stage
  const workers = workersOf(stage)
  const teacher = random.pick(workers)
  const go = async () => {
    const seen = await shown(stage, teacher, stay)
    if (!seen) return
    const leftWith = random.pick(takers)
    const left: Span = await press('하원', () =>
      teacher.markDeparture(seen.bookings, leftWith, teacher.uid),
    )
    note(stage, stay, (seat) => Object.assign(seat, { left, leftWith }))
    if (!random.chance(0.05)) return
    const colleague = teacher === workers[0] ? workers[1] : workers[0]
    const answer = await said(
      press('하원', () => colleague.markDeparture(seen.bookings, '혼자 귀가', colleague.uid)),
    )
    if (answer !== 'changed') journal.surprises.push(`a second 하원 with somebody else: ${answer}`)
  }
  await go()
  if (random.chance(0.04))
    agenda.add(addMinutes(new Date(), 6), async () => {
      await undoAttendance(stage, teacher, stay, 'leave')
      await go()
    })
}
