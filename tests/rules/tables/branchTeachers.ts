import type { SeedDocument } from '../../../emulators/firestore/seedDocument.ts'
import { dayOf } from '../../../src/domain/dates/day.ts'
import { allowed, asks, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  count,
  type Fields,
  get,
  list,
  put,
  type RuleRequest,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR, MINUTE, standingRide } from './aRide.ts'
import {
  bookingPath,
  careBooking,
  careSession,
  dayBefore,
  passUse,
  passUsePath,
} from './careBookings.ts'
import { pickup, suggestion } from './guestRequests.ts'
import { message } from './messages.ts'
import { entry, pass } from './money.ts'
import { order, stepFields } from './orders.ts'
import { branchTeacher, CHILD_ID, guardianOf, people } from './people.ts'
import { moveCounter, OWN, sessionAt } from './seats.ts'

type Branch = 'seongsu' | 'mapo'
const branches: readonly Branch[] = ['seongsu', 'mapo']

const BY: Fields = { by: 'branchTeacher' }
const ART = 'art_20270105_1500'
const ahead = (branch: Branch) => `care-${branch}_20270106_1300`
const here = (branch: Branch) => `care-${branch}_20270105_1300`
const missed = (branch: Branch) => `care-${branch}_20270104_1300`
const slotOf = (branch: Branch, session: string) =>
  String(
    1 +
      branches.indexOf(branch) * 3 +
      [ahead, here, missed].findIndex((of) => of(branch) === session),
  )

const NOTHING_OF_A_TEACHER: Readonly<Record<string, Fields>> = {
  banners: { title: '배너', sort: 1, updatedAt: SERVER_TIME },
  snack_menu_basic: { title: '우유', price: 1200, order: 1, updatedAt: SERVER_TIME },
  snack_menu_growth: { title: '우유', price: 1200, order: 1, updatedAt: SERVER_TIME },
}

/** What a teacher of one branch may (specification 6, sections 7 to 9): there, and nowhere else. */
export function branchTeachers(now: Date): RuleTable {
  const tomorrow = after(now, DAY)
  const ago = (minutes: number) => after(now, -minutes * MINUTE)
  const ride = (
    branchId: string,
    status: Parameters<typeof standingRide>[1],
    fields: Fields = {},
  ) => ({
    ...standingRide(after(now, HOUR / 2), status, now),
    branchId,
    ...fields,
  })
  const note = (branchId: string): Fields => ({
    uid: 'parent',
    childId: CHILD_ID,
    childName: '김하온',
    branchId,
    day: dayOf(now),
    meal: 'all',
    mood: 'happy',
    text: '블록으로 성을 쌓았어요.',
    writer: '성수쌤',
    ...BY,
    createdAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
    seenAt: null,
  })
  const booked = (branch: Branch, session: string, startsAt: Date, fields: Fields = {}) => [
    seedDocument(
      `program_sessions/${session}`,
      careSession(startsAt, { programId: `care-${branch}` }),
    ),
    seedDocument(bookingPath(session, OWN), {
      ...careBooking(startsAt, OWN, 'light', slotOf(branch, session)),
      programId: `care-${branch}`,
      createdAt: now,
      updatedAt: now,
      ...fields,
    }),
    seedDocument(passUsePath('light', slotOf(branch, session)), {
      ...passUse(session, OWN),
      createdAt: now,
    }),
  ]
  const standing = (branch: Branch): SeedDocument[] => [
    ...(['requested', 'confirmed', 'pickedUp', 'arrived'] as const).map((status) =>
      seedDocument(`rides/${branch}-${status}`, ride(branch, status)),
    ),
    seedDocument(`rides/${branch}-cancelled`, ride(branch, 'cancelled', { cancelFeeKRW: 4000 })),
    seedDocument(`rides/${branch}-declined`, ride(branch, 'declined', { cancelFeeKRW: 4000 })),
    seedDocument(`rides/${branch}-charged`, ride(branch, 'arrived')),
    seedDocument(`users/parent/ledger/ride-${branch}-charged`, { ...entry, kind: 'ride', at: now }),
    seedDocument(`messages/${branch}`, { ...message, branchId: branch, createdAt: now }),
    seedDocument(`pickup_requests/${branch}`, { ...pickup(now), branchId: branch, createdAt: now }),
    seedDocument(`care_notes/${branch}`, { ...note(branch), createdAt: now, updatedAt: now }),
    ...['paid', 'awaitingPayment'].map((status) =>
      seedDocument(`orders/${branch}-${status}`, {
        ...order,
        kind: 'snack',
        branchId: branch,
        day: '2027-01-05',
        status,
        createdAt: now,
        updatedAt: now,
      }),
    ),
    ...booked(branch, ahead(branch), tomorrow),
    ...booked(branch, here(branch), now),
    ...booked(branch, missed(branch), dayBefore(now)),
  ]

  const reach = (id: string, status: string, fields: Fields = {}) =>
    change(`rides/${id}`, {
      status,
      [`reached.${status}`]: SERVER_TIME,
      updatedAt: SERVER_TIME,
      ...fields,
    })
  const { fareKRW: fare } = standingRide(after(now, HOUR / 2), 'pickedUp', now)
  const charge = (id: string, fields: Fields = {}, uid = 'parent', name = `ride-${id}`) =>
    put(`users/${uid}/ledger/${name}`, {
      ...entry,
      ...BY,
      kind: 'ride',
      amountKRW: typeof fare === 'number' ? -fare : 0,
      refId: id,
      ...fields,
    })
  const arrive = (branch: string, fields: Fields = {}) =>
    commit(reach(`${branch}-pickedUp`, 'arrived'), charge(`${branch}-pickedUp`, fields))
  const fee = (branch: string, fields: Fields = {}) =>
    charge(
      `${branch}-cancelled`,
      { kind: 'cancelFee', amountKRW: -4000, ...fields },
      'parent',
      `fee-${branch}-cancelled`,
    )
  const mark = (session: string, fields: Fields) =>
    change(bookingPath(session, OWN), { updatedAt: SERVER_TIME, ...fields })
  const session = (branch: Branch) =>
    put(`program_sessions/care-${branch}_20270107_1300`, {
      ...careSession(tomorrow, { programId: `care-${branch}`, taken: 0 }),
    })
  const cancelStay = (branch: Branch) =>
    commit(
      mark(ahead(branch), { cancelledAt: SERVER_TIME, cancelReason: '폭설로 쉬어요.' }),
      ...moveCounter(ahead(branch), -1, OWN),
      remove(passUsePath('light', slotOf(branch, ahead(branch)))),
    )
  const at = (branch: Branch) => ['branchId', 'EQUAL', branch] as const

  /** Each of these is allowed at their own branch, refused at another one, and allowed to an owner at both. */
  const requests = (branch: Branch): Readonly<Record<string, RuleRequest>> => ({
    'get a ride': get(`rides/${branch}-requested`),
    'list the rides of a day': list('rides', {
      where: [at(branch), ['startsAt', 'GREATER_THAN_OR_EQUAL', now]],
      orderBy: [['startsAt', 'ASCENDING']],
    }),
    'list the rides that changed': list('rides', {
      where: [at(branch), ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
      orderBy: [['updatedAt', 'ASCENDING']],
    }),
    'confirm a ride': commit(reach(`${branch}-requested`, 'confirmed')),
    'decline a ride': commit(reach(`${branch}-confirmed`, 'declined', { reason: '폭설이에요.' })),
    'assign a driver': commit(
      change(`rides/${branch}-confirmed`, {
        driver: { name: '박도담', car: '' },
        updatedAt: SERVER_TIME,
      }),
    ),
    'get the charge of a ride': get(`users/parent/ledger/ride-${branch}-charged`),
    'get a message': get(`messages/${branch}`),
    'list the unseen messages': list('messages', {
      where: [at(branch), ['seenAt', 'EQUAL', null]],
      orderBy: [['createdAt', 'DESCENDING']],
    }),
    'count the unseen messages': count('messages', {
      where: [at(branch), ['seenAt', 'EQUAL', null]],
    }),
    'list the messages of stays': list('messages', {
      where: [at(branch), ['bookingId', 'IN', ['one', 'two']]],
    }),
    'mark a message seen': commit(change(`messages/${branch}`, { seenAt: SERVER_TIME })),
    'get a request': get(`pickup_requests/${branch}`),
    'list the requests': list('pickup_requests', {
      where: [at(branch)],
      orderBy: [['createdAt', 'DESCENDING']],
      limit: 100,
    }),
    'count the new requests': count('pickup_requests', {
      where: [at(branch), ['status', 'EQUAL', 'new']],
    }),
    'call back': commit(change(`pickup_requests/${branch}`, { status: 'called' })),
    'get a note': get(`care_notes/${branch}`),
    'list the notes of a day': list('care_notes', {
      where: [at(branch), ['day', 'EQUAL', dayOf(now)]],
    }),
    'list the notes that changed': list('care_notes', {
      where: [at(branch), ['updatedAt', 'GREATER_THAN_OR_EQUAL', now]],
      orderBy: [['updatedAt', 'ASCENDING']],
    }),
    'change a note': commit(
      change(`care_notes/${branch}`, {
        text: '고쳐 썼어요.',
        by: 'branchTeacher',
        updatedAt: SERVER_TIME,
      }),
    ),
    'get a stay': get(bookingPath(here(branch), OWN)),
    'list the stays of a session': list(`program_sessions/${here(branch)}/bookings`),
    'list the stays of a day': list('bookings', {
      isGroup: true,
      where: [
        ['programId', 'EQUAL', `care-${branch}`],
        ['startsAt', 'GREATER_THAN_OR_EQUAL', now],
      ],
      orderBy: [['startsAt', 'ASCENDING']],
    }),
    'get a paid order of snacks': get(`orders/${branch}-paid`),
    'list the paid orders of snacks': list('orders', {
      where: [
        at(branch),
        ['kind', 'EQUAL', 'snack'],
        ['status', 'EQUAL', 'paid'],
        ['day', 'EQUAL', '2027-01-05'],
      ],
    }),
    'get a use': get(passUsePath('light', slotOf(branch, missed(branch)))),
    'give the use of a missed stay back': commit(
      remove(passUsePath('light', slotOf(branch, missed(branch)))),
    ),
    'open a session of care': commit(session(branch)),
    'close a session of care': commit(
      change(`program_sessions/${ahead(branch)}`, { closed: true }),
    ),
    'give a session of care more room': commit(
      change(`program_sessions/${ahead(branch)}`, { capacity: 30 }),
    ),
    'call a stay off': cancelStay(branch),
  })

  /** As `requests`, signed by its sender. */
  const signed = (branch: Branch, by: string): Readonly<Record<string, RuleRequest>> => ({
    'mark an arrival': commit(mark(here(branch), { arrivedAt: SERVER_TIME, by })),
    'write a note': commit(
      put(`care_notes/parent_${CHILD_ID}_${dayOf(now).replaceAll('-', '')}`, {
        ...note(branch),
        by,
      }),
    ),
    'enter the fee of a cancelled ride': commit({ ...fee(branch, { by }) }),
    'enter the charge of an arrival': arrive(branch, { by }),
  })
  const rowsAt = (branch: Branch): RuleRow[] => {
    const isOwn = branch === 'seongsu'
    const verdict = isOwn ? allowed : refused
    const name = (what: string) => `${what} at ${isOwn ? 'their own branch' : 'another branch'}`
    return [
      ...Object.entries({ ...requests(branch), ...signed(branch, 'branchTeacher') }).map(
        ([what, request]) => row('branchTeacher', name(what), verdict(request)),
      ),
      ...Object.entries(signed(branch, 'teacher')).map(([what, request]) =>
        row('teacher', name(what), allowed(request)),
      ),
      ...Object.entries(requests(branch))
        .filter(([what]) => what !== 'change a note')
        .flatMap(([what, request]) => [
          row('teacher', name(what), allowed(request)),
          row('otherParent', name(what), refused(request)),
        ]),
    ]
  }

  return {
    seed: [
      ...people(now),
      ...branchTeacher(now),
      seedDocument('users/otherParent/guardians/branchTeacher', guardianOf('full', now)),
      ...branches.flatMap(standing),
      seedDocument('rides/guarded', ride('seongsu', 'pickedUp', { uid: 'otherParent' })),
      seedDocument('rides/own', ride('seongsu', 'pickedUp', { uid: 'branchTeacher' })),
      seedDocument('messages/before', { ...message, createdAt: now }),
      seedDocument('branch_suggestions/one', { ...suggestion, createdAt: now }),
      seedDocument('orders/membership', { ...order, kind: 'membership', status: 'paid' }),
      seedDocument('users/parent/ledger/topup', { ...entry, at: now }),
      seedDocument('users/parent/passes/order-old-0', { ...pass, orderId: 'old', at: now }),
      seedDocument(`program_sessions/${ART}`, sessionAt(now, 8, 1)),
      seedDocument(bookingPath(ART, OWN), {
        ...OWN,
        childName: '김하온',
        programId: 'art',
        startsAt: now,
        createdAt: ago(60),
        updatedAt: ago(60),
      }),
      ...Object.entries(NOTHING_OF_A_TEACHER).map(([collection, fields]) =>
        seedDocument(`${collection}/one`, { ...fields, updatedAt: now }),
      ),
    ],
    rows: [
      ...branches.flatMap(rowsAt),

      ...asks('branchTeacher', {
        'get the family of a child': allowed(get('users/parent')),
        'get a child': allowed(get(`users/parent/children/${CHILD_ID}`)),
        'list the children of a family': refused(list('users/parent/children')),

        'list all rides': refused(list('rides')),
        'list all messages': refused(list('messages')),
        'list all requests': refused(list('pickup_requests')),
        'list all notes': refused(list('care_notes')),
        'list all bookings': refused(list('bookings', { isGroup: true })),
        'list the rides of a family': refused(
          list('rides', { where: [['uid', 'EQUAL', 'parent']] }),
        ),
        'get a message without a branch': refused(get('messages/before')),
        'mark a message without a branch seen': refused(
          change('messages/before', { seenAt: SERVER_TIME }),
        ),

        'look for a note before it is written': allowed(get('care_notes/none')),
        'look for the charge of a ride before it is written': allowed(
          get('users/parent/ledger/ride-seongsu-arrived'),
        ),
        'look for a fee before it is written': allowed(
          get('users/parent/ledger/fee-seongsu-cancelled'),
        ),
        'look for a use that was given back': allowed(get(passUsePath('light', '9'))),

        'arrive without a charge': allowed(reach('seongsu-pickedUp', 'arrived')),
        'charge a ride that arrived before': allowed(charge('seongsu-arrived')),
        'charge a ride that has not arrived': refused(charge('seongsu-pickedUp')),
        'charge a won less': refused(arrive('seongsu', { amountKRW: Number(fare) * -1 + 1 })),
        'charge a won more': refused(arrive('seongsu', { amountKRW: Number(fare) * -1 - 1 })),
        'give the charge back': refused(arrive('seongsu', { amountKRW: Number(fare) })),
        'charge in the name of a colleague': refused(arrive('seongsu', { by: 'teacher' })),
        'charge a ride by a path': refused(
          charge('seongsu-arrived', { refId: 'seongsu-arrived/a/b' }),
        ),
        'charge a ride that does not exist': refused(charge('none')),
        'charge one ride as another': refused(
          charge('seongsu-arrived', { refId: 'seongsu-charged' }),
        ),
        'charge a ride twice': refused(
          charge('seongsu-charged', {}, 'parent', 'ride-seongsu-charged-2'),
        ),
        'charge a ride under any name': refused(charge('seongsu-arrived', {}, 'parent', 'free')),
        'charge another family': refused(charge('seongsu-arrived', {}, 'teacher')),
        'charge a ride as a top-up': refused(charge('seongsu-arrived', { kind: 'topup' })),
        'charge the fare of a cancelled ride': refused(charge('seongsu-cancelled')),
        'enter a fee of another sum': refused(fee('seongsu', { amountKRW: -3999 })),
        'enter a fee as an adjustment': refused(fee('seongsu', { kind: 'adjustment' })),
        'enter a fee under any name': refused({
          ...fee('seongsu'),
          path: 'users/parent/ledger/free',
        }),
        'enter the fee of a ride that was declined': refused(
          charge(
            'seongsu-declined',
            { kind: 'cancelFee', amountKRW: -4000 },
            'parent',
            'fee-seongsu-declined',
          ),
        ),
        'enter the fee of a ride that arrived': refused(
          charge('seongsu-arrived', { kind: 'cancelFee' }, 'parent', 'fee-seongsu-arrived'),
        ),
        'charge an own ride': refused(charge('own', {}, 'branchTeacher'), reach('own', 'arrived')),
        'charge a ride of a guarded family': refused(
          charge('guarded', {}, 'otherParent'),
          reach('guarded', 'arrived'),
        ),
        'take a step of a ride of a guarded family': refused(reach('guarded', 'arrived')),
        'adjust a balance': refused(
          put('users/parent/ledger/free', { ...entry, ...BY, kind: 'adjustment' }),
        ),
        'enter a top-up': refused(put('users/parent/ledger/order-membership', { ...entry, ...BY })),
        'look for another entry before it is written': refused(get('users/parent/ledger/none')),
        'get another entry': refused(get('users/parent/ledger/topup')),
        'list the entries': refused(list('users/parent/ledger')),

        'get a pass': refused(get('users/parent/passes/order-old-0')),
        'list the passes': refused(list('users/parent/passes')),
        'list the uses of a pass': refused(list('users/parent/passes/light/uses')),
        'grant a pass': refused(put('users/parent/passes/order-order-1-0', { ...pass, ...BY })),

        'get an order of a membership': refused(get('orders/membership')),
        'get an order of snacks that is not paid': refused(get('orders/seongsu-awaitingPayment')),
        'list the orders': refused(list('orders')),
        'list the paid orders': refused(list('orders', { where: [['status', 'EQUAL', 'paid']] })),
        'list the paid orders of the branch': refused(
          list('orders', { where: [at('seongsu'), ['status', 'EQUAL', 'paid']] }),
        ),
        'list the orders of snacks of the branch': refused(
          list('orders', { where: [at('seongsu'), ['kind', 'EQUAL', 'snack']] }),
        ),
        ...Object.fromEntries(
          ['paid', 'cancelled'].map((status) => [
            `make an order of the branch ${status}`,
            refused(
              change('orders/seongsu-awaitingPayment', {
                status,
                updatedAt: SERVER_TIME,
                ...stepFields(status, 'branchTeacher'),
              }),
            ),
          ]),
        ),
        'refund an order of the branch': refused(
          change('orders/seongsu-paid', {
            status: 'refunded',
            updatedAt: SERVER_TIME,
            ...stepFields('refunded', 'branchTeacher'),
          }),
        ),

        'list the roster of a program': allowed(list(`program_sessions/${ART}/bookings`)),
        'list the bookings of a program': allowed(
          list('bookings', { isGroup: true, where: [['programId', 'EQUAL', 'art']] }),
        ),
        'get a booking of a program': allowed(get(bookingPath(ART, OWN))),
        'mark an arrival at a program': allowed(mark(ART, { arrivedAt: SERVER_TIME, ...BY })),
        'call a booking of a program off': refused(
          mark(ART, { cancelledAt: SERVER_TIME, cancelReason: '쉬어요.' }),
          ...moveCounter(ART, -1, OWN),
        ),
        'give a program more room': refused(change(`program_sessions/${ART}`, { capacity: 30 })),
        'open a session of a program': refused(
          put('program_sessions/art_20270106_1500', sessionAt(tomorrow, 8, 0)),
        ),

        'open a session of a program that is named as the branch': refused(
          put('program_sessions/seongsu_20270106_1500', {
            ...sessionAt(tomorrow, 8, 0),
            programId: 'seongsu',
          }),
        ),

        'write a note about another branch than its own': refused(
          change('care_notes/seongsu', { branchId: 'mapo', ...BY, updatedAt: SERVER_TIME }),
        ),
        'get a suggestion': refused(get('branch_suggestions/one')),
        'list the suggestions': refused(list('branch_suggestions')),
        'mark a suggestion seen': refused(
          change('branch_suggestions/one', { seenAt: SERVER_TIME }),
        ),
        ...Object.fromEntries(
          Object.entries(NOTHING_OF_A_TEACHER).flatMap(([collection, fields]) => [
            [`add to ${collection}`, refused(put(`${collection}/new`, fields))],
            [`change ${collection}`, refused(put(`${collection}/one`, fields))],
            [`delete from ${collection}`, refused(remove(`${collection}/one`))],
            [`list all of ${collection}`, refused(list(collection))],
          ]),
        ),
        'delete a special snack': refused(remove('special_snack_events/one')),
      }),
      row(
        'teacher',
        'mark a message without a branch seen',
        allowed(change('messages/before', { seenAt: SERVER_TIME })),
      ),
      ...(['parent', 'otherParent', 'newcomer', 'nobody'] as const).flatMap((by) => [
        row(by, 'list the roster of a program', refused(list(`program_sessions/${ART}/bookings`))),
        row(by, 'look for a note that is not written', refused(get('care_notes/none'))),
      ]),
      row(
        'otherParent',
        'look for a use that was given back',
        refused(get(passUsePath('light', '9'))),
      ),
    ],
  }
}
