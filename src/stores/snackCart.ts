import { changeQuantity, type SnackCart } from '@/domain/snacks/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snacks/snackMenu'
import { memoryStore } from './deviceStore'

interface SnackCartState {
  cart: SnackCart
  /** Adds `by`, which may be negative. */
  change: (kind: SnackMenuKind, item: SnackMenuItem, by: number) => void
}

/** In memory only. */
export const useSnackCart = memoryStore<SnackCartState>('snack-cart', (set) => ({
  cart: {},
  change: (kind, item, by) => set(({ cart }) => ({ cart: changeQuantity(cart, kind, item, by) })),
}))
