import * as z from 'zod/mini'
import { dayOf } from '@/domain/dates/day'
import type { PrefilledRide, RouteEnd } from '@/domain/rides/drafts/prefilledDraft'
import { emptyDraft, type ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import { mergeDays } from '@/domain/rides/drafts/reservationPattern'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { daySchema, hourSchema, minuteSchema, placeSchema, timeSchema } from './reservationSchema'

const optionalPlace = z.catch(z.optional(placeSchema), undefined)
const noTime = { minute: emptyDraft.time.minute }

/** Invalid fields are reset, the others kept. */
const entriesSchema = z.object({
  childId: z.catch(z.string(), emptyDraft.childId),
  dates: z.catch(z.array(z.unknown()), []),
  weeklyPresses: z.catch(z.array(z.array(daySchema)), []),
  time: z.catch(z.object({ hour: z.optional(hourSchema), minute: minuteSchema }), noTime),
  route: z.catch(z.object({ origin: optionalPlace, dest: optionalPlace }), {}),
  memo: z.catch(z.string(), ''),
  returnTime: z.catch(z.optional(timeSchema), undefined),
  siblingIds: z.catch(z.array(z.unknown()), []),
})

const fitting = (list: readonly unknown[], schema: z.ZodMiniType<string>): string[] => [
  ...new Set(list.flatMap((entry) => schema.safeParse(entry).data ?? [])),
]

const draftSchema = z.pipe(
  entriesSchema,
  z.transform(({ dates, time, route, siblingIds, returnTime, ...rest }) => ({
    ...rest,
    dates: mergeDays(fitting(dates, daySchema)),
    time: { hour: time.hour, minute: time.minute },
    route: { origin: route.origin, dest: route.dest },
    returnTime,
    siblingIds: fitting(siblingIds, z.string()),
  })),
)

function withoutPastDays(draft: ReservationDraft): ReservationDraft {
  const today = dayOf(now())
  const dates = draft.dates.filter((date) => date >= today)
  return dates.length === draft.dates.length ? draft : { ...draft, dates }
}

interface PickupWizardState {
  /** Shared by reservation page and wizard; `estimateDraft` computes the price. */
  draft: ReservationDraft
  /** Reservations of this draft just added to the cart; 0 after a change. */
  addedCount: number
  /** Something was added to the cart since the page was loaded. */
  hasAdded: boolean
  /** The draft as the account filled it in. */
  prefilled: ReservationDraft | undefined
  /** Text that the origin is searched with, until something else is typed. */
  originQuery: string
  /** Ends in which something was typed. */
  typedEnds: readonly RouteEnd[]
  setAddedCount: (count: number) => void
  update: (change: Partial<ReservationDraft>) => void
  /** Another draft in place of this one. */
  start: (draft: ReservationDraft) => void
  prefill: (known: PrefilledRide) => void
  typeInto: (end: RouteEnd) => void
  /** The draft was booked: the next one begins anew. */
  finish: () => void
}

const nothingTyped: readonly RouteEnd[] = []
const afresh = { draft: emptyDraft, addedCount: 0, originQuery: '', typedEnds: nothingTyped }

/** The pickup form, per tab (specification 2, section 3). */
export const usePickupWizard = deviceStore<PickupWizardState, 'draft'>(
  'dodam-pickup-wizard',
  { field: 'draft', schema: draftSchema, refresh: withoutPastDays },
  (set, get) => ({
    ...afresh,
    hasAdded: false,
    prefilled: undefined,
    setAddedCount: (addedCount) => set({ addedCount, hasAdded: get().hasAdded || addedCount > 0 }),
    update: (change) => set({ draft: { ...get().draft, ...change }, addedCount: 0 }),
    start: (draft) => set({ ...afresh, draft }),
    prefill: ({ draft, originQuery }) => set({ draft, prefilled: draft, originQuery }),
    typeInto: (end) =>
      set({
        typedEnds: [...new Set([...get().typedEnds, end])],
        originQuery: end === 'origin' ? '' : get().originQuery,
      }),
    finish: () => set(afresh),
  }),
)
