import type { NewLedgerEntry } from './ledger'
import { membershipCartItem } from './membershipCart'
import type { Order } from './order'
import { expiryOf, minutesOfOption, type NewPass } from './pass'
import { plans } from './plans'

export interface PaymentEffects {
  entry: NewLedgerEntry | undefined
  passes: readonly NewPass[]
}

const nothing: PaymentEffects = { entry: undefined, passes: [] }

const offers = plans.flatMap((plan) =>
  plan.options.map((option) => ({ plan, option, item: membershipCartItem(plan, option) })),
)

function passesOf({ id, lines }: Order, today: string): NewPass[] {
  const pieces = lines.flatMap(({ code, quantity }) => {
    const offer = offers.find(({ item }) => item.id === code)
    return offer ? Array.from({ length: quantity }, () => offer) : []
  })
  return pieces.map(({ plan, option, item }, index) => ({
    id: `order-${id}-${index + 1}`,
    planKey: plan.key,
    optionKey: option.code,
    label: item.title,
    minutes: minutesOfOption(option.code),
    startsOn: today,
    expiresOn: expiryOf(plan.key, today),
    orderId: id,
  }))
}

/** What a paid order yields on `today` (specification 4, sections 4 and 5); ids derive from the order: a retry adds nothing. */
export function paymentEffects(order: Order, today: string): PaymentEffects {
  switch (order.kind) {
    case 'topup':
      return {
        entry: {
          id: `order-${order.id}`,
          kind: 'topup',
          amountKRW: order.totalKRW,
          note: '입금 확인',
          refId: order.id,
        },
        passes: [],
      }
    case 'membership':
      return { entry: undefined, passes: passesOf(order, today) }
    default:
      return nothing
  }
}

/** The entry that reverses a top-up; passes of a refunded order become invalid by themselves. */
export const refundEntry = (order: Order): NewLedgerEntry | undefined =>
  order.kind === 'topup'
    ? {
        id: `refund-${order.id}`,
        kind: 'refund',
        amountKRW: -order.totalKRW,
        note: '주문 환불',
        refId: order.id,
      }
    : undefined

export const refundedOrderIds = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(orders.filter(({ status }) => status === 'refunded').map(({ id }) => id))
