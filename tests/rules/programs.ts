import { bookingId } from '../../emulators/seed/bookingId.ts'
import { after, DAY, HOUR, MINUTE, MOMENT } from './aRide.ts'
import { CHILD_ID, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'
import { allowed, misshapen, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
import {
  change,
  commit,
  count,
  double,
  type Fields,
  get,
  increment,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from './wire.ts'

export const sessionAt = (startsAt: Date, capacity: number, taken: number): Fields => ({
  programId: 'art',
  startsAt,
  endsAt: after(startsAt, 50 * MINUTE),
  capacity,
  taken,
  last: '',
})

/** Children whose seats are asked about. Their bookings' ids depend on the session, too. */
export const OWN = { uid: 'parent', childId: CHILD_ID }
export const SIBLING = { uid: 'parent', childId: SIBLING_ID }
const FOREIGN = { uid: 'otherParent', childId: OTHER_CHILD_ID }
type Seat = typeof OWN

/** A booking's id; one that is written out is what it says. */
export const idIn = (session: string, seat: Seat | string): string =>
  typeof seat === 'string' ? seat : bookingId(session, seat.uid, seat.childId)

/** Sessions by id: what of their seats is taken before the request, and by whom. */
const OPEN = 'art_20270105_1500'
const ONE_LEFT = 'art_20270105_1600'
const FULL = 'art_20270105_1700'
const BEGUN = 'art_20270105_1800'
const SOON = 'art_20270105_1900'
const EMPTY = 'art_20270105_2000'

/** Program sessions, their seats and their bookings. */
export function programs(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const bookingOf = (uid: string, childId: string, startsAt: Date): Fields => ({
    uid,
    childId,
    childName: '김하온',
    programId: 'art',
    startsAt,
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
  })
  const booking = bookingOf('parent', SIBLING_ID, tomorrow)
  const standing = (session: string, seat: Seat, startsAt = tomorrow) =>
    seedDocument(`program_sessions/${session}/bookings/${idIn(session, seat)}`, {
      ...bookingOf(seat.uid, seat.childId, startsAt),
      createdAt: now,
      updatedAt: now,
    })

  const count1 = (session: string, by: number, last: Seat | string, fields: Fields = {}) =>
    change(`program_sessions/${session}`, {
      taken: increment(by),
      last: idIn(session, last),
      ...fields,
    })
  const seat = (session: string, fields: Fields = {}, id: Seat | string = SIBLING) =>
    put(`program_sessions/${session}/bookings/${idIn(session, id)}`, { ...booking, ...fields })
  const leave = (session: string, seat = OWN) =>
    remove(`program_sessions/${session}/bookings/${idIn(session, seat)}`)
  const book = (session: string, fields: Fields = {}, id: Seat | string = SIBLING) =>
    commit(count1(session, 1, id), seat(session, fields, id))

  const session = sessionAt(tomorrow, 8, 0)
  const open = (fields: Fields = {}, id = 'art_20270106_1500') =>
    commit(put(`program_sessions/${id}`, { ...session, ...fields }))
  const resize = (id: string, capacity: Fields[string]) =>
    commit(change(`program_sessions/${id}`, { capacity }))
  const own = ['uid', 'EQUAL', 'parent'] as const

  return {
    seed: [
      ...people(now),
      seedDocument(`program_sessions/${OPEN}`, {
        ...sessionAt(tomorrow, 8, 2),
        last: idIn(OPEN, FOREIGN),
      }),
      standing(OPEN, OWN),
      standing(OPEN, FOREIGN),
      seedDocument(`program_sessions/${ONE_LEFT}`, sessionAt(tomorrow, 3, 2)),
      seedDocument(`program_sessions/${FULL}`, sessionAt(tomorrow, 2, 2)),
      seedDocument(`program_sessions/${BEGUN}`, sessionAt(after(now, -1), 8, 1)),
      standing(BEGUN, OWN, after(now, -1)),
      seedDocument(`program_sessions/${SOON}`, sessionAt(after(now, MOMENT), 8, 1)),
      standing(SOON, OWN, after(now, MOMENT)),
      seedDocument(`program_sessions/${EMPTY}`, sessionAt(tomorrow, 8, 0)),
      standing(EMPTY, OWN),
    ],
    rows: [
      allowed('nobody', 'get a session', get(`program_sessions/${OPEN}`)),
      allowed(
        'nobody',
        'list the sessions of a program',
        list('program_sessions', {
          where: [
            ['programId', 'EQUAL', 'art'],
            ['startsAt', 'GREATER_THAN_OR_EQUAL', now],
          ],
          orderBy: [['startsAt', 'ASCENDING']],
        }),
      ),
      allowed('nobody', 'count sessions', count('program_sessions')),

      allowed('parent', 'take a seat', book(OPEN)),
      allowed('parent', 'take the last seat', book(ONE_LEFT)),
      allowed(
        'parent',
        'take a seat a moment before the start',
        book(SOON, { startsAt: after(now, MOMENT) }),
      ),
      refused('parent', 'take a seat where none is left', book(FULL)),
      refused('parent', 'take a seat after the start', book(BEGUN, { startsAt: after(now, -1) })),
      refused(
        'parent',
        'take a second seat for the same child',
        book(OPEN, { childId: CHILD_ID }, OWN),
      ),
      refused('parent', 'take a seat in no session', book('art_20270107_1500')),
      allowed(
        'parent',
        'take seats in two sessions at once',
        commit(count1(OPEN, 1, SIBLING), seat(OPEN), count1(ONE_LEFT, 1, SIBLING), seat(ONE_LEFT)),
      ),
      refused(
        'parent',
        'take two seats of one session for one count',
        commit(count1(EMPTY, 1, SIBLING), seat(EMPTY), seat(EMPTY, { childId: CHILD_ID }, OWN)),
      ),
      refused(
        'parent',
        'take two seats of one session at once',
        commit(
          count1(FULL, 1, OWN),
          seat(FULL, { childId: CHILD_ID }, OWN),
          count1(FULL, 1, SIBLING),
          seat(FULL),
        ),
      ),
      ...refusedTo(['nobody', 'otherParent', 'teacher'], 'take a seat for somebody', book(OPEN)),
      refused(
        'parent',
        "take a seat for somebody's child",
        book(EMPTY, { childId: OTHER_CHILD_ID }, { uid: 'parent', childId: OTHER_CHILD_ID }),
      ),
      refused(
        'parent',
        'take a seat as somebody',
        book(EMPTY, { uid: 'otherParent', childId: OTHER_CHILD_ID }, FOREIGN),
      ),
      refused('parent', 'take a seat under an id of another child', book(EMPTY, {}, OWN)),
      refused(
        'parent',
        'take a seat under the id that names the child',
        book(OPEN, {}, `parent_${SIBLING_ID}`),
      ),
      refused(
        'parent',
        'take a seat under its hash in capitals',
        book(OPEN, {}, idIn(OPEN, SIBLING).toUpperCase()),
      ),
      refused(
        'parent',
        'take a seat under its hash of another session',
        book(OPEN, {}, idIn(FULL, SIBLING)),
      ),
      refused('parent', 'take a seat under a free id', book(OPEN, {}, 'more')),
      refused('parent', 'take a seat in another program', book(OPEN, { programId: 'robot' })),
      refused(
        'parent',
        'take a seat at another time',
        book(OPEN, { startsAt: after(now, 2 * DAY) }),
      ),
      refused('parent', 'take a seat an hour ago', book(OPEN, { createdAt: after(now, -HOUR) })),
      refused(
        'parent',
        'take a seat with a name of 21',
        book(OPEN, { childName: '가'.repeat(21) }),
      ),
      refused('parent', 'take a seat without a name', book(OPEN, { childName: '' })),
      ...misshapen('parent', 'take a seat', '', booking).flatMap((row): RuleRow[] => {
        const fields = row.request.act === 'commit' ? row.request.writes[0] : undefined
        if (!fields) return []
        const path = `program_sessions/${OPEN}/bookings/${idIn(OPEN, SIBLING)}`
        return [{ ...row, request: commit(count1(OPEN, 1, SIBLING), { ...fields, path }) }]
      }),

      refused('parent', 'book without the counter', commit(seat(OPEN))),
      refused('parent', 'count without a booking', commit(count1(OPEN, 1, SIBLING))),
      refused('parent', 'count for a booking that stands', commit(count1(OPEN, 1, OWN))),
      refused('parent', 'count for the booking of others', commit(count1(OPEN, 1, FOREIGN))),
      refused('parent', 'take a seat and count two', commit(count1(OPEN, 2, SIBLING), seat(OPEN))),
      refused('parent', 'take a seat and count none', commit(count1(OPEN, 0, SIBLING), seat(OPEN))),
      refused(
        'parent',
        'take a seat and count one less',
        commit(count1(OPEN, -1, SIBLING), seat(OPEN)),
      ),
      refused(
        'parent',
        'take a seat and count twice',
        commit(count1(OPEN, 1, SIBLING), count1(OPEN, 1, SIBLING), seat(OPEN)),
      ),
      refused(
        'parent',
        'take a seat and count there and back',
        commit(count1(OPEN, 1, SIBLING), count1(OPEN, -1, SIBLING), seat(OPEN)),
      ),
      refused(
        'parent',
        'take a seat and count another booking',
        commit(count1(OPEN, 1, OWN), seat(OPEN)),
      ),
      refused(
        'parent',
        'take a seat and count in another session',
        commit(count1(ONE_LEFT, 1, SIBLING), seat(OPEN)),
      ),
      refused(
        'parent',
        'take a seat and make room for it',
        commit(count1(FULL, 1, SIBLING, { capacity: 3 }), seat(FULL)),
      ),
      refused(
        'parent',
        'take a seat and put the start off',
        commit(count1(BEGUN, 1, SIBLING, { startsAt: tomorrow }), seat(BEGUN)),
      ),
      refused(
        'parent',
        'take a seat and count a fraction',
        commit(
          change(`program_sessions/${OPEN}`, { taken: double(3), last: idIn(OPEN, SIBLING) }),
          seat(OPEN),
        ),
      ),
      refused(
        'parent',
        'change a booking',
        commit(
          change(`program_sessions/${OPEN}/bookings/${idIn(OPEN, OWN)}`, { childName: '김다온' }),
        ),
      ),
      ...refusedTo(['nobody', 'parent'], 'raise the capacity', resize(OPEN, 20)),
      ...refusedTo(
        ['nobody', 'parent'],
        'empty a session',
        commit(change(`program_sessions/${OPEN}`, { taken: 0, last: '' })),
      ),

      allowed('parent', 'give a seat back', commit(count1(OPEN, -1, OWN), leave(OPEN))),
      allowed(
        'parent',
        'give a seat back a moment before the start',
        commit(count1(SOON, -1, OWN), leave(SOON)),
      ),
      refused(
        'parent',
        'give a seat back after the start',
        commit(count1(BEGUN, -1, OWN), leave(BEGUN)),
      ),
      refused('parent', 'give a seat back without the counter', commit(leave(OPEN))),
      refused('parent', 'count back without a booking', commit(count1(OPEN, -1, OWN))),
      refused(
        'parent',
        'count back for a booking that never was',
        commit(count1(OPEN, -1, SIBLING)),
      ),
      refused(
        'parent',
        'give a seat back and count two',
        commit(count1(OPEN, -2, OWN), leave(OPEN)),
      ),
      refused(
        'parent',
        'give a seat back and count one more',
        commit(count1(OPEN, 1, OWN), leave(OPEN)),
      ),
      refused(
        'parent',
        'give a seat back and count below 0',
        commit(count1(EMPTY, -1, OWN), leave(EMPTY)),
      ),
      refused(
        'parent',
        'give the seat of others back',
        commit(count1(OPEN, -1, FOREIGN), leave(OPEN, FOREIGN)),
      ),
      refused(
        'parent',
        'give a seat to another child without counting',
        commit(leave(OPEN), seat(OPEN)),
      ),
      refused(
        'parent',
        'give a seat to another child, counted once',
        commit(count1(OPEN, 1, SIBLING), leave(OPEN), seat(OPEN)),
      ),
      ...refusedTo(
        ['nobody', 'otherParent', 'teacher'],
        "give somebody's seat back",
        commit(count1(OPEN, -1, OWN), leave(OPEN)),
      ),

      allowed(
        'parent',
        'get an own booking',
        get(`program_sessions/${OPEN}/bookings/${idIn(OPEN, OWN)}`),
      ),
      allowed(
        'parent',
        'list the own bookings of a session',
        list(`program_sessions/${OPEN}/bookings`, { where: [own] }),
      ),
      allowed(
        'parent',
        'list the own bookings everywhere',
        list('bookings', {
          isGroup: true,
          where: [own, ['startsAt', 'GREATER_THAN_OR_EQUAL', now]],
          orderBy: [['startsAt', 'ASCENDING']],
        }),
      ),
      refused(
        'parent',
        'list all bookings of a session',
        list(`program_sessions/${OPEN}/bookings`),
      ),
      refused('parent', 'list all bookings everywhere', list('bookings', { isGroup: true })),
      refused(
        'parent',
        "list somebody's bookings",
        list('bookings', { isGroup: true, where: [['uid', 'EQUAL', 'otherParent']] }),
      ),
      refused(
        'parent',
        "get somebody's booking",
        get(`program_sessions/${OPEN}/bookings/${idIn(OPEN, FOREIGN)}`),
      ),
      refused(
        'nobody',
        'get a booking',
        get(`program_sessions/${OPEN}/bookings/${idIn(OPEN, OWN)}`),
      ),
      refused('nobody', 'list bookings', list('bookings', { isGroup: true, where: [own] })),
      allowed(
        'teacher',
        'list all bookings of a session',
        list(`program_sessions/${OPEN}/bookings`),
      ),
      allowed('teacher', 'list all bookings everywhere', list('bookings', { isGroup: true })),

      allowed('teacher', 'open a session', open()),
      allowed(
        'teacher',
        'open a month of sessions at once',
        commit(
          ...['05', '12', '19', '26'].map((day) =>
            put(`program_sessions/art_202702${day}_1500`, session),
          ),
        ),
      ),
      refused('teacher', 'open a session that stands', open({}, OPEN)),
      refused('teacher', 'open a session with seats taken', open({ taken: 1 })),
      refused('teacher', 'open a session with a last booking', open({ last: idIn(OPEN, OWN) })),
      refused('teacher', 'open a session without seats', open({ capacity: 0 })),
      refused('teacher', 'open a session for 1001', open({ capacity: 1001 })),
      refused('teacher', 'open a session that ends as it starts', open({ endsAt: tomorrow })),
      refused(
        'teacher',
        'open a session under the id of another program',
        open({}, 'robot_20270106_1500'),
      ),
      refused('teacher', 'open a session under any id', open({}, 'art_tomorrow')),
      ...misshapen('teacher', 'open a session', 'program_sessions/art_20270106_1500', session),
      ...refusedTo(['nobody', 'parent'], 'open a session', open()),
      allowed('teacher', 'raise the capacity', resize(OPEN, 9)),
      allowed('teacher', 'lower the capacity to what is taken', resize(OPEN, 2)),
      refused('teacher', 'lower the capacity below what is taken', resize(OPEN, 1)),
      refused('teacher', 'put a capacity in words', resize(OPEN, '20')),
      refused('teacher', 'put a capacity with a fraction', resize(OPEN, double(20.5))),
      refused(
        'teacher',
        'change the counter',
        commit(change(`program_sessions/${OPEN}`, { taken: 0 })),
      ),
      refused(
        'teacher',
        'raise the capacity and change the counter',
        commit(change(`program_sessions/${OPEN}`, { capacity: 9, taken: 0 })),
      ),
      refused(
        'teacher',
        'put the start off',
        commit(change(`program_sessions/${OPEN}`, { startsAt: after(now, 2 * DAY) })),
      ),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete a session',
        commit(remove(`program_sessions/${EMPTY}`)),
      ),
    ],
  }
}
