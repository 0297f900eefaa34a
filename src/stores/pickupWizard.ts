import * as z from 'zod/mini'
import { create } from 'zustand'
import { emptyDraft, type ReservationDraft } from '@/domain/reservationDraft'
import { mergeDays } from '@/domain/reservationPattern'
import { storageSlot } from '@/platform/storage'
import { daySchema, placeSchema, timeSchema } from './reservationSchema'

const place = z.catch(z.optional(placeSchema), undefined)

/** What does not fit is as if it had not been entered; the rest of what was typed stays. */
const draftSchema = z.object({
  childId: z.catch(z.string(), emptyDraft.childId),
  dates: z.catch(z.array(z.unknown()), []),
  weeklyPresses: z.catch(z.array(z.array(daySchema)), []),
  time: z.catch(z.optional(timeSchema), undefined),
  isHourChosen: z.catch(z.boolean(), false),
  route: z.catch(z.object({ from: place, to: place }), {}),
  memo: z.catch(z.string(), ''),
  returnTime: z.catch(z.optional(timeSchema), undefined),
  siblingIds: z.catch(z.array(z.unknown()), []),
})

/** The entries of a list that fit, each once. */
const fitting = (list: readonly unknown[], schema: z.ZodMiniType<string>): string[] => [
  ...new Set(list.flatMap((entry) => schema.safeParse(entry).data ?? [])),
]

const slot = storageSlot<ReservationDraft>({
  area: 'session',
  key: 'dodam-pickup-wizard',
  version: 1,
  parse: (value) => {
    const draft = draftSchema.safeParse(value).data
    if (!draft) return undefined
    const { time, route, returnTime } = draft
    return {
      ...draft,
      dates: mergeDays(fitting(draft.dates, daySchema)),
      time: time ?? emptyDraft.time,
      isHourChosen: draft.isHourChosen && time !== undefined,
      route: { from: route.from, to: route.to },
      returnTime,
      siblingIds: fitting(draft.siblingIds, z.string()),
    }
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
