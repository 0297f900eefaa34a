import {
  appendLine,
  type MembershipCartItem,
  type MembershipCartLine,
  removeLine,
} from '@/domain/membershipCart'
import { memoryStore } from './deviceStore'

interface MembershipCartState {
  lines: readonly MembershipCartLine[]
  add: (item: MembershipCartItem) => void
  remove: (lineNumber: number) => void
}

/** Memberships a parent has put aside; in memory only, a reload empties it (specification 1, section 4). */
export const useMembershipCart = memoryStore<MembershipCartState>('membership-cart', (set) => ({
  lines: [],
  add: (item) => set(({ lines }) => ({ lines: appendLine(lines, item) })),
  remove: (lineNumber) => set(({ lines }) => ({ lines: removeLine(lines, lineNumber) })),
}))
