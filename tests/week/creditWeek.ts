import { addMinutes } from 'date-fns/addMinutes'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { creditOffer, spendableKRW } from '@/domain/orders/credit'
import type { OrderKind, OrderLine } from '@/domain/orders/order'
import type { Scenario } from './actors'
import { handOf } from './hands'
import {
  cancelOwn,
  confirm,
  enterPayment,
  membershipLines,
  newOrder,
  placeOrder,
  refund,
  shownOrder,
  take,
  takeAtOnce,
  takeFromCredit,
} from './orderPresses'
import { topupLines } from './orderWeek'

const TOPUPS = 24
const ORDERS = 45

/** Orders that are taken from credit, as far as there is some: top-ups on Sunday, nine orders a day, and races. */
export function playCredit(stage: Scenario): void {
  const { agenda, days, sunday, random } = stage
  for (let index = 0; index < TOPUPS; index += 1) {
    const at = addMinutes(seoulInstant(sunday, 15, 0), index)
    agenda.add(at, () => topUp(stage, `family-${index * 2}`, `credit-topup-${index}`))
  }
  for (let index = 0; index < ORDERS; index += 1) {
    const at = addMinutes(seoulInstant(days[index % 5] ?? '', 9, 20), random.below(240))
    agenda.add(at, () => playOrder(stage, `family-${(index * 14) % 60}`, index))
  }
  for (const [index, day] of days.entries()) {
    agenda.add(seoulInstant(day, 14, 20), () =>
      takeOneAtOnce(stage, `family-${3 + 8 * index}`, index),
    )
    agenda.add(seoulInstant(day, 14, 40), () =>
      takeTwoAtOnce(stage, `family-${6 + 8 * index}`, index),
    )
    agenda.add(seoulInstant(day, 15, 20), () =>
      cancelAndTake(stage, `family-${2 + 8 * index}`, index),
    )
  }
}

async function topUp(stage: Scenario, uid: string, id: string): Promise<void> {
  await placeOrder(stage, newOrder(uid, { id, kind: 'topup', lines: topupLines([100_000]) }))
  await confirm(stage, stage.teachers[0], await shownOrder(stage, uid, id))
}

/** Three kinds; top-ups cannot be bought with credit. */
const bought = (index: number): { kind: OrderKind; lines: OrderLine[] } => {
  if (index % 3 === 0) return { kind: 'membership', lines: membershipLines(['2h-25000']) }
  const line = { priceKRW: 4_500, quantity: 2 }
  return index % 3 === 1
    ? { kind: 'snack', lines: [{ code: 'growth/yogurt', name: '요거트', ...line }] }
    : { kind: 'specialSnack', lines: [{ code: 'special/songpyeon', name: '송편', ...line }] }
}

/** 「충전금」 of 「주문 확인」, with what is left by the documents; undefined where it does not cover the sum. */
async function placeWithCredit(
  stage: Scenario,
  uid: string,
  { id, index, isOpenedBefore = false }: { id: string; index: number; isOpenedBefore?: boolean },
): Promise<'placed' | undefined> {
  const { journal, press } = stage
  const order = newOrder(uid, { id, ...bought(index) })
  const hand = handOf(stage, uid)
  const { answer: entries } = await press('read', () => hand.readLedger(uid))
  const { answer: waiting } = await press('read', () => hand.readAwaitingOrders(uid))
  const left = spendableKRW(entries, waiting)
  if (left !== journal.spendableKRW(uid))
    journal.surprises.push(`${uid} may spend ${left} instead of ${journal.spendableKRW(uid)}`)
  const isOffered = creditOffer(left, order.totalKRW).refusal === undefined
  if (!isOffered) journal.count('credit: not offered')
  if (!isOffered && !isOpenedBefore) return undefined
  const branchId = order.kind === 'membership' ? '' : 'seongsu'
  await placeOrder(stage, { ...order, branchId, payWith: 'balance', depositor: '' })
  return 'placed'
}

/** Each third was opened before the credit went; then it is topped up, or the order given up. */
async function playOrder(stage: Scenario, uid: string, index: number): Promise<void> {
  const { agenda, teachers } = stage
  const id = `credit-${index}`
  if (!(await placeWithCredit(stage, uid, { id, index, isOpenedBefore: index % 3 === 0 }))) return
  const [worker, colleague] = index % 2 === 0 ? teachers : [teachers[1], teachers[0]]
  agenda.add(addMinutes(new Date(), 35), async () => {
    const order = await shownOrder(stage, uid, id)
    if (index % 9 === 4) return cancelOwn(stage, order)
    if ((await takeFromCredit(stage, worker, order)) === 'short') {
      if (index % 2 === 0) return cancelOwn(stage, order)
      await topUp(stage, uid, `credit-more-${index}`)
      if ((await takeFromCredit(stage, worker, order)) === 'short') return cancelOwn(stage, order)
    }
    if (index % 5 === 2)
      agenda.add(seoulInstant(addDays(dayOf(new Date()), 1), 8, 30), async () =>
        refund(stage, colleague, await shownOrder(stage, uid, id)),
      )
  })
}

/** Both owners take the same order at the same instant. */
async function takeOneAtOnce(stage: Scenario, uid: string, day: number): Promise<void> {
  const id = `credit-race-${day}`
  await topUp(stage, uid, `credit-topup-race-${day}`)
  if (!(await placeWithCredit(stage, uid, { id, index: 0 }))) return
  const order = await shownOrder(stage, uid, id)
  await takeAtOnce(stage, [order, order])
}

/** Both take an order of the family each, of which the credit may cover one. */
async function takeTwoAtOnce(stage: Scenario, uid: string, day: number): Promise<void> {
  const [first, second] = [`credit-first-${day}`, `credit-second-${day}`]
  if (stage.journal.balanceKRW(uid) < 25_000) await topUp(stage, uid, `credit-topup-two-${day}`)
  for (const id of [first, second])
    await placeWithCredit(stage, uid, { id, index: 0, isOpenedBefore: true })
  if (stage.journal.balanceKRW(uid) < 25_000) return
  const orders = [
    await shownOrder(stage, uid, first),
    await shownOrder(stage, uid, second),
  ] as const
  await takeAtOnce(stage, orders)
  if (stage.journal.balanceKRW(uid) < 0) stage.journal.count('credit: below zero by two at once')
}

/** The family gives the order up while the agit takes it: one of both is told that it has changed. */
async function cancelAndTake(stage: Scenario, uid: string, day: number): Promise<void> {
  const { journal, teachers, together } = stage
  const id = `credit-given-up-${day}`
  await topUp(stage, uid, `credit-topup-given-up-${day}`)
  if (!(await placeWithCredit(stage, uid, { id, index: 0 }))) return
  const order = await shownOrder(stage, uid, id)
  const hand = handOf(stage, uid)
  const { answers } = await together('주문 취소', [
    () => hand.cancelOrder(order),
    () => take(teachers[0], order),
  ])
  if ([...answers].sort().join() !== 'changed,done')
    journal.surprises.push(`${id} given up and taken: ${answers.join()}`)
  if (answers[0] === 'done') journal.setStatus(id, 'cancelled')
  else enterPayment(stage, order)
}
