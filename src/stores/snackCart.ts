import * as z from 'zod/mini'
import { changeQuantity, MAX_SNACK_QUANTITY, type SnackCart } from '@/domain/snacks/snackCart'
import type { SnackMenuItem, SnackMenuKind } from '@/domain/snacks/snackMenu'
import { deviceStore } from './deviceStore'

interface SnackCartState {
  cart: SnackCart
  /** Adds `by`, which may be negative. */
  change: (kind: SnackMenuKind, item: SnackMenuItem, by: number) => void
}

const itemSchema: z.ZodMiniType<SnackMenuItem> = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  priceKRW: z.number().check(z.minimum(0)),
  imageUrl: z.pipe(
    z.optional(z.string()),
    z.transform((url) => url),
  ),
  order: z.number(),
  allergens: z.array(z.number()),
})

const cartSchema: z.ZodMiniType<SnackCart> = z.record(
  z.string(),
  z.object({
    kind: z.enum(['basic', 'growth']),
    item: itemSchema,
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_SNACK_QUANTITY)),
  }),
)

const emptyCart: SnackCart = {}

/** Per tab; a loaded menu sets what a snack is called and costs. */
export const useSnackCart = deviceStore<SnackCartState, 'cart'>(
  'snack-cart',
  { field: 'cart', schema: cartSchema },
  (set, get) => ({
    cart: emptyCart,
    change: (kind, item, by) => {
      const cart = changeQuantity(get().cart, kind, item, by)
      set({ cart: Object.keys(cart).length > 0 ? cart : emptyCart })
    },
  }),
)
