import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
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
import { stepFields } from './orders.ts'
import { branchTeacher, guardians, people } from './people.ts'

export const entry: Fields = {
  kind: 'topup',
  amountKRW: 50_000,
  note: '충전',
  refId: 'order-1',
  at: SERVER_TIME,
  by: 'teacher',
}

export const pass: Fields = {
  planKey: 'timepass',
  optionKey: '2h-25000',
  label: '라이트 2시간권',
  minutes: 120,
  startsOn: '2026-11-21',
  expiresOn: '2026-12-20',
  orderId: 'order-1',
  at: SERVER_TIME,
  by: 'teacher',
}

/** 12 lines of 1,000 pieces at 100,000,000 won. */
const LARGEST_ORDER_KRW = 12 * 1_000 * 100_000_000

const order: Fields = {
  uid: 'parent',
  nickname: '하온맘',
  kind: 'topup',
  status: 'awaitingPayment',
}
const enter = (fields: Fields = {}, id = 'order-order-1') =>
  commit(put(`users/parent/ledger/${id}`, { ...entry, ...fields }))
const grant = (fields: Fields = {}, id = 'order-order-1-0') =>
  commit(put(`users/parent/passes/${id}`, { ...pass, ...fields }))

/** Ledger entries and passes: written once by staff, never changed. */
export function money(now: Date): RuleTable {
  return {
    seed: [
      ...people(now),
      ...branchTeacher(now),
      ...guardians(now),
      seedDocument('users/parent/ledger/ride-1', {
        ...entry,
        kind: 'ride',
        amountKRW: -8_000,
        at: now,
      }),
      seedDocument('users/parent/ledger/topped', { ...entry, at: now }),
      seedDocument('users/parent/passes/order-old-0', { ...pass, orderId: 'old', at: now }),
      seedDocument('orders/order-1', order),
    ],
    rows: [
      ...['topup', 'ride', 'cancelFee', 'refund', 'adjustment'].map((kind) =>
        row('teacher', `enter a ${kind}`, allowed(enter({ kind }))),
      ),
      ...asks('teacher', {
        'enter a charge': allowed(enter({ kind: 'ride', amountKRW: -8_000 }, 'ride-2')),
        'enter a won': allowed(enter({ amountKRW: 1 })),
        'enter the sum of the largest order': allowed(enter({ amountKRW: LARGEST_ORDER_KRW })),
        'take it back': allowed(
          enter({ kind: 'refund', amountKRW: -LARGEST_ORDER_KRW }, 'refund-order-1'),
        ),
        'enter a won more': refused(enter({ amountKRW: LARGEST_ORDER_KRW + 1 })),
        'take a won more back': refused(enter({ amountKRW: -LARGEST_ORDER_KRW - 1 })),
        'enter an amount of another number type': refused(enter({ amountKRW: double(50_000) })),
        'enter without a reference': allowed(
          enter({ kind: 'adjustment', refId: '', note: '' }, 'free'),
        ),
        'charge the same ride again': refused(enter({ kind: 'ride', amountKRW: -8_000 }, 'ride-1')),
        'change an entry': refused(change('users/parent/ledger/ride-1', { amountKRW: -1 })),
      }),
      ...malformedWrites('teacher', 'enter', 'users/parent/ledger/new', entry, {
        kind: not('gift'),
        amountKRW: not(0, double(0.5)),
        note: text(100),
        refId: text(200),
        at: sentAt(now),
        by: not('parent', 'colleague'),
      }),
      ...deniedTo(['nobody', 'otherParent', 'parent'], {
        enter: enter(),
      }),
      row('parent', 'enter in their own name', refused(enter({ by: 'parent' }))),
      ...deniedTo(['parent', 'otherParent'], {
        'change an entry': commit(change('users/parent/ledger/ride-1', { amountKRW: 8_000 })),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete an entry': commit(remove('users/parent/ledger/ride-1')),
      }),
      ...asks('parent', {
        'get an own entry': allowed(get('users/parent/ledger/ride-1')),
        'list their own entries': allowed(
          list('users/parent/ledger', { orderBy: [['at', 'DESCENDING']] }),
        ),
        'count their own entries': allowed(count('users/parent/ledger')),
      }),
      ...asks('teacher', {
        'get an entry of a parent': allowed(get('users/parent/ledger/topped')),
        'list the entries of a parent': allowed(list('users/parent/ledger')),
      }),
      row('branchTeacher', 'get an entry of a parent', refused(get('users/parent/ledger/topped'))),
      ...deniedTo(['nobody', 'otherParent'], {
        "get somebody's entry": get('users/parent/ledger/ride-1'),
        "list somebody's entries": list('users/parent/ledger'),
      }),
      ...deniedTo(['nobody', 'parent', 'father', 'branchTeacher'], {
        'list all entries': list('ledger', { isGroup: true }),
        'count all entries': count('ledger', { isGroup: true }),
        'list all passes': list('passes', { isGroup: true }),
      }),
      ...asks('teacher', {
        'list all entries': allowed(list('ledger', { isGroup: true })),
        'count all entries': allowed(count('ledger', { isGroup: true })),
        'list all passes': allowed(list('passes', { isGroup: true })),
        'count the passes that hold': allowed(
          count('passes', {
            isGroup: true,
            where: [['expiresOn', 'GREATER_THAN_OR_EQUAL', '2026-11-20']],
          }),
        ),
      }),

      ...asks('teacher', {
        'grant a second pass of the order': allowed(grant({}, 'order-order-1-1')),
        'grant a pass without a limit': allowed(grant({ minutes: 0 })),
        'grant a pass under the id of another order': refused(grant({}, 'order-order-2-0')),
        'grant a pass under an id without a number': refused(grant({}, 'order-order-1-')),
        'grant a pass under any id': refused(grant({}, 'free')),
        'grant the same pass again': refused(grant({ orderId: 'old' }, 'order-old-0')),
        'change a pass': refused(change('users/parent/passes/order-old-0', { minutes: 60 })),
      }),
      ...malformedWrites('teacher', 'grant a pass', 'users/parent/passes/order-order-1-0', pass, {
        planKey: text(200, 1),
        optionKey: text(200, 1),
        label: text(200, 1),
        minutes: not(-1, double(0.5)),
        startsOn: not('2026-1-21'),
        expiresOn: { good: ['2026-11-21'], bad: ['2026-11-20', '2026-13-01'] },
        orderId: not('.*', 'old'),
        at: sentAt(now),
        by: not('parent', 'colleague'),
      }),
      ...deniedTo(['nobody', 'otherParent', 'parent'], {
        'grant a pass': grant(),
      }),
      ...asks('parent', {
        'grant a pass in their own name': refused(grant({ by: 'parent' })),
        'change a pass': refused(change('users/parent/passes/order-old-0', { minutes: 0 })),
      }),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete a pass': commit(remove('users/parent/passes/order-old-0')),
      }),
      row('parent', 'list their own passes', allowed(list('users/parent/passes'))),
      row('parent', 'get an own pass', allowed(get('users/parent/passes/order-old-0'))),
      row('teacher', 'get the pass of a parent', allowed(get('users/parent/passes/order-old-0'))),
      row('teacher', 'list the passes of a parent', allowed(list('users/parent/passes'))),
      ...deniedTo(['nobody', 'otherParent'], {
        "list somebody's passes": list('users/parent/passes'),
        "get somebody's pass": get('users/parent/passes/order-old-0'),
      }),

      ...asks('teacher', {
        'confirm a payment with its entry': allowed(
          change('orders/order-1', {
            status: 'paid',
            updatedAt: SERVER_TIME,
            ...stepFields('paid', 'teacher'),
          }),
          put('users/parent/ledger/order-order-1', entry),
        ),
        'confirm a payment with its passes': allowed(
          change('orders/order-1', {
            status: 'paid',
            updatedAt: SERVER_TIME,
            ...stepFields('paid', 'teacher'),
          }),
          ...[0, 1, 2].map((n) => put(`users/parent/passes/order-order-1-${n}`, pass)),
        ),
        'confirm a payment with an existing entry': refused(
          change('orders/order-1', {
            status: 'paid',
            updatedAt: SERVER_TIME,
            ...stepFields('paid', 'teacher'),
          }),
          put('users/parent/ledger/ride-1', entry),
        ),
      }),
    ],
  }
}
