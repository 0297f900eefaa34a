import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  type Fields,
  get,
  list,
  put,
  type RuleWrite,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, HOUR } from './aRide.ts'
import { entry } from './money.ts'
import { order, stepFields } from './orders.ts'
import { people } from './people.ts'

const balanceOrder: Fields = { ...order, payWith: 'balance', depositor: '' }

const purchase: Fields = {
  ...entry,
  kind: 'purchase',
  amountKRW: -50_000,
  note: '이용권 결제',
  refId: 'credit',
}

/** Orders paid with credit (specification 6, sections 5, 8 and 9). */
export function credit(now: Date): RuleTable {
  const standing = (fields: Fields = {}): Fields => ({
    ...balanceOrder,
    createdAt: after(now, -HOUR),
    updatedAt: after(now, -HOUR),
    ...fields,
  })
  const orderOf = (fields: Fields = {}) => commit(put('orders/new', { ...balanceOrder, ...fields }))
  const setStatus = (id: string, status = 'paid', fields: Fields = {}, by = 'teacher') =>
    change(`orders/${id}`, {
      status,
      updatedAt: SERVER_TIME,
      ...stepFields(status, by, 50_000),
      ...fields,
    })
  const take = (fields: Fields = {}, id = 'order-credit', uid = 'parent') =>
    put(`users/${uid}/ledger/${id}`, { ...purchase, ...fields })
  const pay = (fields: Fields = {}) => commit(setStatus('credit'), take(fields))
  const payOwn = (by: string): readonly RuleWrite[] => [
    setStatus('own', 'paid', {}, by),
    take({ refId: 'own', by }, 'order-own', 'teacher'),
  ]
  return {
    seed: [
      ...people(now),
      seedDocument('orders/credit', standing()),
      seedDocument('orders/other', standing()),
      seedDocument('orders/paid', standing({ status: 'paid' })),
      seedDocument('orders/paidBefore', standing({ status: 'paid' })),
      seedDocument('orders/cancelled', standing({ status: 'cancelled' })),
      seedDocument('orders/transfer', standing({ payWith: 'transfer', depositor: '김도담' })),
      seedDocument('orders/before', standing({ payWith: undefined, depositor: '김도담' })),
      seedDocument('orders/own', standing({ uid: 'teacher' })),
      seedDocument('orders/foreign', standing({ uid: 'otherParent' })),
      seedDocument('users/parent/ledger/order-paid', { ...purchase, refId: 'paid', at: now }),
      seedDocument('users/parent/ledger/refund-paidBefore', {
        ...purchase,
        ...{ kind: 'refund', amountKRW: 50_000, refId: 'paidBefore' },
        at: now,
      }),
      seedDocument('users/parent/ledger/order-other', { ...purchase, refId: 'other', at: now }),
    ],
    rows: [
      ...asks('parent', {
        'order with credit': allowed(orderOf()),
        'order snacks with credit': allowed(orderOf({ kind: 'snack', branchId: 'seongsu' })),
        'order a special snack with credit': allowed(orderOf({ kind: 'specialSnack' })),
        'order by transfer': allowed(orderOf({ payWith: 'transfer', depositor: '김도담' })),
        'order by transfer without a depositor': refused(orderOf({ payWith: 'transfer' })),
        'order without a depositor or a way to pay': refused(orderOf({ payWith: undefined })),
        'order a top-up by transfer': allowed(
          orderOf({ kind: 'topup', payWith: 'transfer', depositor: '김도담' }),
        ),
        'order a top-up with credit': refused(orderOf({ kind: 'topup' })),
        'order with credit as a depositor': refused(orderOf({ depositor: '김도담' })),
        'order with credit without the depositor': refused(orderOf({ depositor: undefined })),
        'order for nothing with credit': refused(
          orderOf({ lines: [{ code: 'a', name: 'a', priceKRW: 0, quantity: 1 }], totalKRW: 0 }),
        ),
        'order in another way to pay': refused(orderOf({ payWith: 'card' })),
        'order in a way to pay that is none': refused(orderOf({ payWith: null })),
        'get an own order with credit': allowed(get('orders/credit')),
        'cancel an own order with credit': allowed(setStatus('credit', 'cancelled')),
        'pay an own order with its entry': refused(pay({ by: 'parent' })),
        'turn an own transfer into credit': refused(
          change('orders/transfer', {
            payWith: 'balance',
            depositor: '',
            updatedAt: SERVER_TIME,
          }),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        'pay an order with its entry': pay(),
        'pay an order without its entry': commit(setStatus('credit')),
      }),

      ...asks('teacher', {
        'take an order from the credit': allowed(pay()),
        'take it and grant its pass': allowed(
          setStatus('credit'),
          take(),
          put('users/parent/passes/order-credit-1', {
            planKey: 'timepass',
            optionKey: '2h-25000',
            label: '라이트 2시간권',
            minutes: 120,
            startsOn: '2026-11-21',
            expiresOn: '2026-12-20',
            orderId: 'credit',
            at: SERVER_TIME,
            by: 'teacher',
          }),
        ),
        'take an order from the credit without its entry': refused(setStatus('credit')),
        'take an order that waits without making it paid': refused(take()),
        'take an order and cancel it': refused(setStatus('credit', 'cancelled'), take()),
        'take less than the order': refused(pay({ amountKRW: -49_999 })),
        'take more than the order': refused(pay({ amountKRW: -50_001 })),
        'add to the credit instead': refused(pay({ amountKRW: 50_000 })),
        'take it as a charge of another kind': refused(pay({ kind: 'adjustment' })),
        'take it with an entry of before': refused(setStatus('other')),
        'take it a second time': refused(setStatus('paid'), take({ refId: 'paid' }, 'order-paid')),
        'take what is paid already': refused(take({ refId: 'paid' }, 'order-paid-2')),
        'take what was paid before without its entry': refused(
          take({ refId: 'paidBefore' }, 'order-paidBefore'),
        ),
        'take what is cancelled': refused(
          setStatus('cancelled'),
          take({ refId: 'cancelled' }, 'order-cancelled'),
        ),
        'take it under another name': refused(setStatus('credit'), take({}, 'free')),
        'take it with the name of another order': refused(pay({ refId: 'other' })),
        'take it twice': refused(setStatus('credit'), take(), take({}, 'order-credit-2')),
        'take it from another family': refused(
          setStatus('credit'),
          take({}, 'order-credit', 'otherParent'),
        ),
        'take it from another family, too': refused(
          setStatus('credit'),
          take(),
          take({}, 'order-credit', 'otherParent'),
        ),
        "take another family's order": refused(
          setStatus('foreign'),
          take({ refId: 'foreign' }, 'order-foreign'),
        ),
        'take an order by transfer from the credit': refused(
          setStatus('transfer'),
          take({ refId: 'transfer' }, 'order-transfer'),
        ),
        'take an order of before from the credit': refused(
          setStatus('before'),
          take({ refId: 'before' }, 'order-before'),
        ),
        'take an order without an id': refused(take({ refId: '' }, 'order-')),
        'take an order that does not exist': refused(take({ refId: 'none' }, 'order-none')),
        'confirm the payment of an order by transfer': allowed(setStatus('transfer')),
        'confirm the payment of an order of before': allowed(setStatus('before')),
        'cancel an order with credit': allowed(setStatus('credit', 'cancelled')),
        'refund an order with credit': allowed(
          setStatus('paid', 'refunded'),
          take({ kind: 'refund', amountKRW: 50_000, refId: 'paid' }, 'refund-paid'),
        ),
        'refund a part of an order with credit': allowed(
          setStatus('paid', 'refunded', { refundKRW: 20_000 }),
          take({ kind: 'refund', amountKRW: 20_000, refId: 'paid' }, 'refund-paid'),
        ),
        'refund an order with credit without its entry': refused(setStatus('paid', 'refunded')),
        'refund an order with credit by an entry of before': refused(
          setStatus('paidBefore', 'refunded'),
        ),
        'give back another sum than is refunded': refused(
          setStatus('paid', 'refunded', { refundKRW: 20_000 }),
          take({ kind: 'refund', amountKRW: 50_000, refId: 'paid' }, 'refund-paid'),
        ),
        'take what is refunded once more': refused(
          setStatus('paid', 'refunded'),
          take({ kind: 'refund', amountKRW: -50_000, refId: 'paid' }, 'refund-paid'),
        ),
        'give back what is refunded as an adjustment': refused(
          setStatus('paid', 'refunded'),
          take({ kind: 'adjustment', amountKRW: 50_000, refId: 'paid' }, 'refund-paid'),
        ),
        'give back under another name': refused(
          setStatus('paid', 'refunded'),
          take({ kind: 'refund', amountKRW: 50_000, refId: 'paid' }, 'refund-other'),
        ),
        'give back to another family': refused(
          setStatus('paid', 'refunded'),
          take({ kind: 'refund', amountKRW: 50_000, refId: 'paid' }, 'refund-paid', 'otherParent'),
        ),
        'pay and change the way to pay': refused(
          setStatus('credit', 'paid', { payWith: 'transfer' }),
        ),
        'list the orders that await payment': allowed(
          list('orders', { where: [['status', 'EQUAL', 'awaitingPayment']] }),
        ),
      }),
      row('teacher', 'take an own order from the credit', refused(...payOwn('teacher'))),
      row('colleague', "take a colleague's order from the credit", allowed(...payOwn('colleague'))),
    ],
  }
}
