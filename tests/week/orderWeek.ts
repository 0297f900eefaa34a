import { addMinutes } from 'date-fns/addMinutes'
import { seoulInstant } from '@/domain/dates/day'
import { heldAt } from '@/domain/dates/schedule'
import { adjustmentEntry } from '@/domain/orders/adjustment'
import { type Order, type OrderLine, topupOrderLines } from '@/domain/orders/order'
import { topupItem } from '@/domain/orders/topup'
import type { Scenario } from './actors'
import {
  cancelByAgit,
  cancelOwn,
  confirm,
  membershipLines,
  newOrder,
  placeOrder,
  refund,
  shownOrder,
} from './orderPresses'

/** Besides everybody's membership. */
const ORDERS = 30
const ADJUSTMENTS = 10
/** More than the week has. */
const ALL = 1_000

const receipt = { receiptFor: 'person', receiptNumber: '01012345678' } as const

type OrderFate = 'paid' | 'refunded' | 'cancelled' | 'cancelledByAgit'

const fateOf = (index: number): OrderFate => {
  if (index < 21) return 'paid'
  if (index < 25) return 'refunded'
  return index < 28 ? 'cancelled' : 'cancelledByAgit'
}

/** 30 orders by transfer of top-ups, snacks and passes, and ten adjustments. */
export function playOrders(stage: Scenario): void {
  const { agenda, days, families, random } = stage
  for (let index = 0; index < ORDERS; index += 1) {
    const number = random.below(families.length)
    const at = addMinutes(seoulInstant(days[index % days.length] ?? '', 9, 30), random.below(300))
    agenda.add(at, () => playOrder(stage, `family-${number}`, index))
  }
  for (let index = 0; index < ADJUSTMENTS; index += 1)
    agenda.add(seoulInstant(days[index % days.length] ?? '', 19, 30 + index), () =>
      adjust(stage, `family-${random.below(families.length)}`, index),
    )
  for (const day of days) agenda.add(seoulInstant(day, 18, 40), () => lookAtLists(stage))
}

function topupLines(amounts: readonly number[]): OrderLine[] {
  const items = amounts.map((amountKRW, index) => topupItem(`topup-${index}`, amountKRW))
  return topupOrderLines(items.flatMap((result) => (result.ok ? [result.item] : [])))
}

/** A pass costs what holds at the press. */
function linesOf(
  { settings }: Scenario,
  index: number,
): { kind: Order['kind']; lines: OrderLine[] } {
  if (index % 3 === 0) return { kind: 'topup', lines: topupLines([100_000, 50_000]) }
  if (index % 3 === 1)
    return {
      kind: 'membership',
      lines: membershipLines(['2h-25000'], heldAt(settings.prices, new Date())),
    }
  const snack = (code: string, name: string, quantity: number) => ({
    code,
    name,
    priceKRW: 1_500,
    quantity,
  })
  return { kind: 'snack', lines: [snack('basic/milk', '우유', 2), snack('growth/nuts', '견과', 1)] }
}

async function playOrder(stage: Scenario, uid: string, index: number): Promise<void> {
  const { agenda, teachers } = stage
  const id = `order-of-week-${index}`
  await placeOrder(
    stage,
    newOrder(uid, { id, ...linesOf(stage, index), ...(index % 4 === 1 && receipt) }),
  )
  const fate = fateOf(index)
  const worker = teachers[index % 2] ?? teachers[0]
  agenda.add(addMinutes(new Date(), 45), async () => {
    const order = await shownOrder(stage, uid, id)
    if (fate === 'cancelled') return cancelOwn(stage, order)
    if (fate === 'cancelledByAgit') return cancelByAgit(stage, teachers[1], order)
    await confirm(stage, worker, order)
    if (fate === 'refunded')
      agenda.add(addMinutes(new Date(), 30), async () =>
        refundSome(stage, await shownOrder(stage, uid, id), index),
      )
  })
}

/** All of it or a half. */
const refundSome = (stage: Scenario, order: Order, index: number): Promise<void> =>
  refund(
    stage,
    stage.teachers[1],
    order,
    index % 2 === 0 ? order.totalKRW : Math.ceil(order.totalKRW / 2),
  )

async function adjust(stage: Scenario, uid: string, index: number): Promise<void> {
  const entry = adjustmentEntry(`week-${index}`, {
    direction: index % 2 === 0 ? 'add' : 'subtract',
    amountKRW: 1_000 + index,
    note: '간식을 정정해요.',
    refId: '',
  })
  const worker = stage.teachers[index % 2] ?? stage.teachers[0]
  await stage.press('조정하기', () => worker.writeEntry(uid, entry, worker.uid))
  stage.journal.enter(uid, entry)
}

/** The agit's lists hold every order, also between those that cannot be read. */
async function lookAtLists({ journal, press, teachers }: Scenario): Promise<void> {
  for (const status of ['awaitingPayment', 'paid', 'refunded'] as const) {
    const { answer } = await press('read', () => teachers[1].followOrdersOf(status, ALL).read())
    const shown = answer.filter(({ isUnreadable }) => !isUnreadable).map(({ id }) => id)
    const placed = [...journal.orders.values()].filter((order) => order.status === status)
    const expected = placed.map(({ id }) => id)
    if (shown.sort().join() !== expected.sort().join())
      journal.surprises.push(`list ${status}: ${shown.length} instead of ${expected.length}`)
  }
}
