import { expect, test } from 'vitest'
import {
  checkRefundAmount,
  checkRefundReason,
  endedText,
  issuedText,
  refundOf,
} from '@/domain/orders/refund'
import { inSeoul } from '../rides/aRide'
import { anOrder } from './anOrder'

test('asks for a part of what was paid, and why', () => {
  expect(checkRefundAmount(50_000)('0')).toEqual({
    ok: false,
    reason: '1원부터 50,000원까지 적어 주세요.',
  })
  expect(checkRefundReason('')).toEqual({ ok: false, reason: '사유를 입력해 주세요.' })
  expect(refundOf('30,000', '  이사를  가요 ')).toEqual({
    refundKRW: 30_000,
    reason: '이사를 가요',
  })
  expect(refundOf('', '').refundKRW).toBe(0)
})

test('how an order ended, and who issued its receipt', () => {
  const updatedAt = inSeoul('2026-12-03T10:00')
  expect(endedText(anOrder({ status: 'cancelled', updatedAt }), '도담쌤')).toBe('주문 취소 · 12.03')
  expect(issuedText(updatedAt, '도담쌤')).toBe('발행함 도담쌤 12.03')
  expect(issuedText(updatedAt, undefined)).toBe('발행함 12.03')
})
