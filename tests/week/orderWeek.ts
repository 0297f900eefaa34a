import { addMinutes } from 'date-fns/addMinutes'
import { dayOf, seoulInstant } from '@/domain/dates/day'
import { adjustmentEntry } from '@/domain/orders/adjustment'
import { membershipCartItem } from '@/domain/orders/membershipCart'
import {
  membershipOrderLines,
  type Order,
  type OrderLine,
  orderTotalKRW,
  topupOrderLines,
} from '@/domain/orders/order'
import { paymentEffects, refundEntry } from '@/domain/orders/paymentEffects'
import { type PlanOptionCode, plans } from '@/domain/orders/plans'
import { topupItem } from '@/domain/orders/topup'
import type { NewOrder } from '@/repository/orders/orders'
import { kindOf, type Scenario } from './actors'
import type { Device } from './device'

/** Besides everybody's membership. */
const ORDERS = 30
const ADJUSTMENTS = 10

type OrderFate = 'paid' | 'refunded' | 'cancelled' | 'cancelledByAgit'

const fateOf = (index: number): OrderFate => {
  if (index < 21) return 'paid'
  if (index < 25) return 'refunded'
  return index < 28 ? 'cancelled' : 'cancelledByAgit'
}

const offers = plans.flatMap((plan) =>
  plan.options.map((option) => ({ code: option.code, item: membershipCartItem(plan, option) })),
)

export const membershipLines = (codes: readonly PlanOptionCode[]): OrderLine[] =>
  membershipOrderLines(
    codes.flatMap((code) => offers.flatMap((offer) => (offer.code === code ? [offer.item] : []))),
  )

export const newOrder = (
  { uid, nickname }: Device,
  id: string,
  kind: Order['kind'],
  lines: readonly OrderLine[],
): NewOrder => ({
  id,
  uid,
  nickname,
  kind,
  branchId: kind === 'snack' ? 'seongsu' : '',
  lines,
  totalKRW: orderTotalKRW(lines),
  depositor: nickname,
  payWith: 'transfer',
  childId: '',
  day: '',
})

export async function placeOrder({ journal, press }: Scenario, device: Device, order: NewOrder) {
  await press('주문하기', () => device.createOrder(order))
  journal.orders.set(order.id, { uid: order.uid, status: 'awaitingPayment' })
}

/** 「입금 확인」 or 「충전금에서 빼기」, with the order's effects. */
export async function confirm({ journal, press }: Scenario, teacher: Device, order: Order) {
  const today = dayOf(new Date())
  const desk = { uid: teacher.uid, today }
  if (order.payWith === 'balance')
    await press('충전금에서 빼기', () => teacher.payOrderWithBalance(order, desk))
  else await press('입금 확인', () => teacher.confirmPayment(order, desk))
  journal.orders.set(order.id, { uid: order.uid, status: 'paid' })
  const { entry, passes } = paymentEffects(order, today)
  if (entry) journal.enter(order.uid, entry)
  for (const pass of passes) journal.passes.set(pass.id, { ...pass, uid: order.uid })
}

export async function refund({ journal, press }: Scenario, teacher: Device, order: Order) {
  const today = dayOf(new Date())
  await press('환불', () => teacher.refundOrder(order, { uid: teacher.uid, today }))
  journal.orders.set(order.id, { uid: order.uid, status: 'refunded' })
  const entry = refundEntry(order)
  if (entry) journal.enter(order.uid, entry)
}

export async function shownOrder({ press }: Scenario, device: Device, id: string): Promise<Order> {
  const { answer } = await press('read', () => device.readOrders(device.uid))
  const order = answer.find((one) => one.id === id)
  if (!order) throw new Error(`No order ${id}.`)
  return order
}

/** 30 orders of top-ups, snacks and passes, and ten adjustments. */
export function playOrders(stage: Scenario): void {
  const { agenda, days, families, random } = stage
  for (let index = 0; index < ORDERS; index += 1) {
    const device = families[random.below(families.length)]?.device
    if (!device) continue
    const day = days[index % days.length] ?? ''
    const at = addMinutes(seoulInstant(day, 9, 30), random.below(300))
    agenda.add(at, () => playOrder(stage, device, index))
  }
  for (let index = 0; index < ADJUSTMENTS; index += 1)
    agenda.add(seoulInstant(days[index % days.length] ?? '', 19, 30 + index), () =>
      adjust(stage, index),
    )
}

function linesOf(index: number): { kind: Order['kind']; lines: OrderLine[] } {
  if (index % 3 === 0) {
    const items = [topupItem('topup-1', 100_000), topupItem('topup-2', 50_000)]
    return {
      kind: 'topup',
      lines: topupOrderLines(items.flatMap((result) => (result.ok ? [result.item] : []))),
    }
  }
  if (index % 3 === 1) return { kind: 'membership', lines: membershipLines(['2h-25000']) }
  const snack = (code: string, name: string, quantity: number) => ({
    code,
    name,
    priceKRW: 1_500,
    quantity,
  })
  return { kind: 'snack', lines: [snack('basic/milk', '우유', 2), snack('growth/nuts', '견과', 1)] }
}

/** Every other order but of top-ups is paid with credit; half of them are covered by an entry of before. */
const isWithCredit = (index: number): boolean => index % 3 !== 0 && index % 2 === 0
const isCovered = (index: number): boolean => index % 4 === 0

/** What rides take meanwhile may leave too little: then the press is refused, and the parent gives the order up. */
async function isRefused(stage: Scenario, order: Order): Promise<boolean> {
  const { journal, press, teachers } = stage
  if (order.payWith !== 'balance' || journal.balanceKRW(order.uid) >= order.totalKRW) return false
  const desk = { uid: teachers[0].uid, today: dayOf(new Date()) }
  const { answer } = await press('충전금에서 빼기', () =>
    teachers[0].payOrderWithBalance(order, desk).then(
      () => 'paid',
      (error: unknown) => {
        if (kindOf(error) !== 'short') throw error
        return 'short'
      },
    ),
  )
  journal.count(`credit: ${answer}`)
  if (answer !== 'short') journal.surprises.push(`${order.id} was taken from too little credit`)
  return true
}

async function playOrder(stage: Scenario, device: Device, index: number): Promise<void> {
  const { agenda, journal, press, teachers } = stage
  const { kind, lines } = linesOf(index)
  const id = `order-of-week-${index}`
  const order = newOrder(device, id, kind, lines)
  const withCredit = { ...order, payWith: 'balance', depositor: '' } as const
  if (isWithCredit(index) && isCovered(index)) await cover(stage, device, index)
  await placeOrder(stage, device, isWithCredit(index) ? withCredit : order)
  const fate = fateOf(index)
  agenda.add(addMinutes(new Date(), 45), async () => {
    const order = await shownOrder(stage, device, id)
    if (fate === 'cancelled' || (fate !== 'cancelledByAgit' && (await isRefused(stage, order))))
      await press('주문 취소', () => device.cancelOrder(order))
    else if (fate === 'cancelledByAgit')
      await press('주문 취소', () => teachers[1].cancelOrderAsStaff(order))
    else {
      await confirm(stage, teachers[0], order)
      if (fate === 'refunded')
        agenda.add(addMinutes(new Date(), 30), async () =>
          refund(stage, teachers[1], await shownOrder(stage, device, id)),
        )
      return
    }
    journal.orders.set(id, { uid: device.uid, status: 'cancelled' })
  })
}

/** Credit for an order, whatever rides have left of the balance. */
async function cover({ journal, press, teachers }: Scenario, { uid }: Device, index: number) {
  const entry = adjustmentEntry({
    commandId: `cover-${index}`,
    direction: 'add',
    amountKRW: 100_000,
    note: '현금으로 받았어요.',
    refId: '',
  })
  await press('조정하기', () => teachers[0].writeEntry(uid, entry, teachers[0].uid))
  journal.enter(uid, entry)
}

async function adjust({ families, journal, press, random, teachers }: Scenario, index: number) {
  const family = families[random.below(families.length)]?.family
  if (!family) return
  const entry = adjustmentEntry({
    commandId: `week-${index}`,
    direction: index % 2 === 0 ? 'add' : 'subtract',
    amountKRW: 1_000 + index,
    note: '간식을 정정해요.',
    refId: '',
  })
  await press('조정하기', () => teachers[0].writeEntry(family.uid, entry, teachers[0].uid))
  journal.enter(family.uid, entry)
}
