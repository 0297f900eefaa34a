import { describe, expect, test } from 'vitest'
import {
  checkDepositor,
  checkOrderLines,
  findOrders,
  lastEntryOf,
  latestOrders,
  membershipOrderLines,
  type Order,
  orderNumber,
  orderTitle,
  orderTotalKRW,
  snackOrderLines,
  specialSnackOrderLines,
  tidyDepositor,
  topupOrderLines,
} from '@/domain/orders/order'
import { topupItem } from '@/domain/orders/topup'
import { changeQuantity, snackCartLines } from '@/domain/snacks/snackCart'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'
import { fc } from '../../fastCheck'
import { reasonOf } from '../reasonOf'
import { inSeoul } from '../rides/aRide'
import { anItem } from './anItem'
import { anOrder } from './anOrder'

const pass = anItem('2h-25000')
const milk = {
  id: 'milk',
  title: '우유',
  priceKRW: 1_500,
  imageUrl: undefined,
  order: 1,
  allergens: [2],
}
const menus = { basic: [milk], growth: [] }
const event: SpecialSnackEvent = {
  id: 'songpyeon',
  title: '송편 빚는 날',
  branch: '성수점',
  deadline: inSeoul('2026-11-27T18:00'),
  product: { title: '꼬마 송편', priceKRW: 6_500, imageUrl: undefined, html: '' },
}
const topups = ['topup-1', 'topup-2'].flatMap((id) => {
  const made = topupItem(id, 50_000)
  return made.ok ? [made.item] : []
})
const cart = changeQuantity({}, 'basic', milk, 3)

describe('the lines of an order', () => {
  test('equal lines merge', () => {
    expect(membershipOrderLines([pass, pass])).toEqual([
      { code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 2 },
    ])
    expect(topupOrderLines(topups)).toEqual([
      { code: 'topup/50000', name: '충전 50,000원', priceKRW: 50_000, quantity: 2 },
    ])
  })

  test('at another price it is another line', () => {
    expect(membershipOrderLines([pass, { ...pass, priceKRW: 20_000 }])).toHaveLength(2)
  })

  test('snacks keep their quantity, a special snack has one', () => {
    expect(snackOrderLines(snackCartLines(cart, menus))).toEqual([
      { code: 'basic/milk', name: '우유', priceKRW: 1_500, quantity: 3 },
    ])
    expect(specialSnackOrderLines(event)).toEqual([
      { code: 'special/songpyeon', name: '꼬마 송편', priceKRW: 6_500, quantity: 1 },
    ])
  })

  test.each([
    { count: 12, message: undefined },
    { count: 13, message: '한 번에 12가지까지 주문할 수 있어요.' },
  ])('$count different items', ({ count, message }) => {
    const lines = Array.from({ length: count }, (_, index) => ({
      code: `basic/${index}`,
      name: '간식',
      priceKRW: 1_000,
      quantity: 1,
    }))
    expect(reasonOf(checkOrderLines(lines))).toBe(message)
  })

  test('the sum is exact', () => {
    const line = fc.record({
      priceKRW: fc.integer({ min: 0, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (rows) => {
        const lines = rows.map((row) => ({ code: 'x', name: 'x', ...row }))
        let sum = 0
        for (const { priceKRW, quantity } of rows)
          for (let n = 0; n < quantity; n += 1) sum += priceKRW
        expect(orderTotalKRW(lines)).toBe(sum)
      }),
    )
  })
})

test.each([
  { text: '김', fine: false },
  { text: ' 김 ', fine: false },
  { text: '김민', fine: true },
  { text: '가'.repeat(10), fine: true },
  { text: '가'.repeat(11), fine: false },
  { text: '김 민', fine: true },
  { text: '김 김 김 김 김 김', fine: true },
  { text: '김 \u3000', fine: false },
])('the depositor %j', ({ text, fine }) => {
  expect(reasonOf(checkDepositor(text))).toBe(
    fine ? undefined : '입금자명은 2~10자로 입력해 주세요.',
  )
})

test('the order number is the start of its id', () => {
  expect(orderNumber({ id: '9f2c41ab77' })).toBe('9f2c41ab')
})

describe('an order’s title', () => {
  const line = (name: string, quantity = 1) => ({ code: name, name, priceKRW: 1_000, quantity })
  test.each([
    [[line('우유')], '우유', ''],
    [[line('우유', 2)], '우유', '× 2'],
    [[line('우유'), line('바나나', 3), line('귤')], '우유', '외 2가지'],
    [[line('우유', 2), line('귤')], '우유', '× 2 외 1가지'],
    [[], '', ''],
  ])('%#', (lines, name, counts) => {
    expect(orderTitle(lines)).toEqual({ name, counts })
  })
})

test('orders are found by part of the depositor, newest first', () => {
  const on = (depositor: string, day: string, change: Partial<Order> = {}) =>
    anOrder({ id: `${depositor}-${day}`, depositor, createdAt: new Date(day), ...change })
  const orders = [
    on('김민서', '2026-11-01'),
    on('한지훈', '2026-11-02'),
    on('김민서'.normalize('NFD'), '2026-11-03'),
    on('김민서', '2026-11-04', { status: 'paid' }),
  ]
  const ids = (searched: string) =>
    findOrders(orders, 'awaitingPayment', searched).map(({ createdAt }) => createdAt.getUTCDate())
  expect(ids(' 민서 ')).toEqual([3, 1])
  expect(ids('')).toEqual([3, 2, 1])
  expect(ids('없는')).toEqual([])
  expect(ids('김밋')).toEqual([])
  expect(ids('ㄱㅁㅅ')).toEqual([3, 1])
})

test.each(['김민지', '김 민지', '민 지', '김ㅁ', '김믽', 'ㄱㅁㅈ'])(
  'an older depositor with spaces is found by %s',
  (searched) => {
    const order = anOrder({ depositor: '김 민 지' })
    expect(findOrders([order], 'awaitingPayment', searched)).toEqual([order])
  },
)

test('an order with credit is found by the nickname', () => {
  const order = anOrder({ payWith: 'balance', depositor: '', nickname: '하준맘' })
  expect(findOrders([order], 'awaitingPayment', '하준')).toEqual([order])
  expect(findOrders([anOrder({ nickname: '하준맘' })], 'awaitingPayment', '하준')).toEqual([])
})

test('the next order begins with the last of each: depositor, branch, receipt and way', () => {
  const at = (hour: string, change: Parameters<typeof anOrder>[0]) =>
    anOrder({ id: hour, createdAt: inSeoul(`2026-11-24T${hour}:00`), ...change })
  const credit = { payWith: 'balance', depositor: '', branchId: '' } as const
  const orders = [
    at('09', {
      depositor: '김민지',
      branchId: 'mapo',
      receiptFor: 'person',
      receiptNumber: '01012345678',
    }),
    at('11', { kind: 'counter', depositor: '이도윤', branchId: 'gangnam' }),
    at('10', { kind: 'snack', ...credit }),
  ]
  expect(lastEntryOf(orders)).toEqual({
    ...{ depositor: '김민지', branchId: 'mapo', payWith: 'balance' },
    ...{ receiptFor: 'person', receiptNumber: '01012345678' },
  })
  const topup = at('12', { kind: 'topup', depositor: '박서준', branchId: 'seongsu' })
  expect(lastEntryOf([...orders, topup])).toMatchObject({
    ...{ depositor: '박서준', branchId: 'seongsu', payWith: 'balance' },
  })
  expect(lastEntryOf([])).toEqual({
    ...{ depositor: '', branchId: '', payWith: undefined, receiptFor: '', receiptNumber: '' },
  })
})

test('a depositor is stored without spaces', () => {
  expect(tidyDepositor(' 김 민\u00a0서\u3000')).toBe('김민서')
})

test('of two versions of an order the later change wins', () => {
  const early = anOrder({ updatedAt: new Date('2026-11-24T00:00:00Z') })
  const late = anOrder({ status: 'paid', updatedAt: new Date('2026-11-25T00:00:00Z') })
  const other = anOrder({ id: 'other' })
  expect(latestOrders([early], [late, other])).toEqual([late, other])
  expect(latestOrders([late, other], [early])).toEqual([late, other])
})
