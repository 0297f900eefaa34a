import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  double,
  type Field,
  type Fields,
  increment,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, DAY, HOUR, MINUTE } from './aRide.ts'
import {
  bookingPath,
  careBooking,
  careSession,
  dayBefore,
  leaveWrites,
  passOf,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { people } from './people.ts'
import { bookingIdIn, moveCounter, OWN, SIBLING, seatMoves, sessionAt } from './seats.ts'

/** Sessions by their only booking's state. */
const BOOKED = 'care-seongsu_20270105_1300'
const HERE = 'care-seongsu_20270105_1500'
const GONE = 'care-seongsu_20270105_1700'
const CANCELLED = 'care-seongsu_20270106_1300'
const HERE_CANCELLED = 'care-seongsu_20270106_1500'
const YESTERDAY = 'care-seongsu_20270104_1300'
const HERE_YESTERDAY = 'care-seongsu_20270104_1500'
const GONE_YESTERDAY = 'care-seongsu_20270104_1700'
const TOMORROW = 'care-seongsu_20270107_1300'
const HERE_LONG = 'care-seongsu_20270108_1300'
const GONE_LONG = 'care-seongsu_20270108_1500'
const SPENT = 'care-seongsu_20270109_1300'
const GIVEN_BACK = 'care-seongsu_20270109_1500'
const PROGRAM = 'art_20270105_1500'
/** Marked by a colleague. */
const HERE_BY = 'care-seongsu_20270110_1300'
const GONE_BY = 'care-seongsu_20270110_1500'
/** Cancelled and missed ones that still have their use. */
const KEEPS_USE = 'care-seongsu_20270110_1700'
const JUST_OVER = 'care-seongsu_20270111_1300'
const NEARLY_OVER = 'care-seongsu_20270111_1500'

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
    ...standing(HERE_CANCELLED, now, {
      arrivedAt: ago(10),
      cancelledAt: ago(5),
      cancelReason: '폭설',
    }),
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
    ...standing(HERE_BY, now, { arrivedAt: ago(10), by: 'colleague' }),
    ...standing(GONE_BY, now, {
      arrivedAt: ago(60),
      leftAt: ago(14),
      leftWith: '보호자',
      by: 'colleague',
    }),
    ...standing(KEEPS_USE, tomorrow, { cancelledAt: now, cancelReason: '폭설' }),
    ...standing(JUST_OVER, after(now, -2 * HOUR)),
    ...standing(NEARLY_OVER, after(now, -2 * HOUR + CLOCK_MARGIN_MS)),
  ]
  const used = [
    BOOKED,
    YESTERDAY,
    TOMORROW,
    HERE,
    HERE_YESTERDAY,
    GONE_YESTERDAY,
    KEEPS_USE,
    JUST_OVER,
    NEARLY_OVER,
  ].map((session) =>
    seedDocument(passUsePath('light', slots.get(session) ?? ''), {
      ...passUse(session, OWN),
      createdAt: now,
    }),
  )
  const edit = (session: string, fields: Fields, seat = OWN) =>
    change(bookingPath(session, seat), { updatedAt: SERVER_TIME, ...fields })
  const arrive = (session: string, fields: Fields = {}) =>
    commit(edit(session, { arrivedAt: SERVER_TIME, by: 'teacher', ...fields }))
  const left = { leftAt: SERVER_TIME, leftWith: '박순자(할머니)', by: 'teacher' }
  const go = (session: string, fields: Fields = {}) => commit(edit(session, { ...left, ...fields }))
  /** Fields in the mask without a value are deleted. */
  const takeBack = (session: string, ...names: readonly string[]) => {
    const write = edit(session, {})
    return commit({ ...write, mask: [...(write.mask ?? []), ...names] })
  }
  const renamed = edit(HERE, { childName: '김다온' })
  const undoAndRename = commit({ ...renamed, mask: [...(renamed.mask ?? []), 'arrivedAt'] })
  const goBack = (session: string) => takeBack(session, 'leftAt', 'leftWith')
  /** 되돌리기 of 등원 and of 하원 that says who did it. */
  const takeBackBy = (by: Field) => {
    const write = edit(HERE_BY, { by })
    return commit({ ...write, mask: [...(write.mask ?? []), 'arrivedAt'] })
  }
  const goBackBy = (by: Field) => {
    const write = edit(GONE_BY, { by })
    return commit({ ...write, mask: [...(write.mask ?? []), 'leftAt', 'leftWith'] })
  }
  const cancelled = { cancelledAt: SERVER_TIME, cancelReason: '폭설로 쉬어요.' }
  const back = (session: string, seat = OWN) =>
    leaveWrites(session, 'light', slots.get(session) ?? '', seat)
  const withoutBooking = (session: string) => {
    const { booking: _, ...writes } = back(session)
    return Object.values(writes)
  }
  const cancel = (session: string, fields: Fields = {}) =>
    commit(edit(session, { ...cancelled, ...fields }), ...withoutBooking(session))
  const path = `program_sessions/${BOOKED}`
  const cancelAndCount = (fields: Fields) =>
    commit(
      edit(BOOKED, cancelled),
      seatMoves(BOOKED, -1, OWN, fields).counter,
      back(BOOKED).move,
      back(BOOKED).use,
    )

  return {
    seed: [
      ...people(now),
      seedDocument('users/parent/passes/light', passOf(now, { minutes: 2400 })),
      ...seats,
      ...used,
      seedDocument(passUsePath('light', slots.get(SPENT) ?? ''), {
        ...passUse(TOMORROW, OWN),
        createdAt: now,
      }),
      seedDocument(passUsePath('light', 'lost'), {
        ...passUse(YESTERDAY, { ...OWN, childId: 'lost' }),
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
      ...asks('teacher', {
        'mark a child in': allowed(arrive(BOOKED)),
        'mark a child of a program in': allowed(arrive(PROGRAM)),
        'mark a child in twice': refused(arrive(HERE)),
        'mark a child in that has left': refused(arrive(GONE)),
        'mark a child in of a cancelled booking': refused(arrive(CANCELLED)),
        'mark a child in a day late': refused(arrive(YESTERDAY)),
        'mark a child in a day early': refused(arrive(TOMORROW)),
        'mark in at a chosen time': refused(arrive(BOOKED, { arrivedAt: ago(5) })),
        'mark in without the time': refused(arrive(BOOKED, { updatedAt: undefined })),
        'mark in, changed an hour ago': refused(arrive(BOOKED, { updatedAt: ago(60) })),
        'mark in and rename': refused(arrive(BOOKED, { childName: '김다온' })),
        'mark in and out at once': refused(arrive(BOOKED, left)),
        'mark in without saying who': refused(arrive(BOOKED, { by: undefined })),
        'mark in as a colleague': refused(arrive(BOOKED, { by: 'colleague' })),
        'mark in as nobody': refused(arrive(BOOKED, { by: '' })),
        'mark in as a list': refused(arrive(BOOKED, { by: ['teacher'] })),
        'say who without marking in': refused(edit(BOOKED, { by: 'teacher' })),
        'take over what a colleague marked': refused(edit(HERE_BY, { by: 'teacher' })),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'mark a child in': arrive(BOOKED),
      }),

      ...asks('teacher', {
        'mark a child out': allowed(go(HERE)),
        'mark out with 50 letters': allowed(go(HERE, { leftWith: '가'.repeat(50) })),
        'mark out with 51 letters': refused(go(HERE, { leftWith: '가'.repeat(51) })),
        'mark out with an empty taker': refused(go(HERE, { leftWith: '' })),
        'mark out with a blank taker': refused(go(HERE, { leftWith: '\u3000\u200b' })),
        'mark out without a taker': refused(go(HERE, { leftWith: undefined })),
        'mark out at a chosen time': refused(go(HERE, { leftAt: ago(5) })),
        'mark out a child without an arrival': refused(go(BOOKED)),
        'mark out twice': refused(go(GONE)),
        'mark out a day late': refused(go(HERE_YESTERDAY)),
        'mark out of a cancelled booking': refused(go(CANCELLED)),
        'mark out of a cancelled booking of a child that came': refused(go(HERE_CANCELLED)),
        'mark out and change the arrival': refused(go(HERE, { arrivedAt: SERVER_TIME })),
        'mark out whom a colleague marked in': allowed(go(HERE_BY)),
        'mark out without saying who': refused(go(HERE, { by: undefined })),
        'mark out and leave who marked in': refused(go(HERE_BY, { by: undefined })),
        'mark out as a colleague': refused(go(HERE, { by: 'colleague' })),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'mark a child out': go(HERE),
      }),

      ...asks('teacher', {
        'mark a child in and add a code word': refused(
          edit(BOOKED, { arrivedAt: SERVER_TIME, by: 'teacher', codeWord: '노란 고래' }),
        ),
        'mark a child out and change its code word': refused(
          edit(HERE, {
            leftAt: SERVER_TIME,
            leftWith: '보호자',
            by: 'teacher',
            codeWord: '노란 고래',
          }),
        ),
        'undo 등원': allowed(takeBack(HERE, 'arrivedAt')),
        'undo 하원': allowed(goBack(GONE)),
        'undo 등원 after midnight': allowed(takeBack(HERE_YESTERDAY, 'arrivedAt')),
        'undo 하원 after midnight': allowed(goBack(GONE_YESTERDAY)),
        'undo 등원 after 15 minutes': refused(takeBack(HERE_LONG, 'arrivedAt')),
        'undo 하원 after 15 minutes': refused(goBack(GONE_LONG)),
        'undo 등원 before 하원': refused(takeBack(GONE, 'arrivedAt')),
        'undo both steps at once': refused(takeBack(GONE, 'arrivedAt', 'leftAt', 'leftWith')),
        'undo 하원 and keep the taker': refused(takeBack(GONE, 'leftAt')),
        'undo 등원 and rename': refused(undoAndRename),
        'keep 하원 without the taker': refused(takeBack(GONE, 'leftWith')),
        'undo a step not taken': refused(takeBack(BOOKED, 'arrivedAt')),
        'undo 등원 and leave who marked it': allowed(takeBack(HERE_BY, 'arrivedAt')),
        'undo 하원 and leave who marked it': allowed(goBack(GONE_BY)),
        'undo 등원 and delete who marked it': allowed(takeBack(HERE_BY, 'arrivedAt', 'by')),
        'undo 하원 and delete who marked it': allowed(
          takeBack(GONE_BY, 'leftAt', 'leftWith', 'by'),
        ),
        'undo 등원 in their own name': allowed(takeBackBy('teacher')),
        'undo 하원 in their own name': allowed(goBackBy('teacher')),
        'undo 등원 in the name of somebody else': refused(takeBackBy('parent')),
        'undo 하원 in the name of somebody else': refused(goBackBy('parent')),
        'undo 등원 in the name of nobody': refused(takeBackBy('')),
        'undo 하원 in the name of a number': refused(goBackBy(1)),
        'delete who marked it and undo nothing': refused(takeBack(HERE_BY, 'by')),
        'undo a cancellation': refused(takeBack(CANCELLED, 'cancelledAt', 'cancelReason')),
      }),
      ...deniedTo(['parent', 'otherParent'], {
        'undo 등원': takeBack(HERE, 'arrivedAt'),
      }),

      ...asks('teacher', {
        'cancel a booking': allowed(cancel(BOOKED)),
        'cancel a booking ahead': allowed(cancel(TOMORROW)),
        'cancel a booking that was missed': allowed(cancel(YESTERDAY)),
        'cancel a booking of a program': allowed(
          edit(PROGRAM, cancelled),
          ...moveCounter(PROGRAM, -1, OWN),
        ),
        'cancel a booking whose use was returned': allowed(
          edit(GIVEN_BACK, cancelled),
          ...moveCounter(GIVEN_BACK, -1, OWN),
        ),
        'cancel a booking whose use serves another': allowed(
          edit(SPENT, cancelled),
          ...moveCounter(SPENT, -1, OWN),
        ),
        'cancel without the counter': refused(edit(BOOKED, cancelled), back(BOOKED).use),
        'cancel without saying which booking': refused(
          edit(BOOKED, cancelled),
          back(BOOKED).counter,
          back(BOOKED).use,
        ),
        'cancel and say another booking': refused(
          edit(BOOKED, cancelled),
          back(BOOKED).counter,
          seatMoves(BOOKED, -1, SIBLING).move,
          back(BOOKED).use,
        ),
        'cancel and go on naming the booking': refused(
          cancelAndCount({ last: bookingIdIn(BOOKED, OWN) }),
        ),
        'cancel and keep the use': refused(
          edit(BOOKED, cancelled),
          ...moveCounter(BOOKED, -1, OWN),
        ),
        'cancel and count two': refused(
          edit(BOOKED, cancelled),
          ...moveCounter(BOOKED, -2, OWN),
          back(BOOKED).use,
        ),
        'cancel and count one more': refused(
          edit(BOOKED, cancelled),
          ...moveCounter(BOOKED, 1, OWN),
          back(BOOKED).use,
        ),
        'cancel and make room for more': refused(cancelAndCount({ capacity: 30 })),
        'cancel and count a fraction': refused(cancelAndCount({ taken: double(0) })),
        'cancel and count another session': refused(
          edit(BOOKED, cancelled),
          ...moveCounter(TOMORROW, -1, OWN),
          back(BOOKED).use,
        ),
        'count back without a booking': refused(...moveCounter(BOOKED, -1, OWN)),
        'count back for a cancelled booking': refused(...moveCounter(CANCELLED, -1, OWN)),
        'cancel after the arrival': refused(cancel(HERE)),
        'cancel twice': refused(edit(CANCELLED, cancelled), ...moveCounter(CANCELLED, -1, OWN)),
        'cancel with an empty reason': refused(cancel(BOOKED, { cancelReason: '' })),
        'cancel with a blank reason': refused(cancel(BOOKED, { cancelReason: '\u3000' })),
        'cancel with a reason of 60': allowed(cancel(BOOKED, { cancelReason: '가'.repeat(60) })),
        'cancel with a reason of 61': refused(cancel(BOOKED, { cancelReason: '가'.repeat(61) })),
        'cancel at a chosen time': refused(cancel(BOOKED, { cancelledAt: ago(5) })),
        'cancel, changed an hour ago': refused(cancel(BOOKED, { updatedAt: ago(60) })),
        'cancel and mark in': refused(cancel(BOOKED, { arrivedAt: SERVER_TIME })),
      }),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'cancel as the agit does': cancel(BOOKED),
      }),
      row(
        'parent',
        'make room by a booking that the agit cancelled',
        refused(remove(bookingPath(CANCELLED, OWN)), ...moveCounter(CANCELLED, -1, OWN)),
      ),

      ...asks('teacher', {
        'close a session': allowed(change(path, { closed: true })),
        'open a session again': allowed(change(path, { closed: false })),
        'close a session with a text': refused(change(path, { closed: 'yes' })),
        'close a session and count': refused(change(path, { closed: true, taken: increment(-1) })),
      }),
      ...deniedTo(['nobody', 'parent'], {
        'close a session': commit(change(path, { closed: true })),
      }),
      ...[true, false].map((closed) =>
        row(
          'teacher',
          `open a session that is ${closed ? 'closed' : 'not closed'}`,
          allowed(
            put('program_sessions/care-seongsu_20270120_1300', {
              ...careSession(tomorrow, { taken: 0 }),
              closed,
            }),
          ),
        ),
      ),
      row(
        'teacher',
        'open a session that is closed in numbers',
        refused(
          put('program_sessions/care-seongsu_20270120_1300', {
            ...careSession(tomorrow, { taken: 0 }),
            closed: double(1),
          }),
        ),
      ),
      row('parent', 'give a missed session back', refused(...Object.values(back(YESTERDAY)))),
      ...asks('teacher', {
        'return the use of a missed session': allowed(back(YESTERDAY).use),
        'return the use of a session missed just now': allowed(back(JUST_OVER).use),
        'return the use of a session that is nearly over': refused(back(NEARLY_OVER).use),
        'return the use of a session ahead': refused(back(TOMORROW).use),
        'return the use of a cancelled booking': allowed(back(KEEPS_USE).use),
        'return three uses at once': allowed(
          back(YESTERDAY).use,
          back(JUST_OVER).use,
          back(KEEPS_USE).use,
        ),
        'return the use of a child that is there': refused(back(HERE).use),
        'return the use of a child that was there': refused(back(HERE_YESTERDAY).use),
        'return the use of a child that came and left': refused(back(GONE_YESTERDAY).use),
        'mark in and return the use': refused(
          edit(JUST_OVER, { arrivedAt: SERVER_TIME, by: 'teacher' }),
          back(JUST_OVER).use,
        ),
        'return a use that serves a booking ahead': refused(
          remove(passUsePath('light', slots.get(SPENT) ?? '')),
        ),
        'return a use without a booking': refused(remove(passUsePath('light', 'lost'))),
        'delete a booking': refused(...Object.values(back(TOMORROW))),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        'return a use without a booking': commit(remove(passUsePath('light', 'lost'))),
      }),
      row(
        'parent',
        'mark in early',
        refused(arrive(BOOKED, { arrivedAt: after(now, -HOUR + CLOCK_MARGIN_MS) })),
      ),
    ],
  }
}
