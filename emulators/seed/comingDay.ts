import { sampleBranches } from '../../src/content/branches/branches.ts'
import { careProgramId, careTimetable } from '../../src/domain/care/careSession.ts'
import { addDays, clockTime, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { isSchoolDay } from '../../src/domain/dates/holidays.ts'
import { expiryOf, minutesOfOption } from '../../src/domain/orders/pass.ts'
import { closureKey } from '../../src/domain/places/closures.ts'
import { sessionsOfDay } from '../../src/domain/programs/programSession.ts'
import { staffAccount } from './accounts.ts'
import { bookingId } from './bookingId.ts'
import { careDays } from './careDays.ts'
import { rideOfSample } from './member.ts'
import type { SeededSession } from './programSessions.ts'
import { type SampleChild, sampleFamilyChildren } from './sampleFamilies.ts'
import { basicSnacks } from './snacks.ts'
import type { PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

const BRANCH = 'seongsu'
const none: SampleChild = { uid: '', childId: '', name: '' }
const [child = none, missing = none] = sampleFamilyChildren
const phone = '+821000001001'
const REQUESTED_RIDE = 'local-ride-requested'
const MISSED_PASS = 'order-sample-family-1'
const CLOSED_AHEAD_DAYS = 21
const programsOfLastBranch = ['robot', 'coding']

/** The closed day of the last branch: the first school day from three weeks ahead. */
export function seededClosure(today: string): { branchId: string; day: string; reason: string } {
  const first = addDays(today, CLOSED_AHEAD_DAYS)
  const days = Array.from({ length: CLOSED_AHEAD_DAYS }, (_, index) => addDays(first, index))
  return {
    branchId: sampleBranches.at(-1)?.id ?? '',
    day: days.find(isSchoolDay) ?? first,
    reason: '시설 점검',
  }
}

/** A session of the closed day is closed, too, and nobody has booked it. */
export function closeSeeded(today: string) {
  const { branchId, day, reason } = seededClosure(today)
  const programs = [careProgramId(branchId), ...programsOfLastBranch]
  return (session: SeededSession): SeededSession =>
    programs.some((programId) => session.id.startsWith(`${programId}_${day.replaceAll('-', '')}_`))
      ? {
          ...session,
          row: { ...session.row, taken: 0, closed: true, closedReason: reason },
          bookings: {},
        }
      : session
}

/** Last week's stay of a child who did not come. */
export function missedStay(today: string) {
  const { last } = careDays(today)
  const programId = careProgramId(BRANCH)
  const session = sessionsOfDay(programId, careTimetable, last).find(
    ({ startsAt }) => clockTime(startsAt) === '13:00',
  )
  if (!session) throw new Error(`No care at 13:00 on ${last}.`)
  const { uid, childId, name: childName } = missing
  const bookedAt = seoulInstant(addDays(last, -1), 21, 10)
  const times = { startsAt: session.startsAt, createdAt: bookedAt, updatedAt: bookedAt }
  return {
    sessionId: session.id,
    id: bookingId(session.id, uid, childId),
    row: { uid, childId, childName, programId, passId: MISSED_PASS, slot: '1', ...times },
  }
}

function passOfMissing(today: string): Record<string, Row> {
  const stay = missedStay(today)
  const startsOn = addDays(careDays(today).last, -7)
  const pass = `users/${missing.uid}/passes/${MISSED_PASS}`
  return {
    [pass]: {
      planKey: 'timepass',
      optionKey: '2h-25000',
      label: '라이트 2시간권',
      minutes: minutesOfOption('2h-25000'),
      startsOn,
      expiresOn: expiryOf('timepass', startsOn),
      orderId: 'sample-family',
      at: seoulInstant(startsOn, 9, 40),
      by: staffAccount.uid,
    },
    [`${pass}/uses/1`]: {
      sessionId: stay.sessionId,
      bookingId: stay.id,
      childId: missing.childId,
      createdAt: stay.row.createdAt,
    },
  }
}

/** What other families have asked for on the next day of care: a ride, a word about it, a snack. */
function askedFor(today: string): Record<string, Row> {
  const { next } = careDays(today)
  const { uid, childId, name: childName } = child
  const askedAt = seoulInstant(addDays(today, -1), 20, 30)
  const [snackId = '', snack] = Object.entries(basicSnacks)[0] ?? []
  const priceKRW = Number(snack?.price ?? 0)
  return {
    [`rides/${REQUESTED_RIDE}`]: {
      ...rideOfSample,
      ...{ uid, childId, childName, phone },
      driver: null,
      startsAt: seoulInstant(next, 16, 30),
      memo: '',
      codeWord: '초록 나비',
      status: 'requested',
      reached: {},
      createdAt: askedAt,
      updatedAt: askedAt,
    },
    'messages/local-message': {
      ...{ uid, by: uid, phone, branchId: BRANCH },
      ...{ rideId: REQUESTED_RIDE, bookingId: '', sessionId: '' },
      ...{ kind: 'late', text: '5분쯤 늦게 나와요.' },
      ...{ createdAt: askedAt, seenAt: null },
    },
    'orders/local-snack-order': {
      ...{ uid, nickname: `${childName.slice(1)}네`, kind: 'snack', branchId: BRANCH },
      lines: [{ code: `basic/${snackId}`, name: String(snack?.title), priceKRW, quantity: 1 }],
      totalKRW: priceKRW,
      depositor: childName,
      ...{ childId, day: next },
      status: 'paid',
      ...{ createdAt: askedAt, updatedAt: askedAt },
    },
  }
}

/** What stands beside the sample parent's documents, so that the agit's next day is alive. */
export function comingDayDocuments(now: Date): Record<string, Row> {
  const today = dayOf(now)
  const { branchId, day, reason } = seededClosure(today)
  return {
    'settings/closures': { days: { [closureKey(branchId, day)]: reason }, updatedAt: now },
    ...passOfMissing(today),
    ...askedFor(today),
  }
}

/** What other families have asked for, by path. */
export const askedForPaths = (now: Date): string[] => Object.keys(askedFor(dayOf(now)))
