import { addDays, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { membershipCartItem } from '../../src/domain/orders/membershipCart.ts'
import { orderTotalKRW } from '../../src/domain/orders/order.ts'
import { expiryOf, minutesOfOption } from '../../src/domain/orders/pass.ts'
import { planOf } from '../../src/domain/orders/plans.ts'
import { type PlanOption, samplePrices, soldOptions } from '../../src/domain/orders/priceList.ts'
import { parentAccount, staffAccount } from './accounts.ts'
import { pastOrders } from './pastOrders.ts'
import type { PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

const timePass = planOf('timepass')
const [twoHours, fourHours] = soldOptions(samplePrices.current, 'timepass')
if (!twoHours || !fourHours) throw new Error('The sample sells two time passes.')

const PAID_ORDER = '5c08e1d7-local-order'
const AWAITING_ORDER = '9f2c41ab-local-order'

/** The pass whose two uses are taken: last week's day and the coming one. */
export const usedPassId = `order-${PAID_ORDER}-2`

const PASS_AGE_DAYS = 18

const passStart = (now: Date): string => addDays(dayOf(now), -PASS_AGE_DAYS)

const pass = (option: PlanOption, startsOn: string): Row => ({
  planKey: timePass.key,
  optionKey: option.code,
  label: membershipCartItem(timePass, option).title,
  minutes: minutesOfOption(option.code),
  startsOn,
  expiresOn: expiryOf(timePass.key, startsOn),
  orderId: PAID_ORDER,
  at: seoulInstant(startsOn, 9, 40),
  by: staffAccount.uid,
})

function order(options: readonly PlanOption[], orderedOn: string): Row {
  const lines = options.map((option) => {
    const { id, title, priceKRW } = membershipCartItem(timePass, option)
    return { code: id, name: title, priceKRW, quantity: 1 }
  })
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

/** A pass with one use left, and a used-up one (docs/decisions/0002). */
export const passes = (now: Date): Record<string, Row> => ({
  [`order-${PAID_ORDER}-1`]: pass(twoHours, passStart(now)),
  [usedPassId]: pass(fourHours, passStart(now)),
})

export const orders = (now: Date): Record<string, Row> => ({
  [AWAITING_ORDER]: order([fourHours], addDays(dayOf(now), -1)),
  [PAID_ORDER]: {
    ...order([twoHours, fourHours], passStart(now)),
    status: 'paid',
    updatedAt: seoulInstant(passStart(now), 9, 40),
    paidAt: seoulInstant(passStart(now), 9, 40),
    paidBy: staffAccount.uid,
  },
  ...pastOrders(now),
})
