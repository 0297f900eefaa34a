import * as z from 'zod/mini'
import { create } from 'zustand'
import { nextTopupId, type TopupItem, type TopupResult, topupItem } from '@/domain/topup'
import { storageSlot } from '@/platform/storage'

const storedSchema = z.array(
  z.object({
    id: z.string().check(z.minLength(1)),
    amountKRW: z.number(),
    payableKRW: z.number(),
  }),
)

/** The stored cart; nothing of it counts when a single line has an amount that is not listed or not paid in full. */
function parseCart(value: unknown): readonly TopupItem[] | undefined {
  const stored = storedSchema.safeParse(value).data
  const items = stored?.flatMap(({ id, amountKRW, payableKRW }) => {
    const result = topupItem(id, amountKRW)
    return result.ok && result.item.payableKRW === payableKRW ? [result.item] : []
  })
  return items?.length === stored?.length ? items : undefined
}

const slot = storageSlot<readonly TopupItem[]>({
  area: 'session',
  key: 'dodam-topup-cart',
  version: 1,
  parse: parseCart,
})

interface TopupCartState {
  items: readonly TopupItem[]
  /** Says what came of it: an amount that is not listed is refused and changes nothing. */
  add: (amountKRW: number) => TopupResult
  clear: () => void
  /** Takes over what this tab remembers; called after the first render. */
  restore: () => void
}

/** Top-ups that are put aside, kept as long as the tab lives. */
export const useTopupCart = create<TopupCartState>((set, get) => ({
  items: [],
  add: (amountKRW) => {
    const { items } = get()
    const result = topupItem(nextTopupId(items), amountKRW)
    if (result.ok) {
      const added = [...items, result.item]
      slot.write(added)
      set({ items: added })
    }
    return result
  },
  clear: () => {
    slot.remove()
    set({ items: [] })
  },
  restore: () => set(({ items }) => ({ items: slot.read() ?? items })),
}))
