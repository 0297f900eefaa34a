import { after, HOUR } from './aRide.ts'
import { people } from './people.ts'
import { allowed, misshapen, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

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

/** Ledger entries and passes: what people of the agit write down once and nobody changes. */
export function money(now: Date): RuleTable {
  return {
    seed: [
      ...people(now),
      seedDocument('users/parent/ledger/ride-1', {
        ...entry,
        kind: 'ride',
        amountKRW: -8_000,
        at: now,
      }),
      seedDocument('users/parent/passes/order-old-0', { ...pass, orderId: 'old', at: now }),
      seedDocument('orders/order-1', order),
    ],
    rows: [
      ...['topup', 'ride', 'cancelFee', 'refund', 'adjustment'].map((kind) =>
        allowed('teacher', `enter a ${kind}`, enter({ kind })),
      ),
      refused('teacher', 'enter another kind', enter({ kind: 'gift' })),
      allowed('teacher', 'enter a charge', enter({ kind: 'ride', amountKRW: -8_000 }, 'ride-2')),
      allowed('teacher', 'enter a won', enter({ amountKRW: 1 })),
      refused('teacher', 'enter nothing', enter({ amountKRW: 0 })),
      refused('teacher', 'enter a fraction', enter({ amountKRW: double(0.5) })),
      refused(
        'teacher',
        'enter an amount of another number type',
        enter({ amountKRW: double(50_000) }),
      ),
      allowed('teacher', 'enter with a note of 100', enter({ note: '가'.repeat(100) })),
      refused('teacher', 'enter with a note of 101', enter({ note: '가'.repeat(101) })),
      allowed(
        'teacher',
        'enter without a reference',
        enter({ kind: 'adjustment', refId: '', note: '' }, 'free'),
      ),
      refused('teacher', 'enter with a reference of 201', enter({ refId: 'a'.repeat(201) })),
      refused('teacher', 'enter an hour ago', enter({ at: after(now, -HOUR) })),
      refused('teacher', 'enter as somebody', enter({ by: 'parent' })),
      refused(
        'teacher',
        'charge the same ride again',
        enter({ kind: 'ride', amountKRW: -8_000 }, 'ride-1'),
      ),
      refused(
        'teacher',
        'change an entry',
        commit(change('users/parent/ledger/ride-1', { amountKRW: -1 })),
      ),
      ...misshapen('teacher', 'enter', 'users/parent/ledger/new', entry),
      ...refusedTo(['nobody', 'otherParent', 'parent'], 'enter', enter()),
      refused('parent', 'enter in the own name', enter({ by: 'parent' })),
      ...refusedTo(
        ['parent', 'otherParent'],
        'change an entry',
        commit(change('users/parent/ledger/ride-1', { amountKRW: 8_000 })),
      ),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete an entry',
        commit(remove('users/parent/ledger/ride-1')),
      ),
      allowed('parent', 'get an own entry', get('users/parent/ledger/ride-1')),
      allowed(
        'parent',
        'list the own entries',
        list('users/parent/ledger', { orderBy: [['at', 'DESCENDING']] }),
      ),
      allowed('parent', 'count the own entries', count('users/parent/ledger')),
      allowed('teacher', 'list the entries of a parent', list('users/parent/ledger')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "get somebody's entry",
        get('users/parent/ledger/ride-1'),
      ),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's entries",
        list('users/parent/ledger'),
      ),
      ...refusedTo(['parent', 'teacher'], 'list all entries', list('ledger', { isGroup: true })),

      allowed('teacher', 'grant a pass', grant()),
      allowed('teacher', 'grant a second pass of the order', grant({}, 'order-order-1-1')),
      allowed('teacher', 'grant a pass without a limit', grant({ minutes: 0 })),
      refused('teacher', 'grant a pass with less than no minutes', grant({ minutes: -1 })),
      refused('teacher', 'grant half a minute', grant({ minutes: double(0.5) })),
      allowed('teacher', 'grant a pass for a day', grant({ expiresOn: '2026-11-21' })),
      refused(
        'teacher',
        'grant a pass that expires before it starts',
        grant({ expiresOn: '2026-11-20' }),
      ),
      refused(
        'teacher',
        'grant a pass from a day in another notation',
        grant({ startsOn: '2026-1-21' }),
      ),
      refused('teacher', 'grant a pass until month 13', grant({ expiresOn: '2026-13-01' })),
      refused('teacher', 'grant a pass with a label of 201', grant({ label: '가'.repeat(201) })),
      refused('teacher', 'grant a pass without a plan', grant({ planKey: '' })),
      refused('teacher', 'grant a pass as somebody', grant({ by: 'parent' })),
      refused('teacher', 'grant a pass an hour ago', grant({ at: after(now, -HOUR) })),
      refused(
        'teacher',
        'grant a pass under the id of another order',
        grant({}, 'order-order-2-0'),
      ),
      refused('teacher', 'grant a pass under an id without a number', grant({}, 'order-order-1-')),
      refused(
        'teacher',
        'grant a pass of an order whose id is a pattern',
        grant({ orderId: '.*' }, 'order-order-1-0'),
      ),
      refused('teacher', 'grant a pass under any id', grant({}, 'free')),
      refused('teacher', 'grant the same pass again', grant({ orderId: 'old' }, 'order-old-0')),
      refused(
        'teacher',
        'change a pass',
        commit(change('users/parent/passes/order-old-0', { minutes: 60 })),
      ),
      ...misshapen('teacher', 'grant a pass', 'users/parent/passes/order-order-1-0', pass),
      ...refusedTo(['nobody', 'otherParent', 'parent'], 'grant a pass', grant()),
      refused('parent', 'grant a pass in the own name', grant({ by: 'parent' })),
      refused(
        'parent',
        'change a pass',
        commit(change('users/parent/passes/order-old-0', { minutes: 0 })),
      ),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete a pass',
        commit(remove('users/parent/passes/order-old-0')),
      ),
      allowed('parent', 'list the own passes', list('users/parent/passes')),
      allowed('teacher', 'list the passes of a parent', list('users/parent/passes')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's passes",
        list('users/parent/passes'),
      ),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "get somebody's pass",
        get('users/parent/passes/order-old-0'),
      ),

      allowed(
        'teacher',
        'confirm a payment with its entry',
        commit(
          change('orders/order-1', { status: 'paid', updatedAt: SERVER_TIME }),
          put('users/parent/ledger/order-order-1', entry),
        ),
      ),
      allowed(
        'teacher',
        'confirm a payment with its passes',
        commit(
          change('orders/order-1', { status: 'paid', updatedAt: SERVER_TIME }),
          ...[0, 1, 2].map((n) => put(`users/parent/passes/order-order-1-${n}`, pass)),
        ),
      ),
      refused(
        'teacher',
        'confirm a payment with an entry that stands',
        commit(
          change('orders/order-1', { status: 'paid', updatedAt: SERVER_TIME }),
          put('users/parent/ledger/ride-1', entry),
        ),
      ),
    ],
  }
}
