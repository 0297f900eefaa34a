import { create } from 'zustand'
import { changeQuantity, type SnackCart } from '@/domain/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snackMenu'

interface SnackCartState {
  cart: SnackCart
  /** Adds `by` to a snack's quantity; negative takes away. */
  change: (kind: SnackMenuKind, item: SnackMenuItem, by: number) => void
}

/** Snacks a parent has put aside; in memory only. */
export const useSnackCart = create<SnackCartState>((set) => ({
  cart: {},
  change: (kind, item, by) => set(({ cart }) => ({ cart: changeQuantity(cart, kind, item, by) })),
}))
