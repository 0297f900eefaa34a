import { allowed, asks, type RuleTable, refused, row } from '../table.ts'
import {
  commit,
  type Fields,
  geoPoint,
  put,
  type RuleRequest,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { child } from './accounts.ts'
import { after, DAY, rideAt, standingRide } from './aRide.ts'
import { bookingPath, bookWrites, careSession, orderOf, passOf } from './careBookings.ts'
import { message } from './messages.ts'
import { entry, pass } from './money.ts'
import { order } from './orders.ts'
import { childOf, identities, people } from './people.ts'
import { moveCounter, sessionAt } from './seats.ts'

const CARE = 'care-seongsu_20270105_1300'
const PROGRAM = 'art_20270105_1500'

/** Guests write nothing, staff no money of their own (specification 5, section 8). */
export function membersOnly(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  /** The same requests by a member and a newcomer. */
  const requestsOf = (uid: 'newcomer' | 'otherParent'): Record<string, RuleRequest> => {
    const { phone } = identities[uid]
    const seat = { uid, childId: 'mine' }
    const program: Fields = {
      ...seat,
      childName: '김하온',
      programId: 'art',
      startsAt: tomorrow,
      createdAt: SERVER_TIME,
      updatedAt: SERVER_TIME,
    }
    const care = bookWrites({ session: CARE, startsAt: tomorrow, seat, passId: 'light', slot: '1' })
    return {
      'add a child': commit(put(`users/${uid}/children/new`, child)),
      'book a ride': commit(put('rides/new', { ...rideAt(tomorrow), ...seat, phone })),
      'book a program': commit(
        ...moveCounter(PROGRAM, 1, seat),
        put(bookingPath(PROGRAM, seat), program),
      ),
      'book care': commit(care.counter, care.move, care.booking, {
        ...care.use,
        path: `users/${uid}/passes/light/uses/1`,
      }),
      'send a message about a ride': commit(
        put('messages/new', { ...message, uid, rideId: `of-${uid}` }),
      ),
      order: commit(put('orders/new', { ...order, uid })),
      'save a place': commit(
        put(`users/${uid}/places/new`, {
          label: '집',
          name: '집',
          address: '',
          point: geoPoint(37.5, 127),
          createdAt: SERVER_TIME,
        }),
      ),
      'watch a session': commit(
        put(`users/${uid}/watches/${CARE}`, {
          programId: 'care-seongsu',
          startsAt: tomorrow,
          createdAt: SERVER_TIME,
        }),
      ),
    }
  }
  const rides = (count: number) =>
    commit(
      ...Array.from({ length: count }, (_, index) =>
        put(`rides/new-${index}`, { ...rideAt(tomorrow), childId: `child-${index}` }),
      ),
    )
  return {
    seed: [
      ...people(now),
      seedDocument(`program_sessions/${CARE}`, careSession(tomorrow)),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(tomorrow, 8, 0)),
      ...Array.from({ length: 20 }, (_, index) =>
        seedDocument(`users/parent/children/child-${index}`, childOf('김하온', now)),
      ),
      ...['newcomer', 'otherParent'].flatMap((uid) => [
        seedDocument(`users/${uid}/children/mine`, childOf('김하온', now)),
        seedDocument(`orders/of-${uid}`, orderOf(uid)),
        seedDocument(`users/${uid}/passes/light`, passOf(now, { orderId: `of-${uid}` })),
        seedDocument(`rides/of-${uid}`, { ...standingRide(tomorrow, 'confirmed', now), uid }),
      ]),
    ],
    rows: [
      ...Object.entries(requestsOf('otherParent')).map(([name, request]) =>
        row('otherParent', name, allowed(request)),
      ),
      ...Object.entries(requestsOf('newcomer')).map(([name, request]) =>
        row('newcomer', `${name} without an account`, refused(request)),
      ),
      ...asks('parent', {
        'book for 15 children at once': allowed(rides(15)),
        'book for 20 children at once': refused(rides(20)),
        'book a ride for a child that is a number': refused(
          put('rides/new', { ...rideAt(tomorrow), childId: 1 }),
        ),
        'send a message about a ride that is a number': refused(
          put('messages/new', { ...message, rideId: 1 }),
        ),
      }),

      ...asks('teacher', {
        'add an entry to their own account': refused(
          put('users/teacher/ledger/order-order-1', entry),
        ),
        'grant a pass to their own account': refused(
          put('users/teacher/passes/order-order-1-0', pass),
        ),
      }),
      ...['ride', 'fee', 'order', 'refund'].map((kind) =>
        row(
          'teacher',
          `enter money named after a ${kind} with a long id`,
          allowed(put(`users/parent/ledger/${kind}-${'a'.repeat(100)}`, entry)),
        ),
      ),
      ...asks('teacher', {
        'enter money with an id of 101': refused(
          put(`users/parent/ledger/${'a'.repeat(101)}`, entry),
        ),
        'add an entry with a dot in its id': refused(put('users/parent/ledger/a.b', entry)),
      }),
    ],
  }
}
