import * as z from 'zod/mini'
import {
  emptyPickupRequest,
  type PickupRequestEntry,
} from '@/domain/rides/reservations/pickupRequest'
import { deviceStore } from './deviceStore'

const text = z.catch(z.string(), '')

/** The texts; consents are given anew. */
const draftSchema = z.object({
  requesterName: text,
  phone: text,
  datetime: text,
  pickupAddr: text,
  dropoffAddr: text,
  childName: text,
  note: text,
})

type Draft = z.infer<typeof draftSchema>

interface PickupRequestDraftState {
  draft: Draft
  setDraft: (entry: PickupRequestEntry) => void
  clear: () => void
}

const textsOf = ({ agree: _, mkt: __, ...texts }: PickupRequestEntry): Draft => texts

const emptyDraft = textsOf(emptyPickupRequest)

/** What is typed into the pickup request, on its page or in a branch's dialog. Ends with tab, sign-out or success. */
export const usePickupRequestDraft = deviceStore<PickupRequestDraftState, 'draft'>(
  'dodam-pickup-request',
  { field: 'draft', schema: draftSchema },
  (set) => ({
    draft: emptyDraft,
    setDraft: (entry) => set({ draft: textsOf(entry) }),
    clear: () => set({ draft: emptyDraft }),
  }),
)
