import { deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, rideAt, standingRide } from './aRide.ts'
import { bookWrites, careSession, orderOf, passOf } from './careBookings.ts'
import { branchTeacher, CHILD_ID, guardians, identities, people, withoutAccount } from './people.ts'

const CARE = 'care-seongsu_20270105_1300'

/** Whose account is gone acts neither for a family nor for the agit: specification 7, section 10. */
export function goneAccounts(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const note: Fields = {
    uid: 'parent',
    childId: CHILD_ID,
    branchId: 'seongsu',
    day: '2027-01-05',
    createdAt: now,
    seenAt: null,
  }
  const session = `program_sessions/${CARE}`
  const own = ['uid', 'EQUAL', 'parent'] as const
  const here = ['branchId', 'EQUAL', 'seongsu'] as const
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      ...withoutAccount(now),
      seedDocument('rides/own', standingRide(tomorrow, 'requested', now)),
      seedDocument('orders/paid', orderOf('parent')),
      seedDocument('users/parent/passes/light', passOf(now)),
      seedDocument(session, careSession(tomorrow)),
      seedDocument('care_notes/note', note),
    ],
    rows: [
      ...deniedTo(['pastGuardian'], {
        'get a child of the family': get(`users/parent/children/${CHILD_ID}`),
        'list the children of the family': list('users/parent/children'),
        'get a ride of the family': get('rides/own'),
        'list the rides of the family': list('rides', { where: [own] }),
        'get an order of the family': get('orders/paid'),
        'list the passes of the family': list('users/parent/passes'),
        'read a note of the family': get('care_notes/note'),
        'mark a note of the family read': commit(
          change('care_notes/note', { seenAt: SERVER_TIME }),
        ),
        'cancel a ride of the family': commit(
          change('rides/own', {
            status: 'cancelled',
            cancelFeeKRW: 0,
            'reached.cancelled': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
        'book a ride for the family': commit(
          put('rides/new', { ...rideAt(tomorrow), phone: identities.pastGuardian.phone }),
        ),
        'book care for the family': commit(
          ...Object.values(
            bookWrites({ session: CARE, startsAt: tomorrow, passId: 'light', slot: '1' }),
          ),
        ),
      }),
      ...deniedTo(['pastTeacher', 'pastOwner'], {
        'get an account': get('users/parent'),
        'get a child': get(`users/parent/children/${CHILD_ID}`),
        'get a ride': get('rides/own'),
        'list the rides of a branch': list('rides', { where: [here] }),
        'list the notes of a branch': list('care_notes', { where: [here] }),
        'list the bookings of a session': list(`${session}/bookings`),
        'confirm a ride': commit(
          change('rides/own', {
            status: 'confirmed',
            'reached.confirmed': SERVER_TIME,
            updatedAt: SERVER_TIME,
          }),
        ),
        'close a session': commit(change(session, { closed: true })),
      }),
      ...deniedTo(['pastOwner'], {
        'get an order': get('orders/paid'),
        'list all orders': list('orders'),
        'count the people of the agit': count('staff'),
        'list the invitations': list('staff_invites'),
        'get an invitation': get('staff_invites/ABCDEFGHJK'),
        'put a teacher out': commit(remove('staff/branchTeacher')),
        'make a teacher an owner': commit(
          change('staff/branchTeacher', { role: 'owner', branchIds: [] }),
        ),
        'add a banner': commit(
          put('banners/new', { title: '배너', sort: 10, updatedAt: SERVER_TIME }),
        ),
      }),
      row(
        'pastOwner',
        'read their own document of the agit and nothing more',
        refused(get('staff/teacher')),
      ),
    ],
  }
}
