import { malformedWrites, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused } from '../table.ts'
import {
  change,
  commit,
  count,
  double,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, CLOCK_MARGIN_MS, DAY } from './aRide.ts'
import { CHILD_ID, OTHER_CHILD_ID, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, OWN, type Seat, SIBLING, seatMoves, sessionAt } from './seats.ts'

const FOREIGN = { uid: 'otherParent', childId: OTHER_CHILD_ID }

/** Sessions by id, with the seats taken before the request. */
const OPEN = 'art_20270105_1500'
const ONE_LEFT = 'art_20270105_1600'
const FULL = 'art_20270105_1700'
const BEGUN = 'art_20270105_1800'
const SOON = 'art_20270105_1900'
const EMPTY = 'art_20270105_2000'

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
    seedDocument(`program_sessions/${session}/bookings/${bookingIdIn(session, seat)}`, {
      ...bookingOf(seat.uid, seat.childId, startsAt),
      createdAt: now,
      updatedAt: now,
    })

  const count1 = (session: string, by: number, last: Seat | string, fields: Fields = {}) =>
    Object.values(seatMoves(session, by, last, fields))
  const seat = (session: string, fields: Fields = {}, id: Seat | string = SIBLING) =>
    put(`program_sessions/${session}/bookings/${bookingIdIn(session, id)}`, {
      ...booking,
      ...fields,
    })
  const leave = (session: string, seat = OWN) =>
    remove(`program_sessions/${session}/bookings/${bookingIdIn(session, seat)}`)
  const book = (session: string, fields: Fields = {}, id: Seat | string = SIBLING) =>
    commit(...count1(session, 1, id), seat(session, fields, id))

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
        last: bookingIdIn(OPEN, FOREIGN),
      }),
      standing(OPEN, OWN),
      standing(OPEN, FOREIGN),
      seedDocument(`program_sessions/${ONE_LEFT}`, sessionAt(tomorrow, 3, 2)),
      seedDocument(`program_sessions/${FULL}`, sessionAt(tomorrow, 2, 2)),
      seedDocument(`program_sessions/${BEGUN}`, sessionAt(after(now, -1), 8, 1)),
      standing(BEGUN, OWN, after(now, -1)),
      seedDocument(`program_sessions/${SOON}`, sessionAt(after(now, CLOCK_MARGIN_MS), 8, 1)),
      standing(SOON, OWN, after(now, CLOCK_MARGIN_MS)),
      seedDocument(`program_sessions/${EMPTY}`, sessionAt(tomorrow, 8, 0)),
      standing(EMPTY, OWN),
    ],
    rows: [
      ...asks('nobody', {
        'get a session': allowed(get(`program_sessions/${OPEN}`)),
        'list the sessions of a program': allowed(
          list('program_sessions', {
            where: [
              ['programId', 'EQUAL', 'art'],
              ['startsAt', 'GREATER_THAN_OR_EQUAL', now],
            ],
            orderBy: [['startsAt', 'ASCENDING']],
            limit: 200,
          }),
        ),
        'count sessions': allowed(count('program_sessions', { limit: 1000 })),
      }),

      ...asks('parent', {
        'take the last seat': allowed(book(ONE_LEFT)),
        'take a seat a moment before the start': allowed(
          book(SOON, { startsAt: after(now, CLOCK_MARGIN_MS) }),
        ),
        'take a seat in a full session': refused(book(FULL)),
        'take a seat after the start': refused(book(BEGUN, { startsAt: after(now, -1) })),
        'take a second seat for the same child': refused(book(OPEN, { childId: CHILD_ID }, OWN)),
        'take a seat in a missing session': refused(book('art_20270107_1500')),
        'take seats in two sessions at once': allowed(
          ...count1(OPEN, 1, SIBLING),
          seat(OPEN),
          ...count1(ONE_LEFT, 1, SIBLING),
          seat(ONE_LEFT),
        ),
        'take two seats of one session for one count': refused(
          ...count1(EMPTY, 1, SIBLING),
          seat(EMPTY),
          seat(EMPTY, { childId: CHILD_ID }, OWN),
        ),
        'take two seats of one session at once': refused(
          ...count1(FULL, 1, OWN),
          seat(FULL, { childId: CHILD_ID }, OWN),
          ...count1(FULL, 1, SIBLING),
          seat(FULL),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        'take a seat for somebody': book(OPEN),
      }),
      ...asks('parent', {
        "take a seat for somebody's child": refused(
          book(EMPTY, { childId: OTHER_CHILD_ID }, { uid: 'parent', childId: OTHER_CHILD_ID }),
        ),
        'take a seat as somebody': refused(
          book(EMPTY, { uid: 'otherParent', childId: OTHER_CHILD_ID }, FOREIGN),
        ),
        'take a seat under an id of another child': refused(book(EMPTY, {}, OWN)),
        'take a seat under the id that names the child': refused(
          book(OPEN, {}, `parent_${SIBLING_ID}`),
        ),
        'take a seat under its hash in capitals': refused(
          book(OPEN, {}, bookingIdIn(OPEN, SIBLING).toUpperCase()),
        ),
        'take a seat under its hash of another session': refused(
          book(OPEN, {}, bookingIdIn(FULL, SIBLING)),
        ),
        'take a seat under a free id': refused(book(OPEN, {}, 'more')),
        'take a seat in another program': refused(book(OPEN, { programId: 'robot' })),
        'take a seat at another time': refused(book(OPEN, { startsAt: after(now, 2 * DAY) })),
      }),
      ...malformedWrites(
        'parent',
        'take a seat',
        `program_sessions/${OPEN}/bookings/${bookingIdIn(OPEN, SIBLING)}`,
        booking,
        { childName: text(20, 1), createdAt: sentAt(now), updatedAt: sentAt(now) },
        count1(OPEN, 1, SIBLING),
      ),

      ...asks('parent', {
        'book without the counter': refused(seat(OPEN)),
        'count without a booking': refused(...count1(OPEN, 1, SIBLING)),
        'count for an existing booking': refused(...count1(OPEN, 1, OWN)),
        'count for the booking of others': refused(...count1(OPEN, 1, FOREIGN)),
        'take a seat and count two': refused(...count1(OPEN, 2, SIBLING), seat(OPEN)),
        'take a seat and count none': refused(...count1(OPEN, 0, SIBLING), seat(OPEN)),
        'take a seat and count one less': refused(...count1(OPEN, -1, SIBLING), seat(OPEN)),
        'take a seat and count twice': refused(
          ...count1(OPEN, 1, SIBLING),
          ...count1(OPEN, 1, SIBLING),
          seat(OPEN),
        ),
        'take a seat and count up and down': refused(
          ...count1(OPEN, 1, SIBLING),
          ...count1(OPEN, -1, SIBLING),
          seat(OPEN),
        ),
        'take a seat and count another booking': refused(...count1(OPEN, 1, OWN), seat(OPEN)),
        'take a seat and count in another session': refused(
          ...count1(ONE_LEFT, 1, SIBLING),
          seat(OPEN),
        ),
        'take a seat and raise the capacity': refused(
          ...count1(FULL, 1, SIBLING, { capacity: 3 }),
          seat(FULL),
        ),
        'take a seat and postpone the start': refused(
          ...count1(BEGUN, 1, SIBLING, { startsAt: tomorrow }),
          seat(BEGUN),
        ),
        'take a seat and count a fraction': refused(
          ...count1(OPEN, 1, SIBLING, { taken: double(3) }),
          seat(OPEN),
        ),
        'change a booking': refused(
          change(`program_sessions/${OPEN}/bookings/${bookingIdIn(OPEN, OWN)}`, {
            childName: '김다온',
          }),
        ),
      }),
      ...deniedTo(['nobody', 'parent'], {
        'raise the capacity': resize(OPEN, 20),
        'empty a session': commit(change(`program_sessions/${OPEN}`, { taken: 0, last: '' })),
      }),

      ...asks('parent', {
        'cancel a seat': allowed(...count1(OPEN, -1, OWN), leave(OPEN)),
        'cancel a seat a moment before the start': allowed(...count1(SOON, -1, OWN), leave(SOON)),
        'cancel a seat after the start': refused(...count1(BEGUN, -1, OWN), leave(BEGUN)),
        'cancel a seat without the counter': refused(leave(OPEN)),
        'count back without a booking': refused(...count1(OPEN, -1, OWN)),
        'count back for a missing booking': refused(...count1(OPEN, -1, SIBLING)),
        'cancel a seat and count two': refused(...count1(OPEN, -2, OWN), leave(OPEN)),
        'cancel a seat and count one more': refused(...count1(OPEN, 1, OWN), leave(OPEN)),
        'cancel a seat and count a fraction': refused(
          ...count1(OPEN, -1, OWN, { taken: double(1) }),
          leave(OPEN),
        ),
        'cancel a seat and count below 0': refused(...count1(EMPTY, -1, OWN), leave(EMPTY)),
        'cancel another’s seat': refused(...count1(OPEN, -1, FOREIGN), leave(OPEN, FOREIGN)),
        'give a seat to another child without counting': refused(leave(OPEN), seat(OPEN)),
        'give a seat to another child, counted once': refused(
          ...count1(OPEN, 1, SIBLING),
          leave(OPEN),
          seat(OPEN),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        "give somebody's seat back": commit(...count1(OPEN, -1, OWN), leave(OPEN)),
      }),

      ...asks('parent', {
        'get an own booking': allowed(
          get(`program_sessions/${OPEN}/bookings/${bookingIdIn(OPEN, OWN)}`),
        ),
        'list their own bookings of a session': allowed(
          list(`program_sessions/${OPEN}/bookings`, { where: [own] }),
        ),
        'list their own bookings everywhere': allowed(
          list('bookings', {
            isGroup: true,
            where: [own, ['startsAt', 'GREATER_THAN_OR_EQUAL', now]],
            orderBy: [['startsAt', 'ASCENDING']],
          }),
        ),
        'list all bookings of a session': refused(list(`program_sessions/${OPEN}/bookings`)),
        'list all bookings everywhere': refused(list('bookings', { isGroup: true })),
        "list somebody's bookings": refused(
          list('bookings', { isGroup: true, where: [['uid', 'EQUAL', 'otherParent']] }),
        ),
        "get somebody's booking": refused(
          get(`program_sessions/${OPEN}/bookings/${bookingIdIn(OPEN, FOREIGN)}`),
        ),
      }),
      ...asks('nobody', {
        'get a booking': refused(
          get(`program_sessions/${OPEN}/bookings/${bookingIdIn(OPEN, OWN)}`),
        ),
        'list bookings': refused(list('bookings', { isGroup: true, where: [own] })),
      }),
      ...asks('teacher', {
        'list all bookings of a session': allowed(list(`program_sessions/${OPEN}/bookings`)),
        'list all bookings everywhere': allowed(list('bookings', { isGroup: true })),

        'open a month of sessions at once': allowed(
          ...['05', '12', '19', '26'].map((day) =>
            put(`program_sessions/art_202702${day}_1500`, session),
          ),
        ),
        'open an existing session': refused(open({}, OPEN)),
        'open a session with seats taken': refused(open({ taken: 1 })),
        'open a session with a last booking': refused(open({ last: bookingIdIn(OPEN, OWN) })),
        'open a session without seats': refused(open({ capacity: 0 })),
        'open a session for 1001': refused(open({ capacity: 1001 })),
        'open a session that ends as it starts': refused(open({ endsAt: tomorrow })),
        'open a session under the id of another program': refused(open({}, 'robot_20270106_1500')),
        'open a session under any id': refused(open({}, 'art_tomorrow')),
      }),
      ...malformedWrites(
        'teacher',
        'open a session',
        'program_sessions/art_20270106_1500',
        session,
      ),
      ...deniedTo(['nobody', 'parent'], {
        'open a session': open(),
      }),
      ...asks('teacher', {
        'raise the capacity': allowed(resize(OPEN, 9)),
        'lower the capacity to what is taken': allowed(resize(OPEN, 2)),
        'lower the capacity below what is taken': refused(resize(OPEN, 1)),
        'put a capacity that is a text': refused(resize(OPEN, '20')),
        'put a capacity with a fraction': refused(resize(OPEN, double(20.5))),
        'change the counter': refused(change(`program_sessions/${OPEN}`, { taken: 0 })),
        'raise the capacity and change the counter': refused(
          change(`program_sessions/${OPEN}`, { capacity: 9, taken: 0 }),
        ),
        'postpone the start': refused(
          change(`program_sessions/${OPEN}`, { startsAt: after(now, 2 * DAY) }),
        ),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete a session': commit(remove(`program_sessions/${EMPTY}`)),
      }),
    ],
  }
}
