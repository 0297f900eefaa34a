import { allowed, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  put,
  type RuleRequest,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { child, person } from './accounts.ts'
import { after, DAY, rideAt } from './aRide.ts'
import {
  bookingPath,
  careBooking,
  careSession,
  leaveWrites,
  orderOf,
  passOf,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { CARE, careMessage } from './messages.ts'
import { CHILD_ID, guardians, type Identity, identities, people } from './people.ts'
import { moveCounter, OWN } from './seats.ts'
import { twelveSnacks } from './snacksForChild.ts'

const CALLED_OFF = 'care-seongsu_20270105_1500'
const GIVEN_BACK = 'care-seongsu_20270105_1700'

/** The most that a page sends at once for a family; a guardian's right costs expressions and lookups besides. */
export function guardianLargest(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const booking = { ...careBooking(tomorrow, OWN, 'light', '1'), createdAt: now, updatedAt: now }
  const phoneOf = (by: Identity) => identities[by]?.phone ?? ''
  const fourPeople = { people: [person, person, person, person], updatedAt: SERVER_TIME }
  const leave = leaveWrites(CARE, 'light', '1')
  const requests: Record<string, (by: Identity) => RuleRequest> = {
    'order 12 snacks for a child and a day for the family': () =>
      commit(put('orders/new', twelveSnacks)),
    'order 12 snacks with the credit of the family': () =>
      commit(put('orders/new', { ...twelveSnacks, payWith: 'balance', depositor: '' })),
    'book a ride of a series for the family': (by) =>
      commit(put('rides/new', { ...rideAt(tomorrow), seriesId: 'series-1', phone: phoneOf(by) })),
    'name four people for the family': () =>
      commit(put('users/parent/children/new', { ...child, ...fourPeople })),
    'name four people again for the family': () =>
      commit(change(`users/parent/children/${CHILD_ID}`, fourPeople)),
    'send a message about care of the family': (by) =>
      commit(put('messages/new', { ...careMessage, kind: 'late', by, phone: phoneOf(by) })),
    'cancel care of the family with its use': () => commit(...Object.values(leave)),
    'cancel care of the family whose use was given back': () =>
      commit(...moveCounter(GIVEN_BACK, -1, OWN), remove(bookingPath(GIVEN_BACK, OWN))),
    'delete a booking of the family that the agit cancelled': () =>
      commit(remove(bookingPath(CALLED_OFF, OWN))),
  }
  const rowOf = (by: Identity, verdict: typeof allowed, what: string): RuleRow =>
    row(by, what, verdict(requests[what]?.(by) ?? commit()))
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      seedDocument('orders/paid', orderOf('parent')),
      seedDocument('users/parent/passes/light', passOf(now)),
      ...[CARE, CALLED_OFF, GIVEN_BACK].map((session) =>
        seedDocument(`program_sessions/${session}`, careSession(tomorrow)),
      ),
      seedDocument(bookingPath(CARE, OWN), booking),
      seedDocument(passUsePath('light', '1'), { ...passUse(CARE, OWN), createdAt: now }),
      seedDocument(bookingPath(GIVEN_BACK, OWN), { ...booking, slot: '2' }),
      seedDocument(bookingPath(CALLED_OFF, OWN), {
        ...booking,
        cancelledAt: now,
        cancelReason: '정전이에요.',
      }),
    ],
    rows: Object.keys(requests).flatMap((what) => [
      rowOf('father', allowed, what),
      ...(['grandmother', 'aunt', 'otherParent'] as const).map((by) => rowOf(by, refused, what)),
    ]),
  }
}
