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

/** The stored cart; nothing of it counts when a single line has an amount that is not listed or not paid in full. */
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
  /** Says what came of it: an amount that is not listed is refused and changes nothing. */
  add: (amountKRW: number) => TopupResult
  clear: () => void
}

const noItems: readonly TopupItem[] = []

/** Top-ups that are put aside, kept as long as the tab lives. */
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
