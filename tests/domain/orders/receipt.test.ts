import { describe, expect, test } from 'vitest'
import { lastEntryOf } from '@/domain/orders/order'
import {
  checkReceipt,
  isReceiptDue,
  receiptNumberOf,
  receiptOf,
  receiptState,
  receiptText,
} from '@/domain/orders/receipt'
import {
  checkRefundAmount,
  endedText,
  paidText,
  refundedKRW,
  refundText,
} from '@/domain/orders/refund'
import { inSeoul } from '../rides/aRide'
import { anOrder } from './anOrder'

describe('the number of a receipt', () => {
  test.each([
    ['010-1234-5678', '01012345678'],
    ['+82 10 1234 5678', '01012345678'],
    ['０１０－１２３４－５６７８', '01012345678'],
    ['123-45-67890', '1234567890'],
    ['1234567890', '1234567890'],
    ['123456789', undefined],
    ['12345678901', undefined],
    ['번호 1234567890', undefined],
    ['02-123-4567', undefined],
    ['010-123', undefined],
    ['', undefined],
  ])('%s', (typed, stored) => {
    expect(receiptNumberOf(typed)).toBe(stored)
  })

  test('is asked for with a choice only', () => {
    expect(checkReceipt({ receiptFor: '', receiptNumber: '없음' }).ok).toBe(true)
    expect(checkReceipt({ receiptFor: 'business', receiptNumber: '1234567890' }).ok).toBe(true)
    expect(checkReceipt({ receiptFor: 'person', receiptNumber: '' })).toEqual({
      ok: false,
      reason: '휴대폰 번호나 사업자등록번호를 적어 주세요.',
    })
  })

  test('goes with a transfer or cash', () => {
    const asked = { receiptFor: 'person', receiptNumber: '010-1234-5678' } as const
    const none = { receiptFor: '', receiptNumber: '' }
    expect(receiptOf('transfer', asked)).toEqual({
      receiptFor: 'person',
      receiptNumber: '01012345678',
    })
    expect(receiptOf('transfer', { ...asked, receiptFor: '' })).toEqual(none)
    expect(receiptOf('transfer', { ...asked, receiptNumber: '010' })).toEqual(none)
    expect(receiptOf('cash', asked).receiptNumber).toBe('01012345678')
    expect(receiptOf('card', asked)).toEqual(none)
    expect(receiptOf('balance', asked)).toEqual(none)
  })
})

test('a receipt is due until it is issued or the order is refunded', () => {
  const asked = { receiptFor: 'business', receiptNumber: '1234567890', status: 'paid' } as const
  expect(isReceiptDue(asked)).toBe(true)
  expect(isReceiptDue({ ...asked, receiptAt: new Date() })).toBe(false)
  expect(isReceiptDue({ ...asked, status: 'refunded' })).toBe(false)
  expect(isReceiptDue({ ...asked, receiptFor: '' })).toBe(false)
  expect(receiptText({ receiptFor: 'person', receiptNumber: '01012345678' })).toBe(
    '현금영수증 소득공제용 010-1234-5678',
  )
  expect(receiptText(asked)).toBe('현금영수증 지출증빙용 123-45-67890')
  expect(receiptState(asked)).toBe('현금영수증 신청')
  expect(receiptState({ ...asked, receiptAt: new Date() })).toBe('현금영수증 발행됨')
  expect(receiptState({ receiptFor: '', receiptNumber: '' })).toBeUndefined()
})

test('the next order begins with the receipt of the last transfer, not of the counter', () => {
  const receipt = { receiptFor: 'person', receiptNumber: '01012345678' } as const
  const later = { createdAt: inSeoul('2026-11-25T09:00') }
  const counter = anOrder({ ...later, kind: 'counter', depositor: '', branchId: 'seongsu' })
  expect(lastEntryOf([anOrder(receipt), counter])).toMatchObject({ ...receipt, branchId: '' })
  expect(lastEntryOf([anOrder(receipt), anOrder({ ...later, id: 'b' })])).toMatchObject({
    receiptFor: '',
  })
})

describe('a refund', () => {
  test('is between one won and the sum', () => {
    const check = checkRefundAmount(50_000)
    for (const amount of ['1', '50,000원', '50000']) expect(check(amount).ok).toBe(true)
    for (const amount of ['0', '50,001', '', '-1', '1.5']) expect(check(amount).ok).toBe(false)
  })

  test('of an older document was whole, and says nothing of who and why', () => {
    const order = anOrder({ status: 'refunded', updatedAt: inSeoul('2026-11-02T10:00') })
    expect(refundedKRW(order)).toBe(50_000)
    expect(endedText(order, undefined)).toBe('환불 50,000원 · 11.02')
    expect(refundText(order)).toBe('환불 50,000원')
    expect(refundedKRW(anOrder({ status: 'paid' }))).toBe(0)
  })

  test('says how much, why, who and when', () => {
    const order = anOrder({
      ...{ status: 'refunded', refundKRW: 30_000, refundReason: '이사를 가요' },
      refundedAt: inSeoul('2026-12-03T10:00'),
    })
    expect(refundedKRW(order)).toBe(30_000)
    expect(endedText(order, '도담쌤')).toBe('환불 30,000원 · 이사를 가요 · 도담쌤 12.03')
    expect(refundText(order)).toBe('환불 30,000원 · 이사를 가요')
  })
})

test('who confirmed a payment is said in the words of its way', () => {
  const paid = anOrder({ status: 'paid', paidAt: inSeoul('2026-11-28T10:00') })
  expect(paidText(paid, '도담쌤')).toBe('입금 확인 도담쌤 11.28')
  expect(paidText({ ...paid, payWith: 'balance' }, '도담쌤')).toBe('충전금 결제 도담쌤 11.28')
  expect(paidText({ ...paid, kind: 'counter' }, '도담쌤')).toBe('현장 결제 도담쌤 11.28')
  expect(paidText(paid, undefined)).toBeUndefined()
  expect(paidText(anOrder({ status: 'paid' }), '도담쌤')).toBeUndefined()
})
