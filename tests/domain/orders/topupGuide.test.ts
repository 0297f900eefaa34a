import { expect, test } from 'vitest'
import { samplePrices, soldOptions } from '@/domain/orders/priceList'
import {
  careHoursWithin,
  middlePriceKRW,
  timesWithin,
  topupWorth,
} from '@/domain/orders/topupGuide'
import { fc } from '../../fastCheck'

const timePasses = soldOptions(samplePrices.current, 'timepass')

test('what each amount pays for', () => {
  expect(topupWorth(7_000, timePasses, 2_000)).toEqual([
    { amountKRW: 50_000, pickups: 7, careHours: 4, snacks: 25 },
    { amountKRW: 100_000, pickups: 14, careHours: 8, snacks: 50 },
    { amountKRW: 200_000, pickups: 28, careHours: 16, snacks: 100 },
    { amountKRW: 300_000, pickups: 42, careHours: 26, snacks: 150 },
  ])
})

test.each([
  [24_999, 0],
  [25_000, 2],
  [44_999, 2],
  [45_000, 4],
  [50_000, 4],
  [69_999, 4],
  [70_000, 6],
  [75_000, 6],
  [90_000, 8],
])('%i won buy %i hours', (amountKRW, hours) => {
  expect(careHoursWithin(amountKRW, timePasses)).toBe(hours)
})

test('no mix of passes gives more hours', () => {
  fc.assert(
    fc.property(fc.nat(300_000), fc.array(fc.constantFrom(...timePasses)), (amountKRW, mix) => {
      const sumOf = (key: 'priceKRW' | 'hours') => mix.reduce((sum, pass) => sum + pass[key], 0)
      fc.pre(sumOf('priceKRW') <= amountKRW)
      expect(careHoursWithin(amountKRW, timePasses)).toBeGreaterThanOrEqual(sumOf('hours'))
    }),
  )
})

test('without a price there is no count', () => {
  expect(timesWithin(50_000, undefined)).toBeUndefined()
  expect(timesWithin(50_000, 0)).toBeUndefined()
  expect(timesWithin(50_000, 50_000)).toBe(1)
  expect(timesWithin(50_000, 50_001)).toBe(0)
  expect(topupWorth(7_000, timePasses, undefined)[0]?.snacks).toBeUndefined()
})

test('the middle price is one of the menu', () => {
  expect(middlePriceKRW([])).toBeUndefined()
  expect(middlePriceKRW([0])).toBeUndefined()
  expect(middlePriceKRW([3_000])).toBe(3_000)
  expect(middlePriceKRW([3_000, 1_000])).toBe(1_000)
  expect(middlePriceKRW([3_000, 0, 1_000, 2_000])).toBe(2_000)
})

test('many cheap passes are mixed at once, and none give none', () => {
  const cheap = [1_000, 1_010, 1_020, 1_030, 1_040].map((priceKRW, at) => ({ priceKRW, hours: at }))
  expect(careHoursWithin(300_000, cheap)).toBe(1_152)
  expect(careHoursWithin(300_000, [])).toBe(0)
})
