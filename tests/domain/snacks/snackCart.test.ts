import { describe, expect, test } from 'vitest'
import {
  changeQuantity,
  MAX_SNACK_QUANTITY,
  quantityOf,
  type SnackCart,
  snackCartLines,
  snackCount,
  snackKey,
  snackPayload,
  snackTotalKRW,
} from '@/domain/snacks/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snacks/snackMenu'
import { fc } from '../../fastCheck'

const snack = (id: string, priceKRW: number, order = 10): SnackMenuItem => ({
  id,
  title: `간식 ${id}`,
  priceKRW,
  imageUrl: undefined,
  order,
  allergens: [],
})
const milk = snack('milk', 1_500)
const corn = snack('corn', 2_300)
const add = (cart: SnackCart, kind: SnackMenuKind, item: SnackMenuItem, by = 1) =>
  changeQuantity(cart, kind, item, by)

describe('quantity', () => {
  test.each([
    [0, 1, 1],
    [1, -1, 0],
    [0, -1, 0],
    [98, 1, 99],
    [99, 1, 99],
    [99, -1, 98],
    [1, -99, 0],
    [0, 1_000, 99],
    [5, Number.NaN, 0],
  ])('%i changed by %d is %i', (before, by, after) => {
    const cart = add(add({}, 'basic', milk, before), 'basic', milk, by)
    expect(quantityOf(cart, snackKey('basic', 'milk'))).toBe(after)
  })

  test('a line disappears at 0', () => {
    expect(add(add({}, 'basic', milk), 'basic', milk, -1)).toEqual({})
  })

  test('an object’s built-in key is no snack', () => {
    expect(quantityOf({}, 'constructor')).toBe(0)
  })

  test('stays within 0 to 99 for any sequence', () => {
    const step = fc.record({
      kind: fc.constantFrom<SnackMenuKind>('basic', 'growth'),
      item: fc.constantFrom(milk, corn),
      by: fc.integer({ min: -120, max: 120 }),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cart = steps.reduce<SnackCart>(
          (sum, { kind, item, by }) => changeQuantity(sum, kind, item, by),
          {},
        )
        for (const { quantity } of Object.values(cart)) {
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(MAX_SNACK_QUANTITY)
        }
      }),
    )
  })
})

describe('lines', () => {
  test('two snacks may have one document id', () => {
    const twin = { ...corn, id: 'milk' }
    const cart = add(add(add({}, 'growth', twin), 'basic', milk), 'basic', milk)
    const lines = snackCartLines(cart, { basic: [milk], growth: [twin] })
    expect(snackPayload(lines)).toEqual({
      items: [
        { id: 'milk', title: '간식 milk', qty: 2, price: 1_500 },
        { id: 'milk', title: '간식 corn', qty: 1, price: 2_300 },
      ],
      totalKRW: 5_300,
    })
  })

  test('are in menu order', () => {
    const basic = [snack('b', 1), snack('a', 1)]
    const growth = [snack('d', 1), snack('c', 1)]
    let cart: SnackCart = {}
    for (const item of [...growth].reverse()) cart = add(cart, 'growth', item)
    for (const item of [...basic].reverse()) cart = add(cart, 'basic', item)
    expect(snackCartLines(cart, { basic, growth }).map(({ item }) => item.id)).toEqual([
      'b',
      'a',
      'd',
      'c',
    ])
  })

  test('a loaded menu sets price and title and drops missing snacks', () => {
    const cart = add(add({}, 'basic', milk), 'basic', corn)
    const lines = snackCartLines(cart, { basic: [{ ...milk, priceKRW: 1_700, title: '새 우유' }] })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ totalKRW: 1_700, item: { title: '새 우유' } })
  })

  test('a failed grid keeps its lines in menu order', () => {
    const late = snack('late', 100, 20)
    const cart = add(add(add({}, 'growth', late), 'growth', corn), 'basic', milk)
    expect(snackCartLines(cart, { basic: [milk] }).map(({ key }) => key)).toEqual([
      'basic/milk',
      'growth/corn',
      'growth/late',
    ])
  })

  test('failed grids keep each its own lines', () => {
    const cart = add(add({}, 'growth', { ...corn, id: 'milk' }), 'basic', milk)
    expect(snackCartLines(cart, {}).map(({ key }) => key)).toEqual(['basic/milk', 'growth/milk'])
  })
})

test('the payload has the published keys in order', () => {
  const lines = snackCartLines(add({}, 'basic', milk, 2), { basic: [milk] })
  expect(JSON.stringify(snackPayload(lines))).toBe(
    '{"items":[{"id":"milk","title":"간식 milk","qty":2,"price":1500}],"totalKRW":3000}',
  )
  expect(snackPayload([])).toEqual({ items: [], totalKRW: 0 })
})

test('count and total are exact for two full menus', () => {
  const menu = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), price: fc.nat(10_000_000), qty: fc.nat(99) }),
    { selector: ({ id }) => id, maxLength: 200 },
  )
  fc.assert(
    fc.property(menu, menu, (basicRows, growthRows) => {
      const menus = {
        basic: basicRows.map(({ id, price }) => snack(id, price)),
        growth: growthRows.map(({ id, price }) => snack(id, price)),
      }
      let cart: SnackCart = {}
      basicRows.forEach(({ id, price, qty }) => {
        cart = add(cart, 'basic', snack(id, price), qty)
      })
      growthRows.forEach(({ id, price, qty }) => {
        cart = add(cart, 'growth', snack(id, price), qty)
      })
      const rows = [...basicRows, ...growthRows]
      const lines = snackCartLines(cart, menus)
      const exact = rows.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n)
      expect(BigInt(snackTotalKRW(lines))).toBe(exact)
      expect(snackCount(lines)).toBe(rows.reduce((sum, { qty }) => sum + qty, 0))
      expect(lines).toHaveLength(rows.filter(({ qty }) => qty > 0).length)
    }),
    { numRuns: 40 },
  )
})
