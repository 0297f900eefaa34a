import { dayOf } from '@/domain/dates/day'
import { membershipCartItem } from '@/domain/orders/membershipCart'
import {
  membershipOrderLines,
  type Order,
  type OrderLine,
  orderTotalKRW,
} from '@/domain/orders/order'
import { paymentEffects, refundEntry } from '@/domain/orders/paymentEffects'
import type { PlanOptionCode } from '@/domain/orders/plans'
import { offersOf, type PriceList, samplePrices } from '@/domain/orders/priceList'
import { noReceipt, type ReceiptAsked } from '@/domain/orders/receipt'
import type { NewOrder } from '@/repository/orders/orders'
import type { Scenario } from './actors'
import type { Device } from './device'
import { handOf, pressOfFamily, pressOfTheAgit } from './hands'

export const membershipLines = (
  codes: readonly PlanOptionCode[],
  prices: PriceList = samplePrices.current,
): OrderLine[] =>
  membershipOrderLines(
    codes.flatMap((code) =>
      offersOf(prices).flatMap(({ plan, option }) =>
        option.code === code ? [membershipCartItem(plan, option)] : [],
      ),
    ),
  )

/** By transfer, for no child and day. */
export const newOrder = (
  uid: string,
  { id, kind, lines, ...receipt }: Pick<Order, 'id' | 'kind' | 'lines'> & Partial<ReceiptAsked>,
): Omit<NewOrder, 'nickname'> => ({
  id,
  uid,
  kind,
  branchId: kind === 'snack' ? 'seongsu' : '',
  lines,
  totalKRW: orderTotalKRW(lines),
  depositor: '입금자',
  payWith: 'transfer',
  childId: '',
  day: '',
  ...noReceipt,
  ...receipt,
})

/** 「주문하기」 by one of the family, in their name. */
export async function placeOrder(
  stage: Scenario,
  order: Omit<NewOrder, 'nickname'>,
): Promise<void> {
  const hand = handOf(stage, order.uid)
  const placed = { ...order, nickname: hand.nickname }
  await stage.press('주문하기', () => hand.createOrder(placed))
  stage.journal.orders.set(order.id, { ...placed, status: 'awaitingPayment' })
}

/** As the lists of the agit show it. */
export async function shownOrder(stage: Scenario, uid: string, id: string): Promise<Order> {
  const hand = handOf(stage, uid)
  const { answer } = await stage.press('read', () => hand.readOrders(uid))
  const order = answer.find((one) => one.id === id)
  if (!order) throw new Error(`No order ${id}.`)
  return order
}

const deskOf = ({ uid }: Device) => ({ uid, today: dayOf(new Date()) })

/** What a payment does, in the journal. */
function enterPayment({ journal }: Scenario, order: Order): void {
  journal.setStatus(order.id, 'paid')
  const { entry, passes } = paymentEffects(order, dayOf(new Date()))
  if (entry) journal.enter(order.uid, entry)
  for (const pass of passes) journal.passes.set(pass.id, { ...pass, uid: order.uid })
}

const otherOwner = ({ teachers: [first, second] }: Scenario, worker: Device): Device =>
  worker === first ? second : first

/** 「입금 확인」, with the order's effects. */
export async function confirm(stage: Scenario, worker: Device, order: Order): Promise<void> {
  const colleague = otherOwner(stage, worker)
  await pressOfTheAgit(stage, { what: '입금 확인', worker, colleague }, (teacher) =>
    teacher.confirmPayment(order, deskOf(teacher)),
  )
  enterPayment(stage, order)
}

export async function refund(
  stage: Scenario,
  worker: Device,
  order: Order,
  refundKRW = order.totalKRW,
): Promise<void> {
  const colleague = otherOwner(stage, worker)
  await pressOfTheAgit(stage, { what: '환불', worker, colleague }, (teacher) =>
    teacher.refundOrder(order, deskOf(teacher), {
      refundKRW,
      reason: '환불 요청',
    }),
  )
  stage.journal.setStatus(order.id, 'refunded')
  stage.journal.refundedKRW.set(order.id, refundKRW)
  const entry = refundEntry(order, refundKRW)
  if (entry) stage.journal.enter(order.uid, entry)
}

/** 「주문 취소」 by the family. */
export async function cancelOwn(stage: Scenario, order: Order): Promise<void> {
  await pressOfFamily(stage, { uid: order.uid, what: '주문 취소' }, (hand) =>
    hand.cancelOrder(order),
  )
  stage.journal.setStatus(order.id, 'cancelled')
}

export async function cancelByAgit(stage: Scenario, worker: Device, order: Order): Promise<void> {
  await stage.press('주문 취소', () => worker.cancelOrderAsStaff(order))
  stage.journal.setStatus(order.id, 'cancelled')
}
