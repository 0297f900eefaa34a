import { describe, expect, test } from 'vitest'
import {
  coversOrder,
  creditOffer,
  purchaseEntry,
  spendableKRW,
  takeQuestion,
} from '@/domain/orders/credit'
import { balanceKRW, type LedgerEntry } from '@/domain/orders/ledger'
import { awaitsTransfer, parentOrderLabel } from '@/domain/orders/order'
import { inSeoul } from '../rides/aRide'
import { anOrder } from './anOrder'

const entry = (amountKRW: number, id = 'topup'): LedgerEntry => ({
  id,
  kind: amountKRW > 0 ? 'topup' : 'purchase',
  amountKRW,
  note: '',
  refId: '',
  at: inSeoul('2026-11-24T09:00'),
  by: 'staff-1',
})
const withCredit = (totalKRW: number, change: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ kind: 'snack', payWith: 'balance', depositor: '', totalKRW, ...change })

describe('what can be spent', () => {
  test('is the balance without own orders that wait to be taken from it', () => {
    const orders = [
      withCredit(3_500),
      withCredit(25_000),
      withCredit(100, { status: 'paid' }),
      withCredit(100, { status: 'cancelled' }),
      withCredit(100, { status: 'refunded' }),
      anOrder({ totalKRW: 50_000 }),
    ]
    expect(spendableKRW([entry(50_000), entry(-7_742)], orders)).toBe(42_258 - 28_500)
  })

  test.each([
    [undefined, 1, undefined, '충전금을 확인하지 못했어요.'],
    [42_258, 42_258, '남은 충전금 42,258원', undefined],
    [42_258, 42_259, '남은 충전금 42,258원', '충전금이 부족해요.'],
    [0, 1, '남은 충전금 0원', '충전금이 부족해요.'],
    [-4_070, 1, '남은 충전금 0원', '충전금이 부족해요.'],
    [42_258, 0, '남은 충전금 42,258원', '결제할 금액이 없어요.'],
  ])('%s won for an order of %s: %s, %s', (spendable, totalKRW, left, refusal) => {
    expect(creditOffer(spendable, totalKRW)).toEqual({
      ...(left !== undefined && { left }),
      ...(refusal !== undefined && { refusal }),
    })
  })
})

describe('at the press of the agit', () => {
  test('it is asked with the sum', () => {
    expect(takeQuestion(withCredit(25_000))).toBe('충전금에서 25,000원을 뺄까요?')
  })

  const order = withCredit(3_500, { id: 'o1' })
  test.each([
    ['the very sum', [entry(3_500)], true],
    ['a won less', [entry(3_499)], false],
    ['nothing', [], false],
    ['a debt', [entry(-1)], false],
    ['what an unanswered try has taken already', [entry(3_500), purchaseOf('o1')], true],
    ['what another order has taken', [entry(3_500), purchaseOf('o2')], false],
  ])('%s covers it: %s', (_, entries, isCovered) => {
    expect(coversOrder(entries, order)).toBe(isCovered)
  })

  test('two orders at once may leave a debt, to the won', () => {
    const first = withCredit(30_000, { id: 'a' })
    const second = withCredit(25_000, { id: 'b' })
    const before = [entry(50_000)]
    expect([coversOrder(before, first), coversOrder(before, second)]).toEqual([true, true])
    const both = [first, second].map((each) =>
      entry(purchaseEntry(each).amountKRW, `order-${each.id}`),
    )
    expect(balanceKRW([...before, ...both])).toBe(-5_000)
  })
})

function purchaseOf(id: string): LedgerEntry {
  return entry(-3_500, `order-${id}`)
}

test.each([
  ['awaitingPayment', 'transfer', '입금 대기', true],
  ['awaitingPayment', 'balance', '확인 대기', false],
  ['paid', 'balance', '결제 완료', false],
  ['paid', 'transfer', '결제 완료', false],
  ['cancelled', 'balance', '취소', false],
  ['refunded', 'balance', '환불', false],
] as const)(
  'an order that is %s by %s reads %s to its parent',
  (status, payWith, label, isAwaited) => {
    expect(parentOrderLabel({ status, payWith })).toBe(label)
    expect(awaitsTransfer({ status, payWith })).toBe(isAwaited)
  },
)
