import { describe, expect, test } from 'vitest'
import { membershipOrderLines } from '@/domain/orders/order'
import { paymentEffects, refundEntry, refundedOrderIds } from '@/domain/orders/paymentEffects'
import { anItem } from './anItem'
import { anOrder } from './anOrder'

describe('the effects of a paid order', () => {
  test('a top-up: one entry of the whole sum', () => {
    expect(paymentEffects(anOrder({ id: 'o1', totalKRW: 150_000 }), '2026-11-24')).toEqual({
      entry: { id: 'order-o1', kind: 'topup', amountKRW: 150_000, note: '입금 확인', refId: 'o1' },
      passes: [],
    })
  })

  test('memberships: one numbered pass each, for thirty days or a month', () => {
    const lines = membershipOrderLines([
      anItem('2h-25000'),
      anItem('2h-25000'),
      anItem('m-59000'),
      anItem('pre-100'),
    ])
    const { entry, passes } = paymentEffects(
      anOrder({ id: 'o2', kind: 'membership', lines }),
      '2027-01-31',
    )
    expect(entry).toBeUndefined()
    const timePass = {
      planKey: 'timepass',
      optionKey: '2h-25000',
      label: '라이트 2시간권',
      minutes: 120,
      startsOn: '2027-01-31',
      expiresOn: '2027-03-02',
      orderId: 'o2',
    }
    expect(passes).toEqual([
      { ...timePass, id: 'order-o2-1' },
      { ...timePass, id: 'order-o2-2' },
      expect.objectContaining({
        id: 'order-o2-3',
        planKey: 'subscription',
        minutes: 0,
        expiresOn: '2027-02-28',
      }),
      expect.objectContaining({ id: 'order-o2-4', planKey: 'prepaid', optionKey: 'pre-100' }),
    ])
  })

  test.each([
    ['membership', '이용권 결제', 1],
    ['snack', '간식 결제', 0],
    ['specialSnack', '간식 결제', 0],
  ] as const)(
    '%s with credit: an entry that takes the sum, and its passes',
    (kind, note, count) => {
      const lines = membershipOrderLines([anItem('2h-25000')])
      const order = anOrder({ id: 'o4', kind, lines, totalKRW: 25_000, payWith: 'balance' })
      const { entry, passes } = paymentEffects(order, '2026-11-24')
      expect(entry).toEqual({
        id: 'order-o4',
        kind: 'purchase',
        amountKRW: -25_000,
        note,
        refId: 'o4',
      })
      expect(passes).toHaveLength(count)
    },
  )

  test('snacks: nothing', () => {
    for (const kind of ['snack', 'specialSnack'] as const)
      expect(paymentEffects(anOrder({ kind }), '2026-11-24')).toEqual({
        entry: undefined,
        passes: [],
      })
  })
})

describe('a refund', () => {
  test('subtracts a top-up exactly', () => {
    const order = anOrder({ id: 'o1', status: 'paid' })
    const paid = paymentEffects(order, '2026-11-24').entry?.amountKRW ?? 0
    expect(refundEntry(order, 50_000)).toMatchObject({
      ...{ id: 'refund-o1', kind: 'refund', refId: 'o1' },
      note: '주문 환불',
    })
    expect(paid + (refundEntry(order, 50_000)?.amountKRW ?? 0)).toBe(0)
    expect(paid + (refundEntry(order, 30_000)?.amountKRW ?? 0)).toBe(20_000)
  })

  test('gives back what was taken from the credit, to the won', () => {
    const order = anOrder({ id: 'o3', kind: 'snack', payWith: 'balance', totalKRW: 3_500 })
    const taken = paymentEffects(order, '2026-11-24').entry?.amountKRW ?? 0
    expect(refundEntry(order, 3_500)).toMatchObject({
      ...{ id: 'refund-o3', kind: 'refund', amountKRW: 3_500 },
    })
    expect(refundEntry(order, 1)?.amountKRW).toBe(1)
    expect(taken + (refundEntry(order, 3_500)?.amountKRW ?? 0)).toBe(0)
  })

  test('of anything else leaves the balance', () => {
    expect(refundEntry(anOrder({ kind: 'membership' }), 1)).toBeUndefined()
    expect(refundEntry(anOrder({ kind: 'snack' }), 1)).toBeUndefined()
  })

  test('is known by the order’s status', () => {
    const orders = [anOrder({ id: 'a', status: 'refunded' }), anOrder({ id: 'b', status: 'paid' })]
    expect([...refundedOrderIds(orders)]).toEqual(['a'])
  })
})
