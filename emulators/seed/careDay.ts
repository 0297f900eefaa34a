import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sampleBranches as branches } from '../../src/content/branches/branches.ts'
import { sampleChildren } from '../../src/domain/account/child.ts'
import { careProgramId, careTimetable } from '../../src/domain/care/careSession.ts'
import { addDays, clockTime, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { healthConsentVersion } from '../../src/domain/legal/consentVersions.ts'
import { type NewProgramSession, sessionsOfDay } from '../../src/domain/programs/programSession.ts'
import { parentAccount, staffAccount } from './accounts.ts'
import { bookingId } from './bookingId.ts'
import { careDays } from './careDays.ts'
import { missedStay } from './comingDay.ts'
import { usedPassId } from './passes.ts'
import { type SeededSession, seededSession } from './programSessions.ts'
import type { PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

/** Days of care from today on (specification 5, section 1). */
const SEEDED_DAYS = 30
const BRANCH = 'seongsu'
const STARTS = '15:00'

const { uid } = parentAccount
const [child = { id: '', name: '' }] = sampleChildren
const booked = { uid, childId: child.id, childName: child.name, programId: careProgramId(BRANCH) }

interface CareBooking {
  readonly session: NewProgramSession
  readonly id: string
  readonly row: Row
  readonly slot: string
}

/** 김하준's booking on a day, with its pass use. */
function bookingOn(day: string, slot: string, bookedAt: Date, attendance: Row): CareBooking[] {
  const session = sessionsOfDay(careProgramId(BRANCH), careTimetable, day).find(
    ({ startsAt }) => clockTime(startsAt) === STARTS,
  )
  if (!session) return []
  const times = { startsAt: session.startsAt, createdAt: bookedAt, updatedAt: bookedAt }
  const row = { ...booked, ...times, passId: usedPassId, slot, ...attendance }
  return [{ session, id: bookingId(session.id, uid, child.id), row, slot }]
}

/** The finished day of last week, and the next day of care. */
function careBookings(today: string): CareBooking[] {
  const { last, next } = careDays(today)
  const leftAt = seoulInstant(last, 16, 58)
  const attendance = {
    arrivedAt: seoulInstant(last, 15, 22),
    leftAt,
    leftWith: '보호자',
    by: staffAccount.uid,
  }
  return [
    ...bookingOn(last, '1', seoulInstant(addDays(last, -1), 20, 5), {
      ...attendance,
      updatedAt: leftAt,
    }),
    ...bookingOn(next, '2', seoulInstant(addDays(today, -1), 18, 20), {}),
  ]
}

export const careBookingPaths = (now: Date): string[] =>
  careBookings(dayOf(now)).map(({ session, id }) => `program_sessions/${session.id}/bookings/${id}`)

/** Care sessions of every branch from a day on, and those of last week's day. */
export function careSessions(today: string): SeededSession[] {
  const bookings = careBookings(today)
  const missed = missedStay(today)
  const days = Array.from({ length: SEEDED_DAYS }, (_, index) => addDays(today, index))
  const sessionsOn = (branchId: string, day: string) =>
    sessionsOfDay(careProgramId(branchId), careTimetable, day)
  const sessions = [
    ...sessionsOn(BRANCH, careDays(today).last),
    ...branches.flatMap(({ id }) => days.flatMap((day) => sessionsOn(id, day))),
  ]
  return sessions.map((session) => {
    const own = bookings.filter((booking) => booking.session.id === session.id)
    const rows = [...own, ...(missed.sessionId === session.id ? [missed] : [])]
    return seededSession(session, Object.fromEntries(rows.map(({ id, row }) => [id, row])))
  })
}

const note = (day: string): Row => ({
  uid,
  childId: child.id,
  childName: child.name,
  branchId: BRANCH,
  day,
  meal: 'all',
  mood: 'happy',
  text: '오늘은 친구들과 블록으로 커다란 다리를 만들었어요.\n간식으로 나온 군고구마도 맛있게 먹었어요. 수학 숙제는 두 쪽 남았어요.',
  writer: '박민지',
  by: staffAccount.uid,
  createdAt: seoulInstant(day, 17, 2),
  updatedAt: seoulInstant(day, 17, 2),
  seenAt: null,
})

/** Pictures that the site has anyway. */
const pictures = ['gallery-02@2x', 'gallery-06@2x'].map((name) =>
  readFileSync(resolve(import.meta.dirname, `../../public/media/${name}.webp`)),
)

const photos = (note: string, day: string): Record<string, Row> =>
  Object.fromEntries(
    pictures.map((data, index) => [
      `${note}/photos/${index + 1}`,
      {
        ...{ data, type: 'image/webp', width: 560, height: 420 },
        ...{ at: seoulInstant(day, 17, 3), by: staffAccount.uid },
      },
    ]),
  )

/** A request for medicine on the next day of care, by path. */
function medication(today: string): Record<string, Row> {
  const { next } = careDays(today)
  const booking = careBookings(today).find(({ row }) => row.arrivedAt === undefined)
  if (!booking) return {}
  const askedAt = seoulInstant(today, 8, 10)
  return {
    [`medications/${uid}_${child.id}_${next.replaceAll('-', '')}_1`]: {
      ...{ uid, childId: child.id, childName: child.name, branchId: BRANCH, day: next },
      ...{ bookingId: booking.id, sessionId: booking.session.id, healthConsentVersion },
      ...{ medicine: '해열제', symptom: '38.2도, 기침', dose: '5ml', times: ['16:00'] },
      ...{ storage: 'cold', note: '물을 한 컵 함께 주세요.', given: {} },
      ...{ createdAt: askedAt, updatedAt: askedAt },
    },
  }
}

/** Pass uses, the unread note about last week with its pictures and the next medicine, by path. */
export function careDocuments(now: Date): Record<string, Row> {
  const today = dayOf(now)
  const { last } = careDays(today)
  const notePath = `care_notes/${uid}_${child.id}_${last.replaceAll('-', '')}`
  const uses = careBookings(today).map(({ session, id, row, slot }): [string, Row] => [
    `users/${uid}/passes/${usedPassId}/uses/${slot}`,
    {
      sessionId: session.id,
      bookingId: id,
      childId: child.id,
      createdAt: row.createdAt ?? session.startsAt,
    },
  ])
  return {
    ...Object.fromEntries(uses),
    ...medication(today),
    [notePath]: note(last),
    ...photos(notePath, last),
  }
}
