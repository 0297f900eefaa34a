import { after, HOUR } from './aRide.ts'
import { people } from './people.ts'
import { allowed, misshapen, type RuleRow, type RuleTable, refused, refusedTo } from './table.ts'
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
} from './wire.ts'

const statuses = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const
type OrderStatus = (typeof statuses)[number]

/** Specification 4, section 7: who may do which step. */
const staffSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
}

const step = (from: OrderStatus, to: string, fields: Fields = {}) =>
  commit(change(`orders/${from}`, { status: to, updatedAt: SERVER_TIME, ...fields }))

const everyStep: RuleRow[] = statuses.flatMap((from) =>
  statuses.flatMap((to) => {
    const isOwnCancellation = from === 'awaitingPayment' && to === 'cancelled'
    return [
      (staffSteps[from].includes(to) ? allowed : refused)(
        'teacher',
        `take an order from ${from} to ${to}`,
        step(from, to),
      ),
      (isOwnCancellation ? allowed : refused)(
        'parent',
        `take an own order from ${from} to ${to}`,
        step(from, to),
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

/** Every line counts: an order whose last line costs a won more than its total, and one whose last line is unsound. */
const everyLength: RuleRow[] = Array.from({ length: 12 }, (_, index) => index + 1).flatMap(
  (length) => {
    const items = lines(length)
    const totalKRW = sumOf(items)
    const put = (fields: Fields) => orderOf({ lines: items, totalKRW, ...fields })
    const unsound = [...items.slice(0, -1), { ...lines(length).at(-1), discountKRW: 1 }]
    return [
      allowed('parent', `order ${length} lines`, put({})),
      refused('parent', `order ${length} lines for a won less`, put({ totalKRW: totalKRW - 1 })),
      refused(
        'parent',
        `order ${length} lines without the price of the last`,
        put({ totalKRW: sumOf(items.slice(0, -1)) }),
      ),
      refused(
        'parent',
        `order ${length} lines whose last one has a field too many`,
        put({ lines: unsound }),
      ),
    ]
  },
)

/** Orders: what parents send, and their steps. */
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
      allowed('parent', 'order', orderOf()),
      allowed(
        'parent',
        'order a top-up',
        orderOf({ kind: 'topup', lines: [{ ...line, priceKRW: 50_000, quantity: 1 }] }),
      ),
      allowed(
        'parent',
        'order snacks at a branch',
        orderOf({ kind: 'snack', branchId: 'seongsu' }),
      ),
      allowed(
        'parent',
        'order 12 kinds of snacks with long names',
        orderOf({
          kind: 'snack',
          branchId: 'seongsu',
          lines: lines(12).map((snack) => ({ ...snack, name: '가'.repeat(200) })),
          totalKRW: sumOf(lines(12)),
        }),
      ),
      allowed(
        'parent',
        'order a special snack at a branch',
        orderOf({ kind: 'specialSnack', branchId: 'seongsu' }),
      ),
      refused('parent', 'order snacks at no branch', orderOf({ kind: 'snack' })),
      refused('parent', 'order a membership at a branch', orderOf({ branchId: 'seongsu' })),
      refused(
        'parent',
        'order a top-up at a branch',
        orderOf({ kind: 'topup', branchId: 'seongsu' }),
      ),
      refused(
        'parent',
        'order snacks at a branch of 201',
        orderOf({ kind: 'snack', branchId: 'a'.repeat(201) }),
      ),
      refused(
        'parent',
        'order a special snack at a branch of 201',
        orderOf({ kind: 'specialSnack', branchId: 'a'.repeat(201) }),
      ),
      refused('parent', 'order of another kind', orderOf({ kind: 'gift' })),
      ...misshapen('parent', 'order', 'orders/new', order),
      ...everyLength,
      refused('parent', 'order nothing', orderOf({ lines: [], totalKRW: 0 })),
      refused(
        'parent',
        'order 13 lines',
        orderOf({ lines: lines(13), totalKRW: sumOf(lines(13)) }),
      ),
      refused(
        'parent',
        'order 13 lines for the price of 12',
        orderOf({ lines: lines(13), totalKRW: sumOf(lines(12)) }),
      ),
      refused('parent', 'order lines in a map', orderOf({ lines: { 0: line } })),
      refused('parent', 'order a line in words', orderOf({ lines: ['2시간권'] })),
      refused('parent', 'order for a won more', orderOf({ totalKRW: 50_001 })),
      refused('parent', 'order for a total of another type', orderOf({ totalKRW: double(50_000) })),
      refused('parent', 'order for a negative price', orderLine({ priceKRW: -25_000 }, -50_000)),
      refused('parent', 'order a negative quantity', orderLine({ quantity: -2 }, -50_000)),
      refused(
        'parent',
        'order for a price and a quantity below 0',
        orderLine({ priceKRW: -25_000, quantity: -2 }),
      ),
      refused(
        'parent',
        'order with a line that takes from another',
        orderOf({ lines: [line, { ...line, priceKRW: -24_000 }], totalKRW: 2_000 }),
      ),
      refused('parent', 'order none of a thing', orderLine({ quantity: 0 }, 0)),
      allowed('parent', 'order 1,000 of a thing', orderLine({ quantity: 1000 }, 25_000_000)),
      refused('parent', 'order 1,001 of a thing', orderLine({ quantity: 1001 }, 25_025_000)),
      allowed(
        'parent',
        'order for 100,000,000 won',
        orderLine({ priceKRW: 100_000_000, quantity: 1 }, 100_000_000),
      ),
      refused(
        'parent',
        'order for a won more than that',
        orderLine({ priceKRW: 100_000_001, quantity: 1 }, 100_000_001),
      ),
      allowed('parent', 'order for nothing', orderLine({ priceKRW: 0 }, 0)),
      refused('parent', 'order a name on two lines', orderLine({ name: '우유\n쿠키' })),
      refused('parent', 'order a code on two lines', orderLine({ code: '2h\n25000' })),
      refused('parent', 'order a quantity in words', orderLine({ quantity: '2' })),
      refused('parent', 'order a code that is a number', orderLine({ code: 2 })),
      refused('parent', 'order a name that is a list', orderLine({ name: ['우유'] })),
      refused('parent', 'order two halves of a thing', orderLine({ quantity: double(2) })),
      refused(
        'parent',
        'order more than a number holds',
        orderLine({ priceKRW: 2 ** 62, quantity: 4 }, 0),
      ),
      refused('parent', 'order half a thing', orderLine({ quantity: double(1.5) }, 37_500)),
      refused(
        'parent',
        'order for a price of another type',
        orderLine({ priceKRW: double(25_000) }),
      ),
      refused('parent', 'order for a price in words', orderLine({ priceKRW: '25000' })),
      refused('parent', 'order without a quantity', orderLine({ quantity: undefined })),
      refused('parent', 'order without a name', orderLine({ name: '' })),
      refused('parent', 'order without a code', orderLine({ code: '' })),
      allowed('parent', 'order a name of 200', orderLine({ name: '가'.repeat(200) })),
      refused('parent', 'order a name of 201', orderLine({ name: '가'.repeat(201) })),
      refused('parent', 'order a code of 201', orderLine({ code: '1'.repeat(201) })),
      allowed('parent', 'order as a depositor of 2', orderOf({ depositor: '도담' })),
      allowed('parent', 'order as a depositor of 10', orderOf({ depositor: '가'.repeat(10) })),
      refused('parent', 'order as a depositor of 1', orderOf({ depositor: '담' })),
      refused('parent', 'order as a depositor of 11', orderOf({ depositor: '가'.repeat(11) })),
      refused('parent', 'order with a nickname of 13', orderOf({ nickname: '가'.repeat(13) })),
      refused('parent', 'order an hour ago', orderOf({ createdAt: after(now, -HOUR) })),
      refused('parent', 'order, changed in an hour', orderOf({ updatedAt: after(now, HOUR) })),
      ...statuses
        .slice(1)
        .map((status) => refused('parent', `order what is ${status}`, orderOf({ status }))),
      refused('parent', 'order the same again', orderOf({}, 'awaitingPayment')),
      refused('parent', 'order with an id of 101', orderOf({}, 'a'.repeat(101))),
      refused('parent', 'order as somebody', orderOf({ uid: 'otherParent' })),
      ...refusedTo(['nobody', 'otherParent', 'teacher'], 'order for somebody', orderOf()),

      ...everyStep,
      ...refusedTo(
        ['nobody', 'otherParent'],
        "cancel somebody's order",
        step('awaitingPayment', 'cancelled'),
      ),
      ...refusedTo(['parent', 'teacher'], 'make up a status', step('awaitingPayment', 'lost')),
      ...refusedTo(
        ['parent', 'teacher'],
        'cancel without the time',
        step('awaitingPayment', 'cancelled', { updatedAt: undefined }),
      ),
      ...refusedTo(
        ['parent', 'teacher'],
        'cancel at a time of choice',
        step('awaitingPayment', 'cancelled', { updatedAt: after(now, HOUR) }),
      ),
      ...[
        { totalKRW: 1 },
        { uid: 'otherParent' },
        { createdAt: SERVER_TIME },
        { depositor: '박도담' },
        { lines: [] },
        { isGift: true },
      ].flatMap((fields) =>
        refusedTo(
          ['parent', 'teacher'],
          `cancel and change ${Object.keys(fields)[0]}`,
          step('awaitingPayment', 'cancelled', fields),
        ),
      ),
      refused(
        'parent',
        'change the depositor',
        commit(change('orders/awaitingPayment', { depositor: '박도담', updatedAt: SERVER_TIME })),
      ),
      ...refusedTo(
        ['nobody', 'parent', 'teacher'],
        'delete an order',
        commit(remove('orders/cancelled')),
      ),

      allowed('parent', 'get an own order', get('orders/paid')),
      allowed('parent', 'list the own orders', list('orders', { where: [own], orderBy: newest })),
      refused('parent', 'list all orders', list('orders')),
      refused(
        'parent',
        'list the orders that await payment',
        list('orders', { where: [['status', 'EQUAL', 'awaitingPayment']] }),
      ),
      ...refusedTo(['nobody', 'otherParent'], "get somebody's order", get('orders/paid')),
      ...refusedTo(
        ['nobody', 'otherParent'],
        "list somebody's orders",
        list('orders', { where: [own] }),
      ),
      allowed('teacher', 'get an order', get('orders/paid')),
      allowed(
        'teacher',
        'list the orders that await payment',
        list('orders', { where: [['status', 'EQUAL', 'awaitingPayment']], orderBy: newest }),
      ),
    ],
  }
}
