import { expect, test } from 'vitest'
import { samplePrices } from '@/domain/orders/priceList'
import { dayPricesAt, priceChanges, pricePhases } from '@/domain/rides/fares/dayPrices'
import {
  checkDiscount,
  checkFarePart,
  comingFareText,
  isFareRise,
  sampleFares,
  tariffOn,
} from '@/domain/rides/fares/fare'
import { fareNotice } from '@/domain/rides/fares/fareNotice'
import { inSeoul } from '../aRide'

const { current } = sampleFares
const tariff = { ...current, baseKRW: 11_000, from: inSeoul('2026-12-15T00:00') }
const list = { options: { '2h-25000': 27_000 }, from: inSeoul('2026-12-20T00:00') }
const schedules = {
  fares: { ...sampleFares, next: tariff },
  prices: { ...samplePrices, next: list },
}

test('a day has what holds and what comes of both', () => {
  expect(dayPricesAt(schedules, inSeoul('2026-12-15T00:00'))).toEqual({
    tariff,
    comingTariff: undefined,
    list: samplePrices.current,
    comingList: list,
  })
  expect(tariffOn(schedules.fares, '2026-12-14')).toBe(current)
  expect(tariffOn(schedules.fares, '2026-12-15')).toBe(tariff)
})

test('a page is drawn once for each time between changes', () => {
  expect(priceChanges(schedules)).toEqual([tariff.from, list.from])
  expect(
    pricePhases(schedules).map((phase) => [phase.tariff.baseKRW, phase.list.options['2h-25000']]),
  ).toEqual([
    [10_000, 25_000],
    [11_000, 25_000],
    [11_000, 27_000],
  ])
  const same = { ...schedules, prices: { ...samplePrices, next: { ...list, from: tariff.from } } }
  expect(pricePhases(same)).toHaveLength(2)
  expect(pricePhases({ fares: sampleFares, prices: samplePrices })).toEqual([
    {
      tariff: current,
      comingTariff: undefined,
      list: samplePrices.current,
      comingList: undefined,
    },
  ])
})

test('what comes is shown with its day, in pages and in the notice', () => {
  const text = '12.15(화)부터 기본 11,000원 · 1km마다 500원 · 야간 2,000원 · 할인 3,000원'
  expect(comingFareText(tariff)).toBe(text)
  const notice = fareNotice(current, tariff, '2026-11-28')
  expect(notice).toMatchObject({ kind: '운영', branchId: '', day: '2026-11-28' })
  expect(notice.body).toContain(text)
  expect(notice.body).toContain('지금은 기본 10,000원')
})

test('a rise is a ride that costs more', () => {
  expect(isFareRise(current, tariff)).toBe(true)
  expect(isFareRise(current, { ...tariff, discountKRW: 4_000 })).toBe(false)
  expect(isFareRise(current, { ...current, perKmKRW: 501 })).toBe(true)
  expect(isFareRise(current, { ...current, nightKRW: 2_001 })).toBe(true)
  expect(isFareRise(current, { ...current, discountKRW: 2_999 })).toBe(true)
  expect(isFareRise(current, current)).toBe(false)
})

test('a part is 0 to 100,000 won, and the discount within the base', () => {
  const reason = '0원부터 100,000원까지 적어 주세요.'
  for (const amount of [0, 100_000]) expect(checkFarePart(amount)).toEqual({ ok: true })
  for (const amount of [100_001, undefined])
    expect(checkFarePart(amount)).toEqual({ ok: false, reason })
  expect(checkDiscount(10_000, 10_000)).toEqual({ ok: true })
  expect(checkDiscount(10_001, 10_000)).toEqual({
    ok: false,
    reason: '할인은 기본 요금보다 클 수 없어요.',
  })
})
