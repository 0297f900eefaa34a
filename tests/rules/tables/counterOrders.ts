import { malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  double,
  type Field,
  type Fields,
  get,
  list,
  put,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, DAY, HOUR } from './aRide.ts'
import { order, stepFields } from './orders.ts'
import { accountOf, branchTeacher, guardians, identities, people } from './people.ts'

const LONG = '가'.repeat(13)

const counterLine: Fields = {
  code: 'counter',
  name: '프로그램 이용료',
  quantity: 1,
  priceKRW: 30_000,
}

/** What is paid at the agit, with each field that it must have. */
const counter: Fields = {
  uid: 'parent',
  nickname: '하온맘',
  kind: 'counter',
  branchId: 'seongsu',
  lines: [counterLine],
  totalKRW: 30_000,
  depositor: '',
  payWith: 'cash',
  status: 'paid',
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
  paidAt: SERVER_TIME,
  paidBy: 'teacher',
}

/** Payments, refunds, receipts and what is paid at the agit: specification 7, section 10. */
export function counterOrders(now: Date): RuleTable {
  const standing = (id: string, fields: Fields) =>
    seedDocument(`orders/${id}`, {
      ...order,
      totalKRW: 50_000,
      createdAt: after(now, -DAY),
      updatedAt: after(now, -DAY),
      ...fields,
    })
  const asked = { receiptFor: 'person', receiptNumber: '01012345678' }
  const at = (fields: Fields, by = 'teacher', id = 'new') =>
    commit(put(`orders/${id}`, { ...counter, paidBy: by, ...fields }))
  const line = (fields: Fields, totalKRW: Field = 30_000) =>
    at({ lines: [{ ...counterLine, ...fields }], totalKRW })
  const send = (fields: Fields) => commit(put('orders/new', { ...order, ...fields }))
  const step = (id: string, status: string, fields: Fields = {}, by = 'teacher') =>
    commit(
      change(`orders/${id}`, {
        status,
        updatedAt: SERVER_TIME,
        ...stepFields(status, by, 50_000),
        ...fields,
      }),
    )
  const issue = (id: string, fields: Fields = {}, by = 'teacher') =>
    commit(
      change(`orders/${id}`, {
        receiptAt: SERVER_TIME,
        receiptBy: by,
        updatedAt: SERVER_TIME,
        ...fields,
      }),
    )
  const early = after(now, -HOUR)
  const here = ['branchId', 'EQUAL', 'seongsu'] as const
  const waiting = [
    ['kind', 'EQUAL', 'snack'],
    ['status', 'EQUAL', 'awaitingPayment'],
    ['payWith', 'EQUAL', 'balance'],
    here,
  ] as const
  return {
    seed: [
      ...people(now),
      ...guardians(now),
      ...branchTeacher(now),
      seedDocument('users/longName', accountOf(identities.newcomer.phone, LONG, now)),
      standing('waiting', {}),
      standing('paid', { status: 'paid' }),
      standing('asked', { status: 'paid', ...asked }),
      standing('askedAndWaiting', asked),
      standing('askedAndRefunded', { status: 'refunded', ...asked }),
      standing('issued', { status: 'paid', ...asked, receiptAt: early, receiptBy: 'colleague' }),
      standing('own', { status: 'paid', ...asked, uid: 'teacher' }),
      ...[
        ['credit', {}],
        ['transfer', { payWith: 'transfer' }],
        ['before', { payWith: undefined }],
        ['elsewhere', { branchId: 'mapo' }],
        ['special', { kind: 'specialSnack' }],
        ['cancelled', { status: 'cancelled' }],
      ].map(([id, fields]) =>
        standing(`snack-${String(id)}`, {
          ...{ kind: 'snack', branchId: 'seongsu', payWith: 'balance', depositor: '' },
          ...(typeof fields === 'object' ? fields : {}),
        }),
      ),
    ],
    rows: [
      ...asks('teacher', {
        'record what was paid by card': allowed(at({ payWith: 'card' })),
        'record what was transferred': allowed(at({ payWith: 'transfer' })),
        'record with a receipt in cash': allowed(at(asked)),
        'record with a receipt by transfer': allowed(
          at({ payWith: 'transfer', receiptFor: 'business', receiptNumber: '1234567890' }),
        ),
        'record without a receipt, said': allowed(at({ receiptFor: '', receiptNumber: '' })),
        'record with neither child nor day, said': allowed(at({ childId: '', day: '' })),
        'record for somebody with an older nickname': allowed(
          at({ uid: 'longName', nickname: LONG }),
        ),
        'record with a receipt by card': refused(at({ payWith: 'card', ...asked })),
        'record what was paid with credit': refused(at({ payWith: 'balance' })),
        'record for a child': refused(at({ childId: 'haon' })),
        'record for a day': refused(at({ day: '2026-11-20' })),
        'record with a depositor': refused(at({ depositor: '김도담' })),
        'record what is not paid': refused(
          at({ status: 'awaitingPayment', paidAt: undefined, paidBy: undefined }),
        ),
        'record under another nickname': refused(at({ nickname: '하준맘' })),
        'record two lines': refused(at({ lines: [counterLine, counterLine], totalKRW: 60_000 })),
        'record two lines for the first': refused(at({ lines: [counterLine, counterLine] })),
        'record no line': refused(at({ lines: [], totalKRW: 0 })),
        'record another sum': refused(line({}, 29_999)),
        'record a sum that is a fraction': refused(line({}, double(30_000))),
        'record 10,000,000 won': allowed(line({ priceKRW: 10_000_000 }, 10_000_000)),
        'record 10,000,001 won': refused(line({ priceKRW: 10_000_001 }, 10_000_001)),
        'record 1 won': allowed(line({ priceKRW: 1 }, 1)),
        'record 0 won': refused(line({ priceKRW: 0 }, 0)),
        'record two of a thing': refused(line({ quantity: 2 }, 60_000)),
        'record two of a thing for one': refused(line({ quantity: 2 })),
        'record a thing under another code': refused(line({ code: 'm-59000' })),
        'record a thing with a name of 40': allowed(line({ name: '가'.repeat(40) })),
        'record a thing with a name of 41': refused(line({ name: '가'.repeat(41) })),
        'record a thing with a blank name': refused(line({ name: 'ㅤ' })),
        'record a thing with a field too many': refused(line({ note: '' })),
        'record under an id of 101': refused(at({}, 'teacher', 'a'.repeat(101))),
        'record a paid membership instead': refused(at({ kind: 'membership', branchId: '' })),
        'record for their own family': refused(at({ uid: 'teacher', nickname: '도담쌤' })),
      }),
      ...malformedWrites('teacher', 'record', 'orders/new', counter, {
        uid: not('newcomer'),
        branchId: text(200, 1),
        status: not('cancelled', 'refunded'),
        createdAt: sentAt(now),
        updatedAt: sentAt(now),
        paidAt: sentAt(now),
        paidBy: not('colleague', ''),
      }),
      row(
        'colleague',
        "record for a colleague's family",
        allowed(at({ uid: 'teacher', nickname: '도담쌤' }, 'colleague')),
      ),
      ...(['nobody', 'parent', 'father', 'branchTeacher'] as const).map((by) =>
        row(by, 'record what was paid', refused(at({}, by))),
      ),
      row(
        'parent',
        'order at the counter',
        refused(send({ kind: 'counter', branchId: 'seongsu' })),
      ),

      ...asks('parent', {
        'order with a receipt for a person': allowed(send(asked)),
        'order with a receipt for a business': allowed(
          send({ receiptFor: 'business', receiptNumber: '1234567890' }),
        ),
        'order without a receipt, said': allowed(send({ receiptFor: '', receiptNumber: '' })),
        'order with a receipt without a number': refused(
          send({ receiptFor: 'person', receiptNumber: '' }),
        ),
        'order with a receipt without the field of its number': refused(
          send({ receiptFor: 'person' }),
        ),
        'order with a number and no receipt': refused(
          send({ receiptFor: '', receiptNumber: '01012345678' }),
        ),
        'order with the number alone': refused(send({ receiptNumber: '01012345678' })),
        'order with a receipt for a child': refused(
          send({ receiptFor: 'child', receiptNumber: '01012345678' }),
        ),
        'order with a receipt on credit': refused(
          send({ payWith: 'balance', depositor: '', ...asked }),
        ),
        'order on credit without a receipt, said': allowed(
          send({ payWith: 'balance', depositor: '', receiptFor: '', receiptNumber: '' }),
        ),
        'order that is paid': refused(send({ paidAt: SERVER_TIME, paidBy: 'parent' })),
        'order whose receipt is issued': refused(
          send({ ...asked, receiptAt: SERVER_TIME, receiptBy: 'parent' }),
        ),
        'ask for a receipt later': refused(
          change('orders/waiting', { ...asked, updatedAt: SERVER_TIME }),
        ),
      }),
      ...[
        '010-1234-5678',
        '010123456',
        '010123456789',
        '０1012345678',
        '01012345678\n',
        1012345678,
      ].map((receiptNumber) =>
        row(
          'parent',
          `order with the receipt number ${JSON.stringify(receiptNumber)}`,
          refused(send({ receiptFor: 'person', receiptNumber })),
        ),
      ),

      ...asks('teacher', {
        'confirm a payment': allowed(step('waiting', 'paid')),
        'confirm a payment without its time': refused(
          step('waiting', 'paid', { paidAt: undefined }),
        ),
        'confirm a payment without a name': refused(step('waiting', 'paid', { paidBy: undefined })),
        'confirm a payment an hour ago': refused(step('waiting', 'paid', { paidAt: early })),
        'confirm a payment in the name of a colleague': refused(
          step('waiting', 'paid', { paidBy: 'colleague' }),
        ),
        'confirm a payment and refund it at once': refused(
          step('waiting', 'paid', stepFields('refunded', 'teacher', 50_000)),
        ),
        'confirm a payment and issue its receipt at once': refused(
          step('askedAndWaiting', 'paid', { receiptAt: SERVER_TIME, receiptBy: 'teacher' }),
        ),
        'cancel an order and say who paid': refused(
          step('waiting', 'cancelled', stepFields('paid', 'teacher')),
        ),
        'refund an order': allowed(step('paid', 'refunded')),
        'refund 1 won of it': allowed(step('paid', 'refunded', { refundKRW: 1 })),
        'refund nothing of it': refused(step('paid', 'refunded', { refundKRW: 0 })),
        'refund more than it': refused(step('paid', 'refunded', { refundKRW: 50_001 })),
        'refund a fraction': refused(step('paid', 'refunded', { refundKRW: double(50_000) })),
        'refund without the sum': refused(step('paid', 'refunded', { refundKRW: undefined })),
        'refund for a reason of 60': allowed(
          step('paid', 'refunded', { refundReason: '가'.repeat(60) }),
        ),
        'refund for a reason of 61': refused(
          step('paid', 'refunded', { refundReason: '가'.repeat(61) }),
        ),
        'refund for no reason': refused(step('paid', 'refunded', { refundReason: '' })),
        'refund without a reason': refused(step('paid', 'refunded', { refundReason: undefined })),
        'refund without its time': refused(step('paid', 'refunded', { refundedAt: undefined })),
        'refund an hour ago': refused(step('paid', 'refunded', { refundedAt: early })),
        'refund without a name': refused(step('paid', 'refunded', { refundedBy: undefined })),
        'refund in the name of a colleague': refused(
          step('paid', 'refunded', { refundedBy: 'colleague' }),
        ),
        'refund and change who confirmed it': refused(
          step('paid', 'refunded', { paidBy: 'teacher' }),
        ),

        'issue a receipt': allowed(issue('asked')),
        'issue a receipt and leave when it changed': allowed(
          issue('asked', { updatedAt: undefined }),
        ),
        'issue a receipt and change it an hour ago': refused(issue('asked', { updatedAt: early })),
        'issue a receipt that nobody asked for': refused(issue('paid')),
        'issue a receipt of what is not paid': refused(issue('askedAndWaiting')),
        'issue a receipt of what is refunded': refused(issue('askedAndRefunded')),
        'issue a receipt once more': refused(issue('issued')),
        'issue a receipt an hour ago': refused(issue('asked', { receiptAt: early })),
        'issue a receipt without its time': refused(issue('asked', { receiptAt: undefined })),
        'issue a receipt without a name': refused(issue('asked', { receiptBy: undefined })),
        'issue a receipt in the name of a colleague': refused(
          issue('asked', { receiptBy: 'colleague' }),
        ),
        'issue a receipt and change its number': refused(
          issue('asked', { receiptNumber: '01087654321' }),
        ),
        'issue a receipt of their own family': refused(issue('own')),
        'refund an order whose receipt was issued': allowed(step('issued', 'refunded')),
      }),
      row(
        'colleague',
        "issue a receipt of a colleague's family",
        allowed(issue('own', {}, 'colleague')),
      ),
      ...(['nobody', 'parent', 'father', 'branchTeacher'] as const).map((by) =>
        row(by, 'issue a receipt', refused(issue('asked', {}, by))),
      ),

      ...asks('branchTeacher', {
        'get a snack on credit that waits': allowed(get('orders/snack-credit')),
        'list the snacks on credit that wait': allowed(list('orders', { where: waiting })),
        'list them of a day': allowed(
          list('orders', { where: [...waiting, ['day', 'EQUAL', '2026-11-20']] }),
        ),
        'get a snack by transfer that waits': refused(get('orders/snack-transfer')),
        'get a snack of before that waits': refused(get('orders/snack-before')),
        'get a snack on credit of another branch': refused(get('orders/snack-elsewhere')),
        'get a special snack on credit': refused(get('orders/snack-special')),
        'get a cancelled snack on credit': refused(get('orders/snack-cancelled')),
        'list those of another branch': refused(
          list('orders', { where: [...waiting.slice(0, 3), ['branchId', 'EQUAL', 'mapo']] }),
        ),
      }),
      ...waiting.map((pinned) =>
        row(
          'branchTeacher',
          `list the snacks that wait without ${pinned[0]}`,
          refused(list('orders', { where: waiting.filter((each) => each !== pinned) })),
        ),
      ),
      ...deniedTo(['nobody', 'otherParent', 'grandmother'], {
        'get a snack on credit that waits': get('orders/snack-credit'),
        'list the snacks on credit that wait': list('orders', { where: waiting }),
      }),
    ],
  }
}
