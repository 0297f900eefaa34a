import { describe, expect, test } from 'vitest'
import {
  balanceKRW,
  formatAmount,
  formatBalance,
  type LedgerEntry,
  ledgerLines,
  ledgerWords,
} from '@/domain/orders/ledger'
import { fc } from '../../fastCheck'
import { inSeoul } from '../rides/aRide'

const entry = (id: string, amountKRW: number, minute: number): LedgerEntry => ({
  id,
  kind: 'adjustment',
  amountKRW,
  note: '',
  refId: '',
  at: inSeoul(`2026-11-24T09:${String(minute).padStart(2, '0')}`),
  by: 'staff-1',
})

const entries = fc
  .array(
    fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 59 })),
    { maxLength: 40 },
  )
  .map((rows) => rows.map(([amount, minute], index) => entry(`entry-${index}`, amount, minute)))

const shuffled = entries.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
  ),
)

describe('the balance', () => {
  test('ignores the order of entries', () => {
    fc.assert(
      fc.property(shuffled, ([list, mixed]) => {
        expect(balanceKRW(mixed)).toBe(balanceKRW(list))
        expect(ledgerLines(mixed)).toEqual(ledgerLines(list))
      }),
    )
  })

  test('is an integer and equals the newest line’s', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const lines = ledgerLines(list)
        expect(Number.isInteger(balanceKRW(list))).toBe(true)
        expect(lines).toHaveLength(list.length)
        expect(lines[0]?.balanceKRW ?? 0).toBe(balanceKRW(list))
        lines.forEach((line, index) => {
          const before = lines[index + 1]?.balanceKRW ?? 0
          expect(line.balanceKRW - before).toBe(line.entry.amountKRW)
        })
      }),
    )
  })

  test('entries of one instant are sorted by id', () => {
    const lines = ledgerLines([entry('b', 1, 0), entry('a', 2, 0)])
    expect(lines.map(({ balanceKRW: sum }) => sum)).toEqual([3, 2])
  })

  test('is shown as a balance or a debt', () => {
    expect(formatBalance(72_291)).toBe('72,291원')
    expect(formatBalance(0)).toBe('0원')
    expect(formatBalance(-4_070)).toBe('미납 4,070원')
    expect(formatAmount(100_000)).toBe('+100,000원')
    expect(formatAmount(-7_742)).toBe('−7,742원')
    expect(formatAmount(0)).toBe('+0원')
  })
})

test.each([
  [{ kind: 'topup', note: '입금 확인' }, '충전', '입금 확인'],
  [{ kind: 'purchase', note: '이용권 결제' }, '이용권 결제', ''],
  [{ kind: 'purchase', note: '간식 결제' }, '간식 결제', ''],
  [{ kind: 'purchase', note: '우유' }, '결제', '우유'],
  [{ kind: 'adjustment', note: '간식 결제' }, '조정', '간식 결제'],
] as const)('an entry %j reads %s %s', (words, label, note) => {
  expect(ledgerWords(words)).toEqual({ label, note })
})
