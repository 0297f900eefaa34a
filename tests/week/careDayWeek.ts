import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import { type DayNoteEntry, dayNoteId } from '@/domain/care/dayNote'
import { type Stay, staysOf } from '@/domain/care/stay'
import { addDays, seoulInstant } from '@/domain/dates/day'
import { subjectOfStay } from '@/domain/rides/rideMessage'
import { kindOf, type Scenario } from './actors'
import { sessionsOf } from './careBookingWeek'
import type { Device } from './device'
import { type Seat, type Span, seatKey } from './journal'

const takers = ['보호자', '도담 픽업', '김순자(할머니)', '이웃 아주머니'] as const

/** At the branch of care: an owner and its teacher. */
const workersOf = ({ branchTeachers, teachers }: Scenario) =>
  [teachers[0], branchTeachers.seongsu] as const

/** Five days of care: arrivals, departures, notes. */
export function playCareDays(stage: Scenario): void {
  const { agenda, days } = stage
  for (const [index, day] of days.entries()) {
    if (index === 3) agenda.add(seoulInstant(day, 10, 0), () => closeLastSession(stage, day))
    agenda.add(seoulInstant(day, 12, 40), () => openDoors(stage, day))
    agenda.add(seoulInstant(day, 19, 45), () => writeNotes(stage, day))
    agenda.add(seoulInstant(day, 22, 20), () => readNotes(stage))
  }
}

const dayBounds = (day: string) =>
  [seoulInstant(day, 0, 0), seoulInstant(addDays(day, 1), 0, 0)] as const

async function staysOfDay({ press, teachers }: Scenario, day: string): Promise<Stay[]> {
  const { answer } = await press('read', () =>
    teachers[0].followBookingsBetween(...dayBounds(day)).read(),
  )
  return staysOf(answer).filter(({ bookings: [{ cancelledAt }] }) => !cancelledAt)
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
  teacher: Device,
  { bookings }: Pick<Stay, 'bookings'>,
  reason: string,
) {
  for (const booking of bookings) {
    await stage.press('예약 취소하기', () => teacher.cancelBooking(booking, reason))
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
  for (const booking of answer.filter(({ cancelledAt }) => !cancelledAt))
    await cancelStay(stage, teachers[0], { bookings: [booking] }, '정전이에요.')
}

async function openDoors(stage: Scenario, day: string): Promise<void> {
  const { agenda, random } = stage
  for (const stay of await staysOfDay(stage, day)) {
    if (random.chance(0.03)) {
      await cancelStay(stage, stage.branchTeachers.seongsu, stay, '선생님이 아파요.')
      continue
    }
    if (random.chance(0.1)) await tell(stage, stay)
    if (random.chance(0.06)) {
      if (random.chance(0.5)) agenda.add(seoulInstant(day, 19, 20), () => giveBack(stage, stay))
      continue
    }
    agenda.add(addMinutes(stay.startsAt, random.below(25) - 5), () => arrive(stage, stay))
  }
}

/** 「알리기」 of a stay, named by its first booking; some are read. */
async function tell({ families, journal, press, random, teachers }: Scenario, stay: Stay) {
  const device = families.find(({ family }) => family.uid === stay.uid)?.device
  if (!device) return
  const id = `message-${stay.bookings[0].id}`
  await press('보내기', () =>
    device.sendMessage({
      id,
      uid: stay.uid,
      ...subjectOfStay(stay),
      by: device.uid,
      phone: device.phone,
      kind: 'absent',
      text: '',
    }),
  )
  journal.messages.set(id, { isSeen: false })
  if (random.chance(0.5)) return
  await press('확인', () => teachers[0].markMessageSeen(id))
  journal.messages.set(id, { isSeen: true })
}

async function giveBack(stage: Scenario, { bookings }: Stay): Promise<void> {
  const { seongsu } = stage.branchTeachers
  await stage.press('이용권 돌려주기', () => seongsu.returnUses(bookings))
  note(stage, { bookings } as Stay, (seat) => {
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
  teacher: Device,
  stay: Stay,
  step: 'arrive' | 'leave',
) {
  const seen = await shown(stage, teacher, stay)
  if (!seen) return
  await stage.press('되돌리기', () => teacher.undoAttendance(seen.bookings, step, teacher.uid))
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
    const said = await press('하원', () =>
      colleague.markDeparture(seen.bookings, '혼자 귀가', colleague.uid),
    ).then(() => 'done', kindOf)
    if (said !== 'changed') journal.surprises.push(`a second 하원 with somebody else: ${said}`)
  }
  await go()
  if (random.chance(0.04))
    agenda.add(addMinutes(new Date(), 6), async () => {
      await undoAttendance(stage, teacher, stay, 'leave')
      await go()
    })
}

const textOf = (name: string, day: string) => `${name}은(는) ${day} 하루를\n즐겁게 보냈어요.`

async function writeNotes(stage: Scenario, day: string): Promise<void> {
  const { agenda, journal, press, random } = stage
  const [owner, own] = workersOf(stage)
  const came = (await staysOfDay(stage, day)).filter(({ bookings: [first] }) => first.arrivedAt)
  const children = new Map(came.map((stay) => [`${stay.uid}/${stay.childId}`, stay]))
  for (const { uid, childId, childName, branchId } of children.values()) {
    const of = (writer: Device) => ({
      ...{ uid, childId, childName, branchId, day },
      ...{ writer: writer.nickname, by: writer.uid },
    })
    const id = dayNoteId({ uid, childId, day })
    const first: DayNoteEntry = { meal: 'all', mood: 'happy', text: textOf(childName, day) }
    await press('알림장 보내기', () => owner.sendNote({ ...of(owner), ...first }, null))
    journal.notes.set(id, { ...first, isSeen: false })
    if (!random.chance(0.1)) continue
    const better: DayNoteEntry = {
      ...first,
      mood: 'tired',
      text: `${first.text} 조금 졸려 했어요.`,
    }
    const correct = async (expected: DayNoteEntry) => {
      await press('고쳐 보내기', () => own.sendNote({ ...of(own), ...better }, expected))
      journal.notes.set(id, { ...better, isSeen: false })
    }
    // Some the same evening, others once the parent has read it.
    const at = random.chance(0.5)
      ? addMinutes(new Date(), 20)
      : subMinutes(seoulInstant(addDays(day, 1), 8, 0), 5)
    if (random.chance(0.5)) agenda.add(at, () => correct(first))
    else
      agenda.add(at, async () => {
        const said = await press('고쳐 보내기', () =>
          own.sendNote({ ...of(own), ...better }, null),
        ).then(
          () => 'done',
          (error: unknown) => (error instanceof Error ? error.name : ''),
        )
        if (said !== 'NoteConflict') journal.surprises.push(`a note over a colleague's: ${said}`)
        await correct(first)
      })
  }
}

async function readNotes({ families, journal, press, random }: Scenario): Promise<void> {
  for (const { device } of families) {
    if (random.chance(0.2)) continue
    const { answer } = await press('read', () => device.followOwnUnseenNotes(device.uid).read())
    for (const unread of answer) {
      await press('알림장 읽기', () => device.markNoteSeen(unread))
      Object.assign(journal.notes.get(unread.id) ?? {}, { isSeen: true })
    }
  }
}
