import { groupBy } from '../groupBy'
import type { Order } from '../orders/order'
import { allergenClash, allergenList } from '../snacks/allergens'
import { compareText } from '../text/compareText'
import type { Stay } from './stay'

/** Allergens by code of an order's line; undefined for a snack that is gone. */
export type SnackAllergens = (code: string) => readonly number[] | undefined

/** What a child is to eat on a day. */
export interface SnackOfChild {
  code: string
  name: string
  quantity: number
}

/** Paid snacks of a child at a branch on a day. */
export interface ChildSnacks {
  uid: string
  childId: string
  branchId: string
  /** Of the account: the child's name stands in the child's document. */
  nickname: string
  snacks: readonly SnackOfChild[]
}

const keyOf = ({
  uid,
  childId,
  branchId,
}: Pick<ChildSnacks, 'uid' | 'childId' | 'branchId'>): string => `${uid}/${childId}/${branchId}`

function mergedSnacks(orders: readonly Order[]): SnackOfChild[] {
  const byName = groupBy(
    orders.flatMap(({ lines }) => lines),
    ({ code, name }) => `${code} ${name}`,
  )
  return [...byName.values()].flatMap((lines) => {
    const [first] = lines
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    return first ? [{ code: first.code, name: first.name, quantity }] : []
  })
}

/** Of paid snack orders of the day that name a child; several orders are one list (specification 6, section 5). */
export function childSnacks(orders: readonly Order[], day: string): ChildSnacks[] {
  const ofDay = orders.filter(
    (order) =>
      order.kind === 'snack' &&
      order.status === 'paid' &&
      order.day === day &&
      order.childId !== '',
  )
  return [...groupBy(ofDay, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { uid, childId, branchId, nickname } = first
    return [{ uid, childId, branchId, nickname, snacks: mergedSnacks(group) }]
  })
}

export interface SnackWords {
  /** `우유 2` */
  text: string
  /** In red: allergens of the child in it, or that they are not known; empty when there is nothing to say. */
  warning: string
}

/** `간식: 우유 2, 쿠키 1` piece by piece; `allergies` undefined: the child's are not known (yet). */
export const snackWords = (
  snacks: readonly SnackOfChild[],
  allergensOf: SnackAllergens,
  allergies: readonly number[] | undefined,
): SnackWords[] =>
  snacks.map(({ code, name, quantity }) => {
    const allergens = allergensOf(code)
    return {
      text: `${name} ${quantity}`,
      warning: allergens ? allergenList(allergenClash(allergens, allergies)) : '알레르기 정보 없음',
    }
  })

interface DividedSnacks {
  /** Shown in the row of a stay: of that child and branch. */
  ofStay: (stay: Stay) => ChildSnacks | undefined
  /** 「간식만 받는 아이」: children without care there that day, by branch and nickname. */
  others: readonly ChildSnacks[]
}

/** Rows of the day's stays, and the rest; a cancelled stay is no care. */
export function divideSnacks(all: readonly ChildSnacks[], stays: readonly Stay[]): DividedSnacks {
  const byChild = new Map(all.map((snacks) => [keyOf(snacks), snacks]))
  const inCare = new Set(stays.filter(({ bookings: [{ cancelledAt }] }) => !cancelledAt).map(keyOf))
  return {
    ofStay: (stay) => (inCare.has(keyOf(stay)) ? byChild.get(keyOf(stay)) : undefined),
    others: all
      .filter((snacks) => !inCare.has(keyOf(snacks)))
      .sort((a, b) => compareText(a.branchId, b.branchId) || compareText(a.nickname, b.nickname)),
  }
}
