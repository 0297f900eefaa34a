import { draftProblems, type ReservationDraft } from '@/domain/reservationDraft'
import { useNow } from '@/platform/useNow'
import { useChildren } from '@/stores/children'
import { usePickupWizard } from '@/stores/pickupWizard'

const EVERY_MS = 20_000

/** What the parent has entered, and what is wrong with it right now. */
export function useDraft() {
  const draft: ReservationDraft = usePickupWizard((state) => state.draft)
  const update = usePickupWizard((state) => state.update)
  const children = useChildren()
  const now = useNow(EVERY_MS)
  const problems = now ? draftProblems(draft, children, now) : []
  return { draft, update, children, now, problems }
}
