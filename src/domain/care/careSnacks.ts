import { compareAsc } from 'date-fns/compareAsc'
import { subMinutes } from 'date-fns/subMinutes'
import { dayOf } from '../dates/day'
import { groupBy } from '../groupBy'
import { awaitsCredit, type Order, parentOrderLabel } from '../orders/order'
import { type SnackFor, snackDays } from '../orders/snackDay'
import { allergenClash, allergenList } from '../snacks/allergens'
import { compareText } from '../text/compareText'
import { isCancelled, type Stay } from './stay'
import { isOngoing, type StayState, stayState } from './stayState'

/** Allergens by code of an order's line; undefined for a snack that is gone. */
export type SnackAllergens = (code: string) => readonly number[] | undefined

/** What a child is to eat on a day. */
export interface SnackOfChild {
  code: string
  name: string
  quantity: number
  /** Of what is not paid yet, as the parent reads it; else empty. */
  awaits: string
}

/** Snacks of a child at a branch on a day, paid or to be paid from the credit. */
export interface ChildSnacks {
  uid: string
  childId: string
  branchId: string
  /** Of the account: the child's name stands in the child's document. */
  nickname: string
  snacks: readonly SnackOfChild[]
}

/** Of a child at a branch. */
export const keyOfSnacks = ({
  uid,
  childId,
  branchId,
}: Pick<ChildSnacks, 'uid' | 'childId' | 'branchId'>): string => `${uid}/${childId}/${branchId}`

function mergedSnacks(orders: readonly Order[]): SnackOfChild[] {
  const byName = groupBy(
    orders.flatMap((order) => {
      const awaits = order.status === 'paid' ? '' : parentOrderLabel(order)
      return order.lines.map((line) => ({ ...line, awaits }))
    }),
    ({ code, name, awaits }) => `${code} ${name} ${awaits}`,
  )
  return [...byName.values()].flatMap((lines) => {
    const [first] = lines
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return first ? [{ code: first.code, name: first.name, quantity, awaits: first.awaits }] : []
  })
}

const firstOrdered = (a: Order, b: Order): number =>
  compareAsc(a.createdAt, b.createdAt) || compareText(a.id, b.id)

/** Of snack orders of the day, paid or by the credit, that can be read and name a child, first ordered first; several orders are one list (specification 6, section 5). */
export function childSnacks(orders: readonly Order[], day: string): ChildSnacks[] {
  const ofDay = orders
    .filter(
      (order) =>
        order.kind === 'snack' &&
        (order.status === 'paid' || awaitsCredit(order)) &&
        order.day === day &&
        order.childId !== '' &&
        !order.isUnreadable,
    )
    .sort(firstOrdered)
  return [...groupBy(ofDay, keyOfSnacks).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { uid, childId, branchId, nickname } = first
    return [{ uid, childId, branchId, nickname, snacks: mergedSnacks(group) }]
  })
}

export interface SnackWords {
  /** `간식: 우유 2, 쿠키 1 (확인 대기)` */
  text: string
  /** In red, by snack: `우유 알레르기`, or that its allergens are not known. */
  warnings: readonly { name: string; words: string }[]
}

/** Empty when there is nothing to warn of. */
function warningOf(
  allergens: readonly number[] | undefined,
  allergies: readonly number[] | undefined,
): string {
  if (!allergens) return '알레르기 정보 없음'
  const clash = allergenList(allergenClash(allergens, allergies))
  return clash === '' ? '' : `${clash} 알레르기`
}

const quantityWords = ({ name, quantity, awaits }: SnackOfChild): string =>
  `${name} ${quantity}${awaits && ` (${awaits})`}`

const listWords = (snacks: readonly SnackOfChild[]): string =>
  `간식: ${snacks.map(quantityWords).join(', ')}`

/** What a row says; `allergies` undefined: the child's are not known (yet). */
export const snackWords = (
  snacks: readonly SnackOfChild[],
  allergensOf: SnackAllergens,
  allergies: readonly number[] | undefined,
): SnackWords => ({
  text: listWords(snacks),
  warnings: snacks
    .map(({ code, name }) => ({ name, words: warningOf(allergensOf(code), allergies) }))
    .filter(({ words }) => words !== ''),
})

interface DividedSnacks {
  /** Shown in the row of a stay: of that child and branch. */
  ofStay: (stay: Stay) => ChildSnacks | undefined
  /** 「간식만 받는 아이」: children without care there that day, by branch and nickname. */
  others: readonly ChildSnacks[]
}

/** Rows of the day's stays, and the rest; a cancelled stay is no care. */
export function divideSnacks(all: readonly ChildSnacks[], stays: readonly Stay[]): DividedSnacks {
  const byChild = new Map(all.map((snacks) => [keyOfSnacks(snacks), snacks]))
  const inCare = new Set(stays.filter((stay) => !isCancelled(stay)).map(keyOfSnacks))
  return {
    ofStay: (stay) => (isCancelled(stay) ? undefined : byChild.get(keyOfSnacks(stay))),
    others: all
      .filter((snacks) => !inCare.has(keyOfSnacks(snacks)))
      .sort((a, b) => compareText(a.branchId, b.branchId) || compareText(a.nickname, b.nickname)),
  }
}

/** `간식: 우유 1 (확인 대기)`, as the parent reads it on the stay's card, what awaits a transfer too; empty for nothing (specification 8, section 3). */
export function staySnackText(orders: readonly Order[], stay: Stay): string {
  const own = orders.filter(
    (order) =>
      order.kind === 'snack' &&
      (order.status === 'paid' || order.status === 'awaitingPayment') &&
      order.day === dayOf(stay.startsAt) &&
      keyOfSnacks(order) === keyOfSnacks(stay),
  )
  return own.length === 0 ? '' : listWords(mergedSnacks(own.sort(firstOrdered)))
}

/** Before the end of a stay. */
const LAST_SNACK_MIN = 30

/** 「간식 추가」 (specification 8, section 3). */
export const canAddSnacks = ({ endsAt }: Stay, state: StayState, now: Date): boolean =>
  isOngoing(state) && now < subMinutes(endsAt, LAST_SNACK_MIN)

/** What an order of snacks begins with: the next stay, of the chosen child if any; without one the child of the last stay (specification 8, section 3). */
export function likelySnacks(stays: readonly Stay[], chosenId: string, now: Date): SnackFor {
  const own = stays
    .filter((stay) => !isCancelled(stay) && (chosenId === '' || stay.childId === chosenId))
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))
  const next = own.find((stay) => canAddSnacks(stay, stayState(stay, now), now))
  if (!next) return { childId: chosenId || (own.at(-1)?.childId ?? ''), day: '', branchId: '' }
  const day = dayOf(next.startsAt)
  const isOffered = snackDays(dayOf(now), () => false).includes(day)
  return { childId: next.childId, day: isOffered ? day : '', branchId: next.branchId }
}
