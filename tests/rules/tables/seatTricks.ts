import { allowed, asks, type RuleTable, refused } from '../table.ts'
import {
  change,
  commit,
  type Fields,
  increment,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY } from './aRide.ts'
import { CHILD_ID, people, SIBLING_ID } from './people.ts'
import { bookingIdIn, OWN, SIBLING, sessionAt } from './programs.ts'

/** Sessions by id; the counter's last booking decides which trick could work. */
const NEW = 'art_20270105_1500'
const TAKEN_LAST = 'art_20270105_1600'
const GIVEN_BACK = 'art_20270105_1700'

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
  const count = (session: string, by: number, last: typeof OWN, fields: Fields = {}) =>
    change(`program_sessions/${session}`, {
      taken: increment(by),
      last: bookingIdIn(session, last),
      ...fields,
    })
  const seat = (session: string) => put(path(session, SIBLING), bookingOf(SIBLING_ID))
  const ownSeat = (session: string) => put(path(session, OWN), bookingOf(CHILD_ID))
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
      seedDocument(`program_sessions/${GIVEN_BACK}`, {
        ...sessionAt(tomorrow, 8, 1),
        last: bookingIdIn(GIVEN_BACK, SIBLING),
      }),
    ],
    rows: [
      ...asks('parent', {
        'seat two children for one count': refused(
          commit(count(NEW, 1, SIBLING), seat(NEW), ownSeat(NEW)),
        ),
        'take a seat and raise the capacity on the way': refused(
          commit(count(NEW, 1, SIBLING, { capacity: 100 }), seat(NEW)),
        ),
        'take a seat again without the counter, given back last': refused(commit(seat(GIVEN_BACK))),
        'take a seat again, given back last': allowed(
          commit(count(GIVEN_BACK, 1, SIBLING), seat(GIVEN_BACK)),
        ),
        'give a seat back without the counter, taken last': refused(
          commit(remove(path(TAKEN_LAST, OWN))),
        ),
        'give a seat back, taken last': allowed(
          commit(count(TAKEN_LAST, -1, OWN), remove(path(TAKEN_LAST, OWN))),
        ),
      }),
      ...asks('teacher', {
        'open a session at times in words': refused(open({ startsAt: '1', endsAt: '2' })),
        'open a session of a program whose id is a pattern': refused(open({ programId: '.*' })),
      }),
    ],
  }
}
