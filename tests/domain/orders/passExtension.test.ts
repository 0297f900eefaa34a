import { expect, test } from 'vitest'
import {
  canExtend,
  checkExtensionDays,
  checkExtensionReason,
  extensionsOf,
  extensionText,
} from '@/domain/orders/passExtension'
import { inSeoul } from '../rides/aRide'
import { aPass } from './aPass'

const DAYS = { ok: false, reason: '1일부터 31일까지 늘릴 수 있어요.' }

test.each(['1', '31', ' 3 ', '3일', '３'])('%s days can be added', (text) =>
  expect(checkExtensionDays(text)).toEqual({ ok: true }),
)
test.each(['', '0', '32', '-1', '2.5', '삼'])('%s days cannot', (text) =>
  expect(checkExtensionDays(text)).toEqual(DAYS),
)

test('a reason is asked for, of 60 letters at most', () => {
  expect(checkExtensionReason(' ')).toEqual({ ok: false, reason: '사유를 입력해 주세요.' })
  expect(checkExtensionReason('가'.repeat(60))).toEqual({ ok: true })
  expect(checkExtensionReason('가'.repeat(61)).ok).toBe(false)
})

const anExtension = (day: string) => ({
  days: 3,
  reason: '독감으로 쉰 날만큼',
  at: inSeoul(`${day}T10:00`),
  by: 'staff-1',
})

test('extensions stand in the order in which they were made, in words', () => {
  const [late, early] = [anExtension('2026-11-20'), anExtension('2026-11-10')]
  expect(extensionsOf(aPass({ extended: { a: late, b: early } }))).toEqual([early, late])
  expect(extensionsOf(aPass())).toEqual([])
  expect(extensionText(late)).toBe('3일 늘림 · 독감으로 쉰 날만큼')
})

test('a refunded pass, and one made longer twelve times, stays as it is', () => {
  const times = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`e${index}`, anExtension('2026-11-10')]),
    )
  expect(canExtend(aPass({ extended: times(11) }), new Set())).toBe(true)
  expect(canExtend(aPass({ extended: times(12) }), new Set())).toBe(false)
  expect(canExtend(aPass({ orderId: 'o1' }), new Set(['o1']))).toBe(false)
})
