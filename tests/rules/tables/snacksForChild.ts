import { allowed, asks, deniedTo, type RuleRow, type RuleTable, refused, row } from '../table.ts'
import { change, commit, type Fields, list, put, SERVER_TIME, seedDocument } from '../wire.ts'
import { after, HOUR } from './aRide.ts'
import { order } from './orders.ts'
import { CHILD_ID, OTHER_CHILD_ID, people } from './people.ts'

const DAY = '2027-01-05'

const snackOrder: Fields = {
  ...order,
  kind: 'snack',
  branchId: 'seongsu',
  payWith: 'transfer',
  childId: CHILD_ID,
  day: DAY,
}

const lines = Array.from({ length: 12 }, (_, index) => ({
  code: `basic/snack-${index}`,
  name: '가'.repeat(200),
  priceKRW: 1_000 + index,
  quantity: 1_000,
}))
const totalKRW = lines.reduce((sum, { priceKRW }) => sum + priceKRW * 1_000, 0)

/** As many lines as an order has, each as long as it may be. */
export const twelveSnacks: Fields = { ...snackOrder, lines, totalKRW }

/** A line feed more in a line is one too many, whatever it pretends to be. */
const tricks: Record<string, Fields> = {
  'a second line in its code': { code: 'a\na\n\n1\n0\nb' },
  'a second line in its name': { name: 'a\n\n1\n0\nb\nb' },
  'a line feed at the end of its name': { name: 'a\n' },
  'line feeds in place of its name': { name: '\n\n' },
}

const trickRows: RuleRow[] = Object.entries(tricks).flatMap(([what, fields]) =>
  [1, 2, 12].map((length) => {
    const sound = lines.slice(0, length)
    const tricked = [...sound.slice(0, -1), { ...sound.at(-1), ...fields }]
    const sum = sound.reduce((total, { priceKRW }) => total + priceKRW * 1_000, 0)
    return row(
      'parent',
      `order ${length} lines, the last with ${what}`,
      refused(put('orders/new', { ...snackOrder, lines: tricked, totalKRW: sum })),
    )
  }),
)

/** For which child and day (specification 6, sections 5, 8 and 9). */
export function snacksForChild(now: Date): RuleTable {
  const orderOf = (fields: Fields = {}) => commit(put('orders/new', { ...snackOrder, ...fields }))
  const standing = (fields: Fields = {}): Fields => ({
    ...snackOrder,
    createdAt: after(now, -HOUR),
    updatedAt: after(now, -HOUR),
    ...fields,
  })
  return {
    seed: [
      ...people(now),
      seedDocument('orders/paid', standing({ status: 'paid' })),
      seedDocument('orders/waiting', standing()),
    ],
    rows: [
      ...asks('parent', {
        'order 12 snacks for a child and a day': allowed(orderOf({ lines, totalKRW })),
        'order 12 snacks for a child and a day with credit': allowed(
          orderOf({ lines, totalKRW, payWith: 'balance', depositor: '' }),
        ),
        'order snacks for a child': allowed(orderOf({ day: '' })),
        'order snacks for a day': allowed(orderOf({ childId: '' })),
        'order snacks for nobody': allowed(orderOf({ childId: '', day: '' })),
        'order snacks without child and day': allowed(
          orderOf({ childId: undefined, day: undefined }),
        ),
        'order snacks for another’s child': refused(orderOf({ childId: OTHER_CHILD_ID })),
        'order snacks for a child that does not exist': refused(orderOf({ childId: 'none' })),
        'order snacks for a child by another path': refused(
          orderOf({ childId: `../../otherParent/children/${OTHER_CHILD_ID}` }),
        ),
        'order snacks for a child that is a number': refused(orderOf({ childId: 1 })),
        'order snacks for no child at all': refused(orderOf({ childId: null })),
        'order snacks for a day in another notation': refused(orderOf({ day: '20270105' })),
        'order snacks for month 13': refused(orderOf({ day: '2027-13-05' })),
        'order snacks for a time': refused(orderOf({ day: now })),
        'change the day': refused(
          change('orders/waiting', { day: '2027-01-06', updatedAt: SERVER_TIME }),
        ),
      }),
      ...['membership', 'topup', 'specialSnack'].flatMap((kind) => {
        const other = { kind, branchId: '', childId: '', day: '' }
        return asks('parent', {
          [`order ${kind} for nobody`]: allowed(orderOf(other)),
          [`order ${kind} for a child`]: refused(orderOf({ ...other, childId: CHILD_ID })),
          [`order ${kind} for a day`]: refused(orderOf({ ...other, day: DAY })),
        })
      }),
      ...trickRows,
      row(
        'teacher',
        'list the paid snacks of a day',
        allowed(
          list('orders', {
            where: [
              ['kind', 'EQUAL', 'snack'],
              ['status', 'EQUAL', 'paid'],
              ['day', 'EQUAL', DAY],
            ],
            limit: 100,
          }),
        ),
      ),
      ...deniedTo(['nobody', 'parent', 'otherParent'], {
        'list the paid snacks of a day': list('orders', {
          where: [
            ['kind', 'EQUAL', 'snack'],
            ['status', 'EQUAL', 'paid'],
            ['day', 'EQUAL', DAY],
          ],
        }),
      }),
    ],
  }
}
