import { purchaseEntry } from './credit'
import type { NewLedgerEntry } from './ledger'
import { membershipCode } from './membershipCart'
import type { Order } from './order'
import { expiryOf, minutesOfOption, type NewPass } from './pass'
import { plans } from './plans'

const offers = plans.flatMap((plan) =>
  plan.codes.map((option) => ({ plan, option, code: membershipCode(plan, option) })),
)

function passesOf({ id, lines }: Order, today: string): NewPass[] {
  const pieces = lines.flatMap(({ code, name, quantity }) => {
    const offer = offers.find((known) => known.code === code)
    return offer ? Array.from({ length: quantity }, () => ({ ...offer, name })) : []
  })
  return pieces.map(({ plan, option, name }, index) => ({
    id: `order-${id}-${index + 1}`,
    planKey: plan.key,
    optionKey: option,
    label: name,
    minutes: minutesOfOption(option),
    startsOn: today,
    expiresOn: expiryOf(plan.key, today),
    orderId: id,
  }))
}

const topupEntry = ({ id, totalKRW }: Order): NewLedgerEntry => ({
  id: `order-${id}`,
  kind: 'topup',
  amountKRW: totalKRW,
  note: '입금 확인',
  refId: id,
})

function entryOf(order: Order): NewLedgerEntry | undefined {
  if (order.payWith === 'balance') return purchaseEntry(order)
  return order.kind === 'topup' ? topupEntry(order) : undefined
}

/** What a paid order yields on `today` (specifications 4, sections 4 and 5, and 6, section 5); ids derive from the order: a retry adds nothing. */
export const paymentEffects = (order: Order, today: string) => ({
  entry: entryOf(order),
  passes: order.kind === 'membership' ? passesOf(order, today) : [],
})

/** The entry that takes back from what the payment did to the balance as much as is refunded; passes of a refunded order become invalid by themselves. */
export function refundEntry(order: Order, refundKRW: number): NewLedgerEntry | undefined {
  const entry = entryOf(order)
  return (
    entry && {
      id: `refund-${order.id}`,
      kind: 'refund',
      amountKRW: entry.amountKRW > 0 ? -refundKRW : refundKRW,
      note: '주문 환불',
      refId: order.id,
    }
  )
}

export const refundedOrderIds = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(orders.filter(({ status }) => status === 'refunded').map(({ id }) => id))
