import { after, DAY, HOUR, MINUTE, MOMENT } from './aRide.ts'
import {
  bookingPath,
  careBooking,
  careSession,
  dayBefore,
  leaveWrites,
  moveCounter,
  passOf,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { people } from './people.ts'
import { OWN, sessionAt } from './programs.ts'
import { allowed, type RuleTable, refused, refusedTo } from './table.ts'
import {
  change,
  commit,
  double,
  type Fields,
  increment,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from './wire.ts'

/** Sessions by the state of the one booking that each of them has. */
const BOOKED = 'care-seongsu_20270105_1300'
const HERE = 'care-seongsu_20270105_1500'
const GONE = 'care-seongsu_20270105_1700'
const CANCELLED = 'care-seongsu_20270106_1300'
const YESTERDAY = 'care-seongsu_20270104_1300'
const HERE_YESTERDAY = 'care-seongsu_20270104_1500'
const GONE_YESTERDAY = 'care-seongsu_20270104_1700'
const TOMORROW = 'care-seongsu_20270107_1300'
const HERE_LONG = 'care-seongsu_20270108_1300'
const GONE_LONG = 'care-seongsu_20270108_1500'
const SPENT = 'care-seongsu_20270109_1300'
const GIVEN_BACK = 'care-seongsu_20270109_1500'
const PROGRAM = 'art_20270105_1500'
const STAFF = 'care-seongsu_20270109_1700'

/** Who is marked in and out, and what the agit cancels. */
export function attendance(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ago = (minutes: number) => after(now, -minutes * MINUTE)
  const slots = new Map<string, string>()
  const standing = (session: string, startsAt: Date, fields: Fields = {}, seat = OWN) => {
    const slot = String(slots.size + 1)
    slots.set(session, slot)
    return [
      seedDocument(`program_sessions/${session}`, careSession(startsAt)),
      seedDocument(bookingPath(session, seat), {
        ...careBooking(startsAt, seat, 'light', slot),
        createdAt: now,
        updatedAt: now,
        ...fields,
      }),
    ]
  }
  const seats = [
    ...standing(BOOKED, now),
    ...standing(HERE, now, { arrivedAt: ago(10) }),
    ...standing(GONE, now, { arrivedAt: ago(60), leftAt: ago(14), leftWith: '보호자' }),
    ...standing(CANCELLED, now, { cancelledAt: now, cancelReason: '폭설' }),
    ...standing(YESTERDAY, dayBefore(now)),
    ...standing(HERE_YESTERDAY, dayBefore(now), { arrivedAt: ago(14) }),
    ...standing(GONE_YESTERDAY, dayBefore(now), {
      arrivedAt: ago(60),
      leftAt: ago(14),
      leftWith: '보호자',
    }),
    ...standing(TOMORROW, tomorrow),
    ...standing(HERE_LONG, now, { arrivedAt: after(now, -15 * MINUTE - 1) }),
    ...standing(GONE_LONG, now, {
      arrivedAt: ago(60),
      leftAt: after(now, -15 * MINUTE - 1),
      leftWith: '보호자',
    }),
    ...standing(SPENT, tomorrow),
    ...standing(GIVEN_BACK, tomorrow),
    ...standing(STAFF, now, {}, { uid: 'teacher', childId: 'jun' }),
  ]
  const used = [BOOKED, YESTERDAY, TOMORROW, HERE].map((session) =>
    seedDocument(passUsePath('light', slots.get(session) ?? ''), {
      ...passUse(session, OWN),
      createdAt: now,
    }),
  )
  const edit = (session: string, fields: Fields, seat = OWN) =>
    change(bookingPath(session, seat), { updatedAt: SERVER_TIME, ...fields })
  const arrive = (session: string, fields: Fields = {}) =>
    commit(edit(session, { arrivedAt: SERVER_TIME, ...fields }))
  const left = { leftAt: SERVER_TIME, leftWith: '박순자(할머니)' }
  const go = (session: string, fields: Fields = {}) => commit(edit(session, { ...left, ...fields }))
  /** Fields that are named and not sent are deleted. */
  const takeBack = (session: string, ...names: readonly string[]) => {
    const write = edit(session, {})
    return commit({ ...write, mask: [...(write.mask ?? []), ...names] })
  }
  const goBack = (session: string) => takeBack(session, 'leftAt', 'leftWith')
  const cancelled = { cancelledAt: SERVER_TIME, cancelReason: '폭설로 쉬어요.' }
  const back = (session: string, seat = OWN) =>
    leaveWrites(session, 'light', slots.get(session) ?? '', seat)
  const cancel = (session: string, fields: Fields = {}) =>
    commit(edit(session, { ...cancelled, ...fields }), back(session).counter, back(session).use)
  const path = `program_sessions/${BOOKED}`

  return {
    seed: [
      ...people(now),
      seedDocument('orders/paid', { uid: 'parent', status: 'paid' }),
      seedDocument('users/parent/passes/light', passOf(now, { minutes: 2400 })),
      ...seats,
      ...used,
      seedDocument(passUsePath('light', slots.get(SPENT) ?? ''), {
        ...passUse(TOMORROW, OWN),
        createdAt: now,
      }),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(now, 8, 1)),
      seedDocument(bookingPath(PROGRAM, OWN), {
        ...careBooking(now, OWN, '', ''),
        programId: 'art',
        passId: undefined,
        slot: undefined,
        createdAt: now,
        updatedAt: now,
      }),
    ],
    rows: [
      allowed('teacher', 'mark a child in', arrive(BOOKED)),
      allowed('teacher', 'mark a child of a program in', arrive(PROGRAM)),
      refused('teacher', 'mark a child in twice', arrive(HERE)),
      refused('teacher', 'mark a child in that has left', arrive(GONE)),
      refused('teacher', 'mark a child in of a cancelled booking', arrive(CANCELLED)),
      refused('teacher', 'mark a child in a day late', arrive(YESTERDAY)),
      refused('teacher', 'mark a child in a day early', arrive(TOMORROW)),
      refused('teacher', 'mark in at a time of choice', arrive(BOOKED, { arrivedAt: ago(5) })),
      refused('teacher', 'mark in without the time', arrive(BOOKED, { updatedAt: undefined })),
      refused('teacher', 'mark in, changed an hour ago', arrive(BOOKED, { updatedAt: ago(60) })),
      refused('teacher', 'mark in and rename', arrive(BOOKED, { childName: '김다온' })),
      refused('teacher', 'mark in and out at once', arrive(BOOKED, left)),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'mark a child in', arrive(BOOKED)),

      allowed('teacher', 'mark a child out', go(HERE)),
      allowed('teacher', 'mark out with 50 letters', go(HERE, { leftWith: '가'.repeat(50) })),
      refused('teacher', 'mark out with 51 letters', go(HERE, { leftWith: '가'.repeat(51) })),
      refused('teacher', 'mark out with nobody', go(HERE, { leftWith: '' })),
      refused('teacher', 'mark out with a blank', go(HERE, { leftWith: '\u3000\u200b' })),
      refused('teacher', 'mark out without saying with whom', go(HERE, { leftWith: undefined })),
      refused('teacher', 'mark out at a time of choice', go(HERE, { leftAt: ago(5) })),
      refused('teacher', 'mark out a child that never came', go(BOOKED)),
      refused('teacher', 'mark out twice', go(GONE)),
      refused('teacher', 'mark out a day late', go(HERE_YESTERDAY)),
      refused('teacher', 'mark out of a cancelled booking', go(CANCELLED)),
      refused('teacher', 'mark out and change the arrival', go(HERE, { arrivedAt: SERVER_TIME })),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'mark a child out', go(HERE)),

      allowed('teacher', 'take 등원 back', takeBack(HERE, 'arrivedAt')),
      allowed('teacher', 'take 하원 back', goBack(GONE)),
      allowed('teacher', 'take 등원 back after midnight', takeBack(HERE_YESTERDAY, 'arrivedAt')),
      allowed('teacher', 'take 하원 back after midnight', goBack(GONE_YESTERDAY)),
      refused('teacher', 'take 등원 back after 15 minutes', takeBack(HERE_LONG, 'arrivedAt')),
      refused('teacher', 'take 하원 back after 15 minutes', goBack(GONE_LONG)),
      refused('teacher', 'take 등원 back before 하원', takeBack(GONE, 'arrivedAt')),
      refused(
        'teacher',
        'take both steps back at once',
        takeBack(GONE, 'arrivedAt', 'leftAt', 'leftWith'),
      ),
      refused('teacher', 'take 하원 back and keep the name', takeBack(GONE, 'leftAt')),
      refused('teacher', 'keep 하원 without the name', takeBack(GONE, 'leftWith')),
      refused('teacher', 'take back what never was', takeBack(BOOKED, 'arrivedAt')),
      refused(
        'teacher',
        'take a cancellation back',
        takeBack(CANCELLED, 'cancelledAt', 'cancelReason'),
      ),
      ...refusedTo(['parent', 'otherParent'], 'take 등원 back', takeBack(HERE, 'arrivedAt')),

      allowed('teacher', 'cancel a booking', cancel(BOOKED)),
      allowed('teacher', 'cancel a booking ahead', cancel(TOMORROW)),
      allowed('teacher', 'cancel a booking that was missed', cancel(YESTERDAY)),
      allowed(
        'teacher',
        'cancel a booking of a program',
        commit(edit(PROGRAM, cancelled), moveCounter(PROGRAM, -1, OWN)),
      ),
      allowed(
        'teacher',
        'cancel a booking whose use was given back',
        commit(edit(GIVEN_BACK, cancelled), back(GIVEN_BACK).counter),
      ),
      allowed(
        'teacher',
        'cancel a booking whose use serves another',
        commit(edit(SPENT, cancelled), back(SPENT).counter),
      ),
      refused(
        'teacher',
        'cancel without the counter',
        commit(edit(BOOKED, cancelled), back(BOOKED).use),
      ),
      refused(
        'teacher',
        'cancel and keep the use',
        commit(edit(BOOKED, cancelled), back(BOOKED).counter),
      ),
      refused(
        'teacher',
        'cancel and count two',
        commit(edit(BOOKED, cancelled), moveCounter(BOOKED, -2, OWN), back(BOOKED).use),
      ),
      refused(
        'teacher',
        'cancel and count one more',
        commit(edit(BOOKED, cancelled), moveCounter(BOOKED, 1, OWN), back(BOOKED).use),
      ),
      refused(
        'teacher',
        'cancel and count another session',
        commit(edit(BOOKED, cancelled), back(TOMORROW).counter, back(BOOKED).use),
      ),
      refused('teacher', 'count back without a booking', commit(back(BOOKED).counter)),
      refused('teacher', 'count back for a cancelled booking', commit(back(CANCELLED).counter)),
      refused('teacher', 'cancel once the child came', cancel(HERE)),
      refused(
        'teacher',
        'cancel twice',
        commit(edit(CANCELLED, cancelled), back(CANCELLED).counter),
      ),
      refused('teacher', 'cancel for no reason', cancel(BOOKED, { cancelReason: '' })),
      refused('teacher', 'cancel for a blank reason', cancel(BOOKED, { cancelReason: '\u3000' })),
      allowed(
        'teacher',
        'cancel for 60 letters',
        cancel(BOOKED, { cancelReason: '가'.repeat(60) }),
      ),
      refused(
        'teacher',
        'cancel for 61 letters',
        cancel(BOOKED, { cancelReason: '가'.repeat(61) }),
      ),
      refused('teacher', 'cancel at a time of choice', cancel(BOOKED, { cancelledAt: ago(5) })),
      refused('teacher', 'cancel, changed an hour ago', cancel(BOOKED, { updatedAt: ago(60) })),
      refused('teacher', 'cancel and mark in', cancel(BOOKED, { arrivedAt: SERVER_TIME })),
      refused(
        'teacher',
        'cancel a booking of the own account',
        commit(
          edit(STAFF, cancelled, { uid: 'teacher', childId: 'jun' }),
          moveCounter(STAFF, -1, { uid: 'teacher', childId: 'jun' }),
        ),
      ),
      ...refusedTo(['nobody', 'parent', 'otherParent'], 'cancel by the agit’s way', cancel(BOOKED)),
      refused(
        'parent',
        'make room by a booking that the agit cancelled',
        commit(remove(bookingPath(CANCELLED, OWN)), back(CANCELLED).counter),
      ),

      allowed('teacher', 'close a session', commit(change(path, { closed: true }))),
      allowed('teacher', 'open a session again', commit(change(path, { closed: false }))),
      refused('teacher', 'close a session in words', commit(change(path, { closed: 'yes' }))),
      refused(
        'teacher',
        'close a session and count',
        commit(change(path, { closed: true, taken: increment(-1) })),
      ),
      ...refusedTo(['nobody', 'parent'], 'close a session', commit(change(path, { closed: true }))),
      ...[true, false].map((closed) =>
        allowed(
          'teacher',
          `open a session that is ${closed ? 'closed' : 'not closed'}`,
          commit(
            put('program_sessions/care-seongsu_20270120_1300', {
              ...careSession(tomorrow, { taken: 0 }),
              closed,
            }),
          ),
        ),
      ),
      refused(
        'teacher',
        'open a session that is closed in numbers',
        commit(
          put('program_sessions/care-seongsu_20270120_1300', {
            ...careSession(tomorrow, { taken: 0 }),
            closed: double(1),
          }),
        ),
      ),
      refused('parent', 'give a missed session back', commit(...Object.values(back(YESTERDAY)))),
      allowed('teacher', 'give the use of a missed session back', commit(back(YESTERDAY).use)),
      refused('teacher', 'delete a booking', commit(...Object.values(back(TOMORROW)))),
      refused('parent', 'mark in early', arrive(BOOKED, { arrivedAt: after(now, -HOUR + MOMENT) })),
    ],
  }
}
