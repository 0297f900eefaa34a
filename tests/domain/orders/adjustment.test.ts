import { expect, test } from 'vitest'
import {
  adjustmentEntry,
  checkAdjustmentAmount,
  checkAdjustmentNote,
} from '@/domain/orders/adjustment'
import { reasonOf } from '../reasonOf'

const LIMITS = '금액은 1원부터 1,000,000원까지 입력할 수 있어요.'

test.each([
  ['', '금액을 입력해 주세요.'],
  ['0', LIMITS],
  ['1', undefined],
  ['1,000,000', undefined],
  ['1,000,001', LIMITS],
  ['-1', LIMITS],
])('an amount of %s', (text, reason) => {
  expect(reasonOf(checkAdjustmentAmount(text))).toBe(reason)
})

test.each([
  ['\u{200b}', '사유를 입력해 주세요.'],
  ['가'.repeat(100), undefined],
  ['가'.repeat(101), '100자까지 적을 수 있어요. 1자를 줄여 주세요.'],
])('a reason: %s', (text, reason) => {
  expect(reasonOf(checkAdjustmentNote(text))).toBe(reason)
})

test('a subtraction is a negative entry', () => {
  const adjustment = { amountKRW: 6000, note: ' 돌봄 초과 ', refId: 'booking' }
  expect(adjustmentEntry('x', { ...adjustment, direction: 'subtract' })).toEqual({
    id: 'adjustment-x',
    kind: 'adjustment',
    amountKRW: -6000,
    note: '돌봄 초과',
    refId: 'booking',
  })
  expect(adjustmentEntry('x', { ...adjustment, direction: 'add' }).amountKRW).toBe(6000)
})
