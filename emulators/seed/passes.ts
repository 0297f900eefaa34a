import { addDays, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { membershipCartItem } from '../../src/domain/orders/membershipCart.ts'
import { orderTotalKRW } from '../../src/domain/orders/order.ts'
import { expiryOf, minutesOfOption } from '../../src/domain/orders/pass.ts'
import { type PlanOption, plans } from '../../src/domain/orders/plans.ts'
import { parentAccount, staffAccount } from './accounts.ts'
import { careDays } from './careDays.ts'
import type { PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

const [timePass] = plans
const [twoHours] = timePass.options
const fourHours = timePass.options.find(({ code }) => code === '4h-45000') ?? twoHours

const TWO_HOURS_ORDER = '5c08e1d7-local-order'
const FOUR_HOURS_ORDER = 'b61d93f0-local-order'
const AWAITING_ORDER = '9f2c41ab-local-order'

const passIdOf = (orderId: string): string => `order-${orderId}-1`

/** The pass both of whose uses are taken: last week's day and the coming one. */
export const usedPassId = passIdOf(FOUR_HOURS_ORDER)

const TWO_HOURS_AGE_DAYS = 18
const FOUR_HOURS_BEFORE_USE_DAYS = 2

/** The days on which the passes were bought, and hold from. */
function startsOf(now: Date): { twoHours: string; fourHours: string } {
  const today = dayOf(now)
  return {
    twoHours: addDays(today, -TWO_HOURS_AGE_DAYS),
    fourHours: addDays(careDays(today).last, -FOUR_HOURS_BEFORE_USE_DAYS),
  }
}

const pass = (option: PlanOption, orderId: string, startsOn: string): Row => ({
  planKey: timePass.key,
  optionKey: option.code,
  label: membershipCartItem(timePass, option).title,
  minutes: minutesOfOption(option.code),
  startsOn,
  expiresOn: expiryOf(timePass.key, startsOn),
  orderId,
  at: seoulInstant(startsOn, 9, 40),
  by: staffAccount.uid,
})

function order(option: PlanOption, orderedOn: string): Row {
  const { id, title, priceKRW } = membershipCartItem(timePass, option)
  const lines = [{ code: id, name: title, priceKRW, quantity: 1 }]
  const orderedAt = seoulInstant(orderedOn, 9, 12)
  return {
    uid: parentAccount.uid,
    nickname: parentAccount.nickname,
    kind: 'membership',
    branchId: '',
    lines,
    totalKRW: orderTotalKRW(lines),
    depositor: '김민서',
    status: 'awaitingPayment',
    createdAt: orderedAt,
    updatedAt: orderedAt,
  }
}

const paidOrder = (option: PlanOption, startsOn: string): Row => ({
  ...order(option, startsOn),
  status: 'paid',
  updatedAt: seoulInstant(startsOn, 9, 40),
})

/** A pass with its one use left, and one that is used up (docs/decisions/0036). */
export function passes(now: Date): Record<string, Row> {
  const starts = startsOf(now)
  return {
    [passIdOf(TWO_HOURS_ORDER)]: pass(twoHours, TWO_HOURS_ORDER, starts.twoHours),
    [usedPassId]: pass(fourHours, FOUR_HOURS_ORDER, starts.fourHours),
  }
}

/** The paid orders of both passes, and one that awaits payment. */
export function orders(now: Date): Record<string, Row> {
  const starts = startsOf(now)
  return {
    [AWAITING_ORDER]: order(fourHours, addDays(dayOf(now), -1)),
    [TWO_HOURS_ORDER]: paidOrder(twoHours, starts.twoHours),
    [FOUR_HOURS_ORDER]: paidOrder(fourHours, starts.fourHours),
  }
}
