import {
  appendLine,
  type MembershipCartItem,
  type MembershipCartLine,
  removeLine,
} from '@/domain/orders/membershipCart'
import { memoryStore } from './deviceStore'

interface MembershipCartState {
  lines: readonly MembershipCartLine[]
  /** What was put aside last; nothing while the cart is empty. */
  selected: MembershipCartItem | undefined
  add: (item: MembershipCartItem) => void
  remove: (lineNumber: number) => void
}

/** Memberships a parent has put aside; in memory only, a reload empties it (specification 1, section 4). */
export const useMembershipCart = memoryStore<MembershipCartState>('membership-cart', (set) => ({
  lines: [],
  selected: undefined,
  add: (item) => set(({ lines }) => ({ lines: appendLine(lines, item), selected: item })),
  remove: (lineNumber) =>
    set(({ lines: before, selected }) => {
      const lines = removeLine(before, lineNumber)
      return { lines, selected: lines.length === 0 ? undefined : selected }
    }),
}))
