import { dayOf } from '../../../src/domain/dates/day.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  geoPoint,
  get,
  list,
  put,
  type RuleRequest,
  type RuleWrite,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { child } from './accounts.ts'
import { after, DAY, fareAt, inTwoDays, rideAt, standingRide } from './aRide.ts'
import {
  bookingPath,
  bookWrites,
  careBooking,
  careSession,
  leaveWrites,
  orderOf,
  passOf,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { message } from './messages.ts'
import { entry, pass } from './money.ts'
import { order, stepFields } from './orders.ts'
import {
  CHILD_ID,
  childOf,
  guardians,
  type Identity,
  identities,
  OTHER_CHILD_ID,
  people,
} from './people.ts'
import { moveCounter, OWN, SIBLING, sessionAt } from './seats.ts'

const CARE = 'care-seongsu_20270105_1300'
const BOOKED = 'care-seongsu_20270105_1500'
const PROGRAM = 'art_20270105_1500'
const BOOKED_PROGRAM = 'art_20270105_1600'
const FAMILIES = 20
const CHILDREN = 20

/** Who may, besides the owner. */
type Who = 'full' | 'both' | 'nobody'

/** Somebody put out, another family, and a guardian as a guest. */
const strangers: readonly Identity[] = ['aunt', 'otherParent', 'nobody']

function rowsOf(who: Who, requests: Readonly<Record<string, RequestBy>>): RuleRow[] {
  const verdict = (isAllowed: boolean) => (isAllowed ? allowed : refused)
  return Object.entries(requests).flatMap(([name, request]) => {
    const of = (by: Identity) => (typeof request === 'function' ? request(by) : request)
    return [
      row('father', name, verdict(who !== 'nobody')(of('father'))),
      row('grandmother', name, verdict(who === 'both')(of('grandmother'))),
      ...strangers.map((by) => row(by, name, refused(of(by)))),
    ]
  })
}

type RequestBy = RuleRequest | ((by: Identity) => RuleRequest)

const phoneOf = (by: Identity): string => identities[by]?.phone ?? ''

/** What guardians do with the documents of a family (specification 6, section 8). */
export function guardianActs(now: Date): RuleTable {
  const today = dayOf(now)
  const tomorrow = after(now, DAY)
  const note = `care_notes/parent_${CHILD_ID}_${today.replaceAll('-', '')}`
  const home = { label: '집', name: '집', address: '', point: geoPoint(37.5, 127) }
  const watch = { programId: 'art', startsAt: tomorrow, createdAt: SERVER_TIME }
  const ofFamily = { where: [['uid', 'EQUAL', 'parent']] as const }
  const book = (by: Identity, fields: Fields = {}) =>
    commit(put('rides/new', { ...rideAt(tomorrow), phone: phoneOf(by), ...fields }))
  const cancel = (id: string): RuleWrite =>
    change(`rides/${id}`, {
      status: 'cancelled',
      'reached.cancelled': SERVER_TIME,
      updatedAt: SERVER_TIME,
    })
  const seat = (of = SIBLING): Fields => ({
    ...of,
    childName: '김다온',
    programId: 'art',
    startsAt: tomorrow,
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
  })
  const ridesOf = (count: number, phone: string) =>
    commit(
      ...Array.from({ length: count }, (_, index) =>
        put(`rides/new-${index}`, { ...rideAt(tomorrow), phone, childId: `child-${index}` }),
      ),
    )
  const confirmed = (count: number) =>
    commit(
      ...Array.from({ length: count }, (_, index) =>
        change(`rides/of-${index}`, {
          status: 'confirmed',
          'reached.confirmed': SERVER_TIME,
          updatedAt: SERVER_TIME,
        }),
      ),
    )
  const care = bookWrites({ session: CARE, startsAt: tomorrow, passId: 'light', slot: '1' })
  const leave = leaveWrites(BOOKED, 'light', '2')

  return {
    seed: [
      ...people(now),
      ...guardians(now),
      seedDocument('users/gone/children/mine', childOf('김가온', now)),
      seedDocument('rides/of-gone', {
        ...standingRide(tomorrow, 'requested', now),
        uid: 'gone',
        childId: 'mine',
      }),
      ...Array.from({ length: CHILDREN }, (_, index) =>
        seedDocument(`users/parent/children/child-${index}`, childOf('김하온', now)),
      ),
      ...Array.from({ length: FAMILIES }, (_, index) =>
        seedDocument(`rides/of-${index}`, {
          ...standingRide(tomorrow, 'requested', now),
          uid: `family-${index}`,
        }),
      ),
      seedDocument('rides/requested', standingRide(tomorrow, 'requested', now)),
      seedDocument('rides/foreign', {
        ...standingRide(tomorrow, 'requested', now),
        uid: 'otherParent',
        childId: OTHER_CHILD_ID,
      }),
      seedDocument('messages/sent', { ...message, rideId: 'requested', createdAt: now }),
      seedDocument('orders/waiting', { ...order, createdAt: now, updatedAt: now }),
      seedDocument('orders/paid', orderOf('parent')),
      seedDocument('users/parent/passes/light', passOf(now)),
      seedDocument('users/father/passes/light', passOf(now)),
      seedDocument('users/parent/ledger/topup', { ...entry, at: now }),
      seedDocument('users/parent/places/home', { ...home, createdAt: now }),
      seedDocument('users/parent/watches/old', { ...watch, createdAt: now }),
      seedDocument(`program_sessions/${CARE}`, careSession(tomorrow)),
      seedDocument(`program_sessions/${BOOKED}`, careSession(tomorrow)),
      seedDocument(bookingPath(BOOKED, OWN), {
        ...careBooking(tomorrow, OWN, 'light', '2'),
        createdAt: now,
        updatedAt: now,
      }),
      seedDocument(passUsePath('light', '2'), { ...passUse(BOOKED, OWN), createdAt: now }),
      seedDocument(`program_sessions/${PROGRAM}`, sessionAt(tomorrow, 8, 0)),
      seedDocument(`program_sessions/${BOOKED_PROGRAM}`, sessionAt(tomorrow, 8, 1)),
      seedDocument(bookingPath(BOOKED_PROGRAM, OWN), {
        ...seat(OWN),
        createdAt: now,
        updatedAt: now,
      }),
      seedDocument(note, {
        uid: 'parent',
        childId: CHILD_ID,
        childName: '김하온',
        branchId: 'seongsu',
        day: today,
        meal: 'all',
        mood: 'happy',
        text: '블록으로 성을 쌓았어요.',
        writer: '도담',
        by: 'teacher',
        createdAt: now,
        updatedAt: now,
        seenAt: null,
      }),
    ],
    rows: [
      ...rowsOf('both', {
        'get a child of the family': get(`users/parent/children/${CHILD_ID}`),
        'list the children of the family': list('users/parent/children'),
        'get a ride of the family': get('rides/requested'),
        'list the rides of the family': list('rides', {
          where: [
            ['uid', 'EQUAL', 'parent'],
            ['startsAt', 'GREATER_THAN_OR_EQUAL', now],
          ],
          orderBy: [['startsAt', 'ASCENDING']],
        }),
        'get a booking of the family': get(bookingPath(BOOKED, OWN)),
        'list the bookings of the family': list('bookings', { ...ofFamily, isGroup: true }),
        'list the bookings of the family in a session': list(
          `program_sessions/${BOOKED}/bookings`,
          ofFamily,
        ),
        'get a note of the family': get(note),
        'list the notes of the family': list('care_notes', {
          ...ofFamily,
          orderBy: [['day', 'DESCENDING']],
        }),
        'get a pass of the family': get('users/parent/passes/light'),
        'list the passes of the family': list('users/parent/passes'),
        'get a use of the family': get(passUsePath('light', '2')),
        'list the uses of a pass of the family': list('users/parent/passes/light/uses'),
        'get a message of the family': get('messages/sent'),
        'list the messages of the family': list('messages', {
          ...ofFamily,
          orderBy: [['createdAt', 'DESCENDING']],
        }),
      }),
      ...rowsOf('full', {
        'get an order of the family': get('orders/waiting'),
        'list the orders of the family': list('orders', {
          ...ofFamily,
          orderBy: [['createdAt', 'DESCENDING']],
        }),
        'get an entry of the family': get('users/parent/ledger/topup'),
        'list the entries of the family': list('users/parent/ledger'),
        'get a place of the family': get('users/parent/places/home'),
        'list the places of the family': list('users/parent/places'),
        'get a watch of the family': get('users/parent/watches/old'),
        'list the watches of the family': list('users/parent/watches'),

        'add a child to the family': commit(put('users/parent/children/new', child)),
        'change a child of the family': commit(
          change(`users/parent/children/${CHILD_ID}`, { school: '', updatedAt: SERVER_TIME }),
        ),
        'book a ride for the family': (by) => book(by),
        'cancel a ride of the family': commit(cancel('requested')),
        'move a ride of the family': commit(
          change('rides/requested', {
            startsAt: inTwoDays(now, 14, 0),
            fareKRW: fareAt(inTwoDays(now, 14, 0)),
            updatedAt: SERVER_TIME,
          }),
        ),
        'send a message about a ride of the family': commit(
          put('messages/new', { ...message, rideId: 'requested' }),
        ),
        'book care for the family': commit(...Object.values(care)),
        'cancel care of the family': commit(...Object.values(leave)),
        'book a program for the family': commit(
          ...moveCounter(PROGRAM, 1, SIBLING),
          put(bookingPath(PROGRAM, SIBLING), seat()),
        ),
        'cancel a program of the family': commit(
          ...moveCounter(BOOKED_PROGRAM, -1, OWN),
          remove(bookingPath(BOOKED_PROGRAM, OWN)),
        ),
        'mark a note of the family read': commit(change(note, { seenAt: SERVER_TIME })),
        'order for the family': commit(put('orders/new', order)),
        'cancel an order of the family': commit(
          change('orders/waiting', { status: 'cancelled', updatedAt: SERVER_TIME }),
        ),
        'save a place for the family': commit(
          put('users/parent/places/new', { ...home, createdAt: SERVER_TIME }),
        ),
        'rename a place of the family': commit(
          change('users/parent/places/home', { label: '우리 집' }),
        ),
        'delete a place of the family': commit(remove('users/parent/places/home')),
        'watch for the family': commit(put('users/parent/watches/art_20270105_1500', watch)),
        'end a watch of the family': commit(remove('users/parent/watches/old')),
      }),
      ...rowsOf('nobody', {
        'get the account of the owner': get('users/parent'),
        'change the account of the owner': commit(
          change('users/parent', { nickname: '하온아빠', updatedAt: SERVER_TIME }),
        ),
        'withdraw the owner': commit(remove('users/parent')),
        'delete a child of the family': commit(remove(`users/parent/children/${CHILD_ID}`)),
        'delete a note of the family': commit(remove(note)),
        'delete an entry of the family': commit(remove('users/parent/ledger/topup')),
        'enter money': (by) => commit(put('users/parent/ledger/order-order-1', { ...entry, by })),
        'grant a pass': (by) => commit(put('users/parent/passes/order-order-1-0', { ...pass, by })),
        'pay an order of the family': (by) =>
          commit(
            change('orders/waiting', {
              status: 'paid',
              updatedAt: SERVER_TIME,
              ...stepFields('paid', by),
            }),
          ),
        'confirm a ride of the family': confirmed(1),
        'take a seat without a booking': commit(...moveCounter(PROGRAM, 1, SIBLING)),
        'give a seat back and keep the booking': commit(...moveCounter(BOOKED_PROGRAM, -1, OWN)),
        'give a use back and keep the booking': commit(remove(passUsePath('light', '2'))),
        'book a ride with the phone of the owner': () => book('parent'),
        'book a ride for a child of another family': (by) => book(by, { childId: OTHER_CHILD_ID }),
        'send a message about a ride of another family': commit(
          put('messages/new', { ...message, rideId: 'foreign' }),
        ),
        'list all rides': list('rides'),
        'list all bookings': list('bookings', { isGroup: true }),
        'list all notes': list('care_notes'),
        'count all messages': count('messages'),

        'get a child of a family whose owner is gone': get('users/gone/children/mine'),
        'get a ride of a family whose owner is gone': get('rides/of-gone'),
        'cancel a ride of a family whose owner is gone': commit(cancel('of-gone')),
        'add a child to a family whose owner is gone': commit(
          put('users/gone/children/new', child),
        ),
      }),
      ...asks('father', {
        'get a child of a third family': refused(
          get(`users/otherParent/children/${OTHER_CHILD_ID}`),
        ),
        'list the rides of a third family': refused(
          list('rides', { where: [['uid', 'EQUAL', 'otherParent']] }),
        ),
        'cancel a ride of a third family': refused(cancel('foreign')),
        'book a ride for a third family': refused(
          book('father', { uid: 'otherParent', childId: OTHER_CHILD_ID }),
        ),
        'book for 13 children of the family at once': allowed(ridesOf(13, phoneOf('father'))),
        'book care and use an own pass for it, too': refused(
          ...Object.values(care),
          put(passUsePath('light', '1', 'father'), passUse(CARE, SIBLING)),
        ),
        'book for 18 children of the family at once': refused(ridesOf(18, phoneOf('father'))),
      }),
      ...asks('teacher', {
        'confirm rides of 18 families at once': allowed(confirmed(18)),
        'confirm rides of 20 families at once': refused(confirmed(20)),
      }),
    ],
  }
}
