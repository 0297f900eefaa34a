import * as z from 'zod/mini'
import { nextTopupId, type TopupItem, type TopupResult, topupItem } from '@/domain/orders/topup'
import { deviceStore } from './deviceStore'

const storedSchema = z.array(
  z.object({
    id: z.string().check(z.minLength(1)),
    amountKRW: z.number(),
    payableKRW: z.number(),
  }),
)

/** Invalid as a whole if one line has an unlisted or partly paid amount. */
const cartSchema = z.pipe(
  storedSchema,
  z.transform((stored, context): readonly TopupItem[] => {
    const items = stored.flatMap(({ id, amountKRW, payableKRW }) => {
      const result = topupItem(id, amountKRW)
      return result.ok && result.item.payableKRW === payableKRW ? [result.item] : []
    })
    if (items.length < stored.length) context.issues.push({ code: 'custom', input: stored })
    return items
  }),
)

interface TopupCartState {
  items: readonly TopupItem[]
  add: (amountKRW: number) => TopupResult
  clear: () => void
}

const noItems: readonly TopupItem[] = []

/** Per tab. */
export const useTopupCart = deviceStore<TopupCartState, 'items'>(
  'dodam-topup-cart',
  { field: 'items', schema: cartSchema },
  (set, get) => ({
    items: noItems,
    add: (amountKRW) => {
      const { items } = get()
      const result = topupItem(nextTopupId(items), amountKRW)
      if (result.ok) set({ items: [...items, result.item] })
      return result
    },
    clear: () => set({ items: noItems }),
  }),
)
