import type { LedgerEntry, LedgerKind } from '@/domain/orders/ledger'
import type { Order, OrderKind } from '@/domain/orders/order'
import type { PayWay } from '@/domain/orders/payWay'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide, inSeoul } from '../../domain/rides/aRide'

/** A generated month of one agit: November 2026, with the edges of its neighbours; always the same. */

const BRANCHES = ['seongsu', 'seocho'] as const

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const next = numbersFrom(20_261_128)
const upTo = (count: number): number => Math.floor(next() * count)
const oneOf = <T>(choices: readonly T[]): T => {
  const choice = choices[upTo(choices.length)]
  if (choice === undefined) throw new Error('no choice')
  return choice
}

/** From 25 October to 3 December, at every hour. */
const someTime = (): Date =>
  new Date(inSeoul('2026-10-25T00:00').getTime() + upTo(39 * 24 * 60) * 60_000)
const edges = [
  inSeoul('2026-11-01T00:00'),
  new Date(inSeoul('2026-11-01T00:00').getTime() - 1),
  new Date(inSeoul('2026-12-01T00:00').getTime() - 1),
  inSeoul('2026-12-01T00:00'),
]
const timeOf = (place: number): Date => edges[place] ?? someTime()

const kinds: readonly OrderKind[] = ['membership', 'snack', 'specialSnack', 'counter', 'topup']
const waysOf: Record<OrderKind, readonly PayWay[]> = {
  membership: ['transfer', 'balance'],
  snack: ['transfer', 'balance'],
  specialSnack: ['transfer', 'balance'],
  counter: ['cash', 'card', 'transfer'],
  topup: ['transfer'],
}

export type StoredOrder = Order & { payWith: PayWay }

export const ordersOfMonth: readonly Order[] = Array.from({ length: 160 }, (_, place): Order => {
  const kind = oneOf(kinds)
  const payWith = oneOf(waysOf[kind])
  const totalKRW = 100 * (1 + upTo(900))
  const paidAt = timeOf(place)
  const hasReceipt = payWith !== 'balance' && payWith !== 'card' && next() < 0.3
  const order = anOrder({
    id: `order-${place}`,
    kind,
    payWith,
    totalKRW,
    depositor: kind === 'counter' || payWith === 'balance' ? '' : '김민서',
    lines: [{ code: 'x', name: '=무엇', priceKRW: totalKRW, quantity: 1 }],
    branchId: kind === 'membership' || kind === 'topup' ? '' : oneOf(BRANCHES),
    status: 'paid',
    createdAt: paidAt,
    updatedAt: paidAt,
    paidAt,
    ...(hasReceipt && { receiptFor: 'person', receiptNumber: '01012345678' }),
    ...(hasReceipt && next() < 0.5 && { receiptAt: paidAt, receiptBy: 'staff-1' }),
  })
  if (next() > 0.25) return order
  return {
    ...order,
    status: 'refunded',
    refundedAt: new Date(paidAt.getTime() + upTo(20 * 24 * 60) * 60_000),
    refundKRW: next() < 0.5 ? totalKRW : 1 + upTo(totalKRW),
    refundReason: '사정이 생겼어요',
  }
})

/** Paid or refunded before their day was written, and what is not paid. */
export const otherOrders: readonly Order[] = [
  anOrder({ id: 'old-1', status: 'paid' }),
  anOrder({ id: 'old-2', status: 'refunded' }),
  anOrder({ id: 'waiting-1', totalKRW: 30_000 }),
  anOrder({ id: 'waiting-2', kind: 'snack', branchId: 'seocho', totalKRW: 4_500 }),
  anOrder({ id: 'gone', status: 'cancelled' }),
]

const ledgerKinds: readonly LedgerKind[] = [
  'topup',
  'ride',
  'cancelFee',
  'refund',
  'adjustment',
  'purchase',
]

export const entriesOfMonth: readonly (LedgerEntry & { uid: string })[] = Array.from(
  { length: 140 },
  (_, place) => {
    const kind = oneOf(ledgerKinds)
    const sign = kind === 'topup' || (kind !== 'ride' && next() < 0.5) ? 1 : -1
    return {
      id: `entry-${place}`,
      uid: oneOf(['parent-1', 'parent-2']),
      kind,
      amountKRW: sign * (1 + upTo(90_000)),
      note: '메모',
      refId: `ref-${place}`,
      at: timeOf(place),
      by: 'staff-1',
    }
  },
)

export const ridesOfMonth: readonly Ride[] = Array.from({ length: 120 }, (_, place) =>
  aRide({
    id: `ride-${place}`,
    branchId: oneOf(BRANCHES),
    startsAt: timeOf(place),
    fareKRW: upTo(20_000),
    ...oneOf([
      { status: 'arrived' as const },
      { status: 'cancelled' as const, cancelFeeKRW: upTo(2) * upTo(9_000) },
      { status: 'declined' as const },
      { status: 'confirmed' as const },
    ]),
  }),
)

export const bookingsOfMonth: readonly SessionBooking[] = Array.from(
  { length: 130 },
  (_, place) => {
    const startsAt = timeOf(place)
    const programId = oneOf(['care-seongsu', 'care-seocho', 'art'])
    return aCareBooking({
      id: `booking-${place}`,
      sessionId: `${programId}_${place}`,
      programId,
      startsAt,
      ...oneOf([
        { arrivedAt: startsAt, leftAt: startsAt },
        { arrivedAt: startsAt },
        { cancelledAt: startsAt, cancelReason: '휴무: 시설 점검' },
        {},
      ]),
    })
  },
)
