import {
  appendLine,
  type MembershipCartItem,
  type MembershipCartLine,
  removeLine,
} from '@/domain/orders/membershipCart'
import { memoryStore } from './deviceStore'

interface MembershipCartState {
  lines: readonly MembershipCartLine[]
  /** The item added last; undefined while the cart is empty. */
  selected: MembershipCartItem | undefined
  add: (item: MembershipCartItem) => void
  remove: (lineNumber: number) => void
}

/** In memory only (specification 1, section 4). */
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
