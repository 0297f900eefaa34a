import { useEffect, useRef } from 'react'
import { prefilledDraft, type RideFacts } from '@/domain/rides/prefilledDraft'
import { emptyDraft } from '@/domain/rides/reservationDraft'
import { now } from '@/platform/clock'
import { usePickupWizard } from '@/stores/pickupWizard'

/** Fills the form once, as soon as the account is known. */
export function usePrefill(facts: RideFacts | undefined, hadDraft: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !facts) return
    isDone.current = true
    const { draft, prefilled, typedEnds, prefill } = usePickupWizard.getState()
    const entered = draft === prefilled ? emptyDraft : draft
    if (!hadDraft) prefill(prefilledDraft({ draft: entered, hadDraft, typedEnds }, facts, now()))
  })
}
