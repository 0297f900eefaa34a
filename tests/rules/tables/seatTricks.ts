import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  increment,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY } from './aRide.ts'
import { CHILD_ID, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, OWN, SIBLING, seatMoves, sessionAt } from './seats.ts'

/** Sessions by id; the counter's last booking decides which trick could work. */
const NEW = 'art_20270105_1500'
const TAKEN_LAST = 'art_20270105_1600'
const GIVEN_BACK = 'art_20270105_1700'
const CALLED_OFF = 'art_20270105_1800'

/** A seat without its count, and more counts than a seat; each is refused by a single condition. */
export function seatTricks(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const booking = { uid: 'parent', childName: '김하온', programId: 'art', startsAt: tomorrow }
  const bookingOf = (childId: string): Fields => ({
    ...booking,
    childId,
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
  })
  const path = (session: string, seat: typeof OWN) =>
    `program_sessions/${session}/bookings/${bookingIdIn(session, seat)}`
  const moved = (session: string, by: number, last: typeof OWN, fields: Fields = {}) =>
    Object.values(seatMoves(session, by, last, fields))
  const seat = (session: string) => put(path(session, SIBLING), bookingOf(SIBLING_ID))
  const ownSeat = (session: string) => put(path(session, OWN), bookingOf(CHILD_ID))
  const said = (session: string, seat: typeof OWN) =>
    seedDocument(`program_sessions/${session}/moves/last`, {
      bookingId: bookingIdIn(session, seat),
    })
  const say = (session: string, seat: typeof OWN, fields: Fields = {}, id = 'last') =>
    put(`program_sessions/${session}/moves/${id}`, {
      bookingId: bookingIdIn(session, seat),
      ...fields,
    })
  const { counter, move } = seatMoves(NEW, 1, SIBLING)
  const counterNamed = (session: string, by: number, seat: typeof OWN) =>
    seatMoves(session, by, seat, { last: bookingIdIn(session, seat) }).counter
  const edit = (session: string, fields: Fields) => change(`program_sessions/${session}`, fields)
  const open = (fields: Fields) =>
    commit(put('program_sessions/art_20270106_1500', { ...sessionAt(tomorrow, 8, 0), ...fields }))
  return {
    seed: [
      ...people(now),
      seedDocument(`program_sessions/${NEW}`, sessionAt(tomorrow, 8, 0)),
      seedDocument(`program_sessions/${TAKEN_LAST}`, {
        ...sessionAt(tomorrow, 8, 1),
        last: bookingIdIn(TAKEN_LAST, OWN),
      }),
      seedDocument(path(TAKEN_LAST, OWN), {
        ...booking,
        childId: CHILD_ID,
        createdAt: now,
        updatedAt: now,
      }),
      said(TAKEN_LAST, OWN),
      seedDocument(`program_sessions/${GIVEN_BACK}`, sessionAt(tomorrow, 8, 1)),
      said(GIVEN_BACK, SIBLING),
      seedDocument(`program_sessions/${CALLED_OFF}`, sessionAt(tomorrow, 8, 1)),
      seedDocument(path(CALLED_OFF, OWN), {
        ...bookingOf(CHILD_ID),
        createdAt: now,
        updatedAt: now,
        cancelledAt: now,
      }),
    ],
    rows: [
      ...asks('parent', {
        'seat two children for one count': refused(
          ...moved(NEW, 1, SIBLING),
          seat(NEW),
          ownSeat(NEW),
        ),
        'take a seat and raise the capacity on the way': refused(
          ...moved(NEW, 1, SIBLING, { capacity: 100 }),
          seat(NEW),
        ),
        'take a seat again without the counter, given back last': refused(seat(GIVEN_BACK)),
        'take a seat again, given back last': allowed(
          ...moved(GIVEN_BACK, 1, SIBLING),
          seat(GIVEN_BACK),
        ),
        'give a seat back without the counter, taken last': refused(remove(path(TAKEN_LAST, OWN))),
        'give a seat back, taken last': allowed(
          ...moved(TAKEN_LAST, -1, OWN),
          remove(path(TAKEN_LAST, OWN)),
        ),
      }),
      ...asks('parent', {
        'take a seat without saying which booking': refused(counter, seat(NEW)),
        'take a seat and say another booking': refused(counter, say(NEW, OWN), seat(NEW)),
        'take a seat and say it of another session': refused(counter, seat(NEW), {
          ...move,
          path: `program_sessions/${GIVEN_BACK}/moves/last`,
        }),
        'take a seat and say it under another id': refused(
          counter,
          seat(NEW),
          say(NEW, SIBLING, {}, 'latest'),
        ),
        'take a seat, say it and something more': refused(
          counter,
          seat(NEW),
          move,
          say(NEW, SIBLING, {}, 'latest'),
        ),
        'take a seat and say whose it is, too': refused(
          counter,
          seat(NEW),
          say(NEW, SIBLING, { uid: 'parent' }),
        ),
        'take a seat and say a number': refused(
          counter,
          seat(NEW),
          say(NEW, SIBLING, { bookingId: 1 }),
        ),
        'take a seat and say nothing': refused(
          counter,
          seat(NEW),
          say(NEW, SIBLING, { bookingId: '' }),
        ),
        'take a seat and name the booking to everybody': refused(
          counterNamed(NEW, 1, SIBLING),
          move,
          seat(NEW),
        ),
        'take a seat as pages of before did': refused(counterNamed(NEW, 1, SIBLING), seat(NEW)),
        'take a seat and leave the booking that an older session names': refused(
          edit(TAKEN_LAST, { taken: increment(1) }),
          say(TAKEN_LAST, SIBLING),
          seat(TAKEN_LAST),
        ),
        'take a seat of an older session': allowed(
          ...moved(TAKEN_LAST, 1, SIBLING),
          seat(TAKEN_LAST),
        ),
        'take a seat that was named before, without naming it again': allowed(
          seatMoves(GIVEN_BACK, 1, SIBLING).counter,
          seat(GIVEN_BACK),
        ),
        'take two seats of one session for two counts': refused(
          edit(NEW, { taken: increment(2), last: '' }),
          move,
          seat(NEW),
          ownSeat(NEW),
        ),
        'name a booking and move nothing': refused(say(NEW, SIBLING)),
        'name the booking again and move nothing': refused(say(TAKEN_LAST, OWN)),
        'forget the name of the last booking': refused(
          remove(`program_sessions/${TAKEN_LAST}/moves/last`),
        ),
        'delete a booking the agit cancelled, and count and name it': refused(
          ...moved(CALLED_OFF, -1, OWN),
          remove(path(CALLED_OFF, OWN)),
        ),
        'take the name out of an older session and move nothing': refused(
          edit(TAKEN_LAST, { last: '' }),
        ),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher', 'father'], {
        'get which booking moved the counter': get(`program_sessions/${TAKEN_LAST}/moves/last`),
        'list what moved the counter': list(`program_sessions/${TAKEN_LAST}/moves`),
        'list what moved all counters': list('moves', { isGroup: true }),
        'count what moved all counters': count('moves', { isGroup: true }),
      }),
      row('nobody', 'name a booking', refused(counter, move)),
      ...asks('teacher', {
        'name a booking in a session that is opened': refused(
          put('program_sessions/art_20270106_1500', sessionAt(tomorrow, 8, 0)),
          say('art_20270106_1500', SIBLING),
        ),
        'name a booking in a session that is closed': refused(
          edit(NEW, { closed: true }),
          say(NEW, SIBLING),
        ),
        'name a booking in a session that gets more seats': refused(
          edit(NEW, { capacity: 9 }),
          say(NEW, SIBLING),
        ),
        'close an older session and leave the booking it names': allowed(
          edit(TAKEN_LAST, { closed: true }),
        ),
        'close an older session, which then names no booking': allowed(
          edit(TAKEN_LAST, { closed: true, last: '' }),
        ),
        'give an older session more seats, and it names no booking': allowed(
          edit(TAKEN_LAST, { capacity: 9, last: '' }),
        ),
        'close a session and name a booking': refused(
          edit(NEW, { closed: true, last: bookingIdIn(NEW, OWN) }),
        ),
        'give an older session more seats and name another booking': refused(
          edit(TAKEN_LAST, { capacity: 9, last: bookingIdIn(TAKEN_LAST, SIBLING) }),
        ),
        'open a session at times in words': refused(open({ startsAt: '1', endsAt: '2' })),
        'open a session of a program whose id is a pattern': refused(open({ programId: '.*' })),
      }),
    ],
  }
}
