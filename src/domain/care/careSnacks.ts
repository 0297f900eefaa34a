import { compareAsc } from 'date-fns/compareAsc'
import { groupBy } from '../groupBy'
import type { Order } from '../orders/order'
import { allergenClash, allergenList } from '../snacks/allergens'
import { compareText } from '../text/compareText'
import { isCancelled, type Stay } from './stay'

/** Allergens by code of an order's line; undefined for a snack that is gone. */
export type SnackAllergens = (code: string) => readonly number[] | undefined

/** What a child is to eat on a day. */
export interface SnackOfChild {
  code: string
  name: string
  quantity: number
  /** To be paid from the credit, and not confirmed yet. */
  isWaiting: boolean
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
    orders.flatMap(({ lines, status }) =>
      lines.map((line) => ({ ...line, isWaiting: status !== 'paid' })),
    ),
    ({ code, name, isWaiting }) => `${code} ${name} ${isWaiting}`,
  )
  return [...byName.values()].flatMap((lines) => {
    const [first] = lines
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return first
      ? [{ code: first.code, name: first.name, quantity, isWaiting: first.isWaiting }]
      : []
  })
}

/** By the credit, which 원장 confirm (specification 8, section 3). */
const awaitsCredit = ({ status, payWith }: Order): boolean =>
  status === 'awaitingPayment' && payWith === 'balance'

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
    .sort((a, b) => compareAsc(a.createdAt, b.createdAt) || compareText(a.id, b.id))
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

const quantityWords = ({ name, quantity, isWaiting }: SnackOfChild): string =>
  `${name} ${quantity}${isWaiting ? ' (확인 대기)' : ''}`

/** What a row says; `allergies` undefined: the child's are not known (yet). */
export const snackWords = (
  snacks: readonly SnackOfChild[],
  allergensOf: SnackAllergens,
  allergies: readonly number[] | undefined,
): SnackWords => ({
  text: `간식: ${snacks.map(quantityWords).join(', ')}`,
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
