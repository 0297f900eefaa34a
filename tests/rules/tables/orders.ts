import { BLANK, malformedWrites, not, sentAt, text } from '../malformedWrites.ts'
import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import {
  change,
  commit,
  double,
  type Fields,
  get,
  list,
  put,
  remove,
  SERVER_TIME,
  seedDocument,
} from '../wire.ts'
import { after, HOUR } from './aRide.ts'
import { people } from './people.ts'

const statuses = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const
type OrderStatus = (typeof statuses)[number]

/** Specification 4, section 7. */
const staffSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
}

/** What a step of the agit says with it. */
export function stepFields(to: string, by: string, refundKRW = 1): Fields {
  if (to === 'paid') return { paidAt: SERVER_TIME, paidBy: by }
  if (to !== 'refunded') return {}
  return { refundedAt: SERVER_TIME, refundedBy: by, refundKRW, refundReason: '이사' }
}

const step = (from: OrderStatus, to: string, fields: Fields = {}, by = 'teacher') =>
  commit(
    change(`orders/${from}`, {
      status: to,
      updatedAt: SERVER_TIME,
      ...stepFields(to, by),
      ...fields,
    }),
  )

const everyStep: RuleRow[] = statuses.flatMap((from) =>
  statuses.flatMap((to) => {
    const isOwnCancellation = from === 'awaitingPayment' && to === 'cancelled'
    return [
      row(
        'teacher',
        `take an order from ${from} to ${to}`,
        (staffSteps[from].includes(to) ? allowed : refused)(step(from, to)),
      ),
      row(
        'parent',
        `take an own order from ${from} to ${to}`,
        (isOwnCancellation ? allowed : refused)(step(from, to)),
      ),
    ]
  }),
)

export const line = { code: '2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 2 }

export const order: Fields = {
  uid: 'parent',
  nickname: '하온맘',
  kind: 'membership',
  branchId: '',
  lines: [line],
  totalKRW: 50_000,
  depositor: '김도담',
  status: 'awaitingPayment',
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
}

const orderOf = (fields: Fields = {}, id = 'new') =>
  commit(put(`orders/${id}`, { ...order, ...fields }))
const orderLine = (fields: Fields, totalKRW = 50_000) =>
  orderOf({ lines: [{ ...line, ...fields }], totalKRW })

const lines = (length: number) =>
  Array.from({ length }, (_, index) => ({
    code: `snack-${index}`,
    name: '구운 과자',
    priceKRW: 1_000 + index,
    quantity: index + 1,
  }))
const sumOf = (items: ReturnType<typeof lines>) =>
  items.reduce((sum, { priceKRW, quantity }) => sum + priceKRW * quantity, 0)

/** The first of them holds three lines more in its name. */
const withNamedLines = (length: number) =>
  lines(length).map((item, index) =>
    index > 0 ? item : { ...item, name: `과자${'\n\n1\n0\na\nb'.repeat(3)}` },
  )

/** Every line counts: an order whose last line exceeds its total by a won, and one whose last line is invalid. */
const everyLength: RuleRow[] = Array.from({ length: 12 }, (_, index) => index + 1).flatMap(
  (length) => {
    const items = lines(length)
    const totalKRW = sumOf(items)
    const put = (fields: Fields) => orderOf({ lines: items, totalKRW, ...fields })
    const unsound = [...items.slice(0, -1), { ...lines(length).at(-1), discountKRW: 1 }]
    return [
      ...asks('parent', {
        [`order ${length} lines`]: allowed(put({})),
        [`order ${length} lines for a won less`]: refused(put({ totalKRW: totalKRW - 1 })),
        [`order ${length} lines without the price of the last`]: refused(
          put({ totalKRW: sumOf(items.slice(0, -1)) }),
        ),
        [`order ${length} lines whose last one has a field too many`]: refused(
          put({ lines: unsound }),
        ),
      }),
    ]
  },
)

export function orders(now: Date): RuleTable {
  const own = ['uid', 'EQUAL', 'parent'] as const
  const newest = [['createdAt', 'DESCENDING']] as const
  return {
    seed: [
      ...people(now),
      ...statuses.map((status) =>
        seedDocument(`orders/${status}`, {
          ...order,
          status,
          createdAt: after(now, -HOUR),
          updatedAt: after(now, -HOUR),
        }),
      ),
    ],
    rows: [
      ...asks('parent', {
        order: allowed(orderOf()),
        'order a top-up': allowed(
          orderOf({ kind: 'topup', lines: [{ ...line, priceKRW: 50_000, quantity: 1 }] }),
        ),
        'order snacks at a branch': allowed(orderOf({ kind: 'snack', branchId: 'seongsu' })),
        'order 12 kinds of snacks with long names': allowed(
          orderOf({
            kind: 'snack',
            branchId: 'seongsu',
            lines: lines(12).map((snack) => ({ ...snack, name: '가'.repeat(200) })),
            totalKRW: sumOf(lines(12)),
          }),
        ),
        'order a special snack at a branch': allowed(
          orderOf({ kind: 'specialSnack', branchId: 'seongsu' }),
        ),
        'order snacks at no branch': refused(orderOf({ kind: 'snack' })),
        'order a membership at a branch': refused(orderOf({ branchId: 'seongsu' })),
        'order a top-up at a branch': refused(orderOf({ kind: 'topup', branchId: 'seongsu' })),
        'order snacks at a branch of 201': refused(
          orderOf({ kind: 'snack', branchId: 'a'.repeat(201) }),
        ),
        'order a special snack at a branch of 201': refused(
          orderOf({ kind: 'specialSnack', branchId: 'a'.repeat(201) }),
        ),
      }),
      ...malformedWrites('parent', 'order', 'orders/new', order, {
        uid: not('otherParent'),
        nickname: text(12, 2),
        depositor: text(10, 2),
        kind: not('gift'),
        'lines.0.code': not('', BLANK),
        'lines.0.name': not('', BLANK),
        status: not('paid', 'cancelled', 'refunded'),
        createdAt: sentAt(now),
        updatedAt: sentAt(now),
      }),
      ...everyLength,
      ...asks('parent', {
        'order nothing': refused(orderOf({ lines: [], totalKRW: 0 })),
        'order 13 lines': refused(orderOf({ lines: lines(13), totalKRW: sumOf(lines(13)) })),
        'order 13 lines for the price of 12': refused(
          orderOf({ lines: lines(13), totalKRW: sumOf(lines(12)) }),
        ),
        'order lines in a map': refused(orderOf({ lines: { 0: line } })),
        'order 17 lines, the last five as names of others': refused(
          orderOf({
            lines: [...withNamedLines(12), ...lines(5)],
            totalKRW: sumOf(withNamedLines(12)),
          }),
        ),
        'order a line that is a text': refused(orderOf({ lines: ['2시간권'] })),
        'order lines with a field too many behind the names of others': refused(
          orderOf({
            lines: [
              ...withNamedLines(1),
              ...lines(5).map((item) => ({ ...item, quantity: -1, discountKRW: 1 })),
            ],
            totalKRW:
              sumOf(withNamedLines(1)) - lines(5).reduce((sum, { priceKRW }) => sum + priceKRW, 0),
          }),
        ),
        'order a price of another type in lines behind the names of others': refused(
          orderOf({
            lines: [
              ...withNamedLines(1),
              ...lines(5).map((item) => ({
                ...item,
                priceKRW: double(item.priceKRW),
                discountKRW: 1,
              })),
            ],
            totalKRW: sumOf([...withNamedLines(1), ...lines(5)]),
          }),
        ),
        'order for a won more': refused(orderOf({ totalKRW: 50_001 })),
        'order for a total of another type': refused(orderOf({ totalKRW: double(50_000) })),
        'order for a negative price': refused(orderLine({ priceKRW: -25_000 }, -50_000)),
        'order a negative quantity': refused(orderLine({ quantity: -2 }, -50_000)),
        'order for a price and a quantity below 0': refused(
          orderLine({ priceKRW: -25_000, quantity: -2 }),
        ),
        'order with a negative line': refused(
          orderOf({ lines: [line, { ...line, priceKRW: -24_000 }], totalKRW: 2_000 }),
        ),
        'order a quantity of 0': refused(orderLine({ quantity: 0 }, 0)),
        'order a quantity of 1,000': allowed(orderLine({ quantity: 1000 }, 25_000_000)),
        'order a quantity of 1,001': refused(orderLine({ quantity: 1001 }, 25_025_000)),
        'order for 100,000,000 won': allowed(
          orderLine({ priceKRW: 100_000_000, quantity: 1 }, 100_000_000),
        ),
        'order for a won more than that': refused(
          orderLine({ priceKRW: 100_000_001, quantity: 1 }, 100_000_001),
        ),
        'order for nothing': allowed(orderLine({ priceKRW: 0 }, 0)),
        'order a name on two lines': refused(orderLine({ name: '우유\n쿠키' })),
        'order a code on two lines': refused(orderLine({ code: '2h\n25000' })),
        'order a quantity that is a text': refused(orderLine({ quantity: '2' })),
        'order a code that is a number': refused(orderLine({ code: 2 })),
        'order a name that is a list': refused(orderLine({ name: ['우유'] })),
        'order a quantity of type double': refused(orderLine({ quantity: double(2) })),
        'order for an overflowing total': refused(orderLine({ priceKRW: 2 ** 62, quantity: 4 }, 0)),
        'order a quantity of 1.5': refused(orderLine({ quantity: double(1.5) }, 37_500)),
        'order for a price of another type': refused(orderLine({ priceKRW: double(25_000) })),
        'order for a price that is a text': refused(orderLine({ priceKRW: '25000' })),
        'order without a quantity': refused(orderLine({ quantity: undefined })),
        'order without a name': refused(orderLine({ name: '' })),
        'order without a code': refused(orderLine({ code: '' })),
        'order a name of 200': allowed(orderLine({ name: '가'.repeat(200) })),
        'order a name of 201': refused(orderLine({ name: '가'.repeat(201) })),
        'order a code of 201': refused(orderLine({ code: '1'.repeat(201) })),
      }),
      ...statuses
        .slice(1)
        .map((status) => row('parent', `order what is ${status}`, refused(orderOf({ status })))),
      ...asks('parent', {
        'order the same again': refused(orderOf({}, 'awaitingPayment')),
        'order with an id of 101': refused(orderOf({}, 'a'.repeat(101))),
      }),
      ...deniedTo(['nobody', 'otherParent', 'teacher'], {
        'order for somebody': orderOf(),
      }),

      ...everyStep,
      ...deniedTo(['nobody', 'otherParent'], {
        "cancel somebody's order": step('awaitingPayment', 'cancelled'),
      }),
      ...deniedTo(['parent', 'teacher'], {
        'make up a status': step('awaitingPayment', 'lost'),
        'cancel without the time': step('awaitingPayment', 'cancelled', { updatedAt: undefined }),
        'cancel at a chosen time': step('awaitingPayment', 'cancelled', {
          updatedAt: after(now, HOUR),
        }),
      }),
      ...[
        { totalKRW: 1 },
        { uid: 'otherParent' },
        { createdAt: SERVER_TIME },
        { depositor: '박도담' },
        { lines: [] },
        { isGift: true },
      ].flatMap((fields) =>
        deniedTo(['parent', 'teacher'], {
          [`cancel and change ${Object.keys(fields)[0]}`]: step(
            'awaitingPayment',
            'cancelled',
            fields,
          ),
        }),
      ),
      row(
        'parent',
        'change the depositor',
        refused(change('orders/awaitingPayment', { depositor: '박도담', updatedAt: SERVER_TIME })),
      ),
      ...deniedTo(['nobody', 'parent', 'teacher'], {
        'delete an order': commit(remove('orders/cancelled')),
      }),

      ...asks('parent', {
        'get an own order': allowed(get('orders/paid')),
        'list their own orders': allowed(list('orders', { where: [own], orderBy: newest })),
        'list all orders': refused(list('orders')),
        'list the orders that await payment': refused(
          list('orders', { where: [['status', 'EQUAL', 'awaitingPayment']] }),
        ),
      }),
      ...deniedTo(['nobody', 'otherParent'], {
        "get somebody's order": get('orders/paid'),
        "list somebody's orders": list('orders', { where: [own] }),
      }),
      ...asks('teacher', {
        'get an order': allowed(get('orders/paid')),
        'list the orders that await payment': allowed(
          list('orders', { where: [['status', 'EQUAL', 'awaitingPayment']], orderBy: newest }),
        ),
      }),
    ],
  }
}
