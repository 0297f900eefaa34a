import * as z from 'zod/mini'
import { create } from 'zustand'
import { emptyDraft, type ReservationDraft } from '@/domain/reservationDraft'
import { storageSlot } from '@/platform/storage'
import { daySchema, placeSchema, timeSchema } from './reservationSchema'

const draftSchema = z.object({
  childId: z.string(),
  dates: z.array(daySchema),
  time: timeSchema,
  isHourChosen: z.boolean(),
  route: z.object({ from: z.optional(placeSchema), to: z.optional(placeSchema) }),
  memo: z.string(),
  returnTime: z.optional(timeSchema),
  siblingIds: z.array(z.string()),
})

const slot = storageSlot<ReservationDraft>({
  area: 'session',
  key: 'dodam-pickup-wizard',
  version: 1,
  parse: (value) => {
    const draft = draftSchema.safeParse(value).data
    if (!draft) return undefined
    const { route, returnTime } = draft
    return { ...draft, route: { from: route.from, to: route.to }, returnTime }
  },
})

interface PickupWizardState {
  /** Shared by the reservation page and the wizard; the estimate is computed from it (`estimateDraft`). */
  draft: ReservationDraft
  isRestored: boolean
  /** How many reservations of this draft just went into the cart; 0 as soon as the draft changes. */
  addedCount: number
  tellAdded: (count: number) => void
  update: (change: Partial<ReservationDraft>) => void
  /** Takes over what was entered before a reload of this tab, without the days that are over. `today` is Seoul's. */
  restore: (today: string) => void
  reset: () => void
}

/** What a parent is entering for a pickup, kept for this tab (specification 2, section 3). */
export const usePickupWizard = create<PickupWizardState>((set, get) => ({
  draft: emptyDraft,
  isRestored: false,
  addedCount: 0,
  tellAdded: (addedCount) => set({ addedCount }),
  update: (change) => {
    const draft = { ...get().draft, ...change }
    slot.write(draft)
    set({ draft, addedCount: 0 })
  },
  restore: (today) => {
    if (get().isRestored) return
    const stored = slot.read()
    const draft = stored
      ? { ...stored, dates: stored.dates.filter((date) => date >= today) }
      : get().draft
    set({ draft, isRestored: true })
  },
  reset: () => {
    slot.remove()
    set({ draft: emptyDraft, addedCount: 0 })
  },
}))
