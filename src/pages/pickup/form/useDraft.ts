import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import {
  draftProblems,
  type ReservationDraft,
  withOnlyChild,
} from '@/domain/rides/drafts/reservationDraft'
import { childListOf, childrenReadOf, useChildren } from '@/features/account/useChildren'
import { useNow } from '@/platform/useNow'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useRests } from './useRests'

const EVERY_MS = secondsToMilliseconds(20)

export function useDraft() {
  const entered: ReservationDraft = usePickupWizard((state) => state.draft)
  const update = usePickupWizard((state) => state.update)
  const known = useChildren()
  const childList = childListOf(known)
  const draft = known.owner === 'account' ? withOnlyChild(entered, childList) : entered
  const now = useNow(EVERY_MS)
  const { sentenceOf } = useRests()
  const restOf = (day: string) => sentenceOf(draft.route, day)
  const problems = now ? draftProblems(draft, childList, now, restOf) : []
  const status = childrenReadOf(known)?.status
  const areChildrenKnown = status === 'loaded'
  const isLoading = status === 'loading'
  return { draft, update, childList, areChildrenKnown, now, problems, isLoading, restOf }
}
