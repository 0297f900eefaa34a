import { useEffect, useRef, useState } from 'react'
import { prefilledDraft, type RideFacts } from '@/domain/rides/prefilledDraft'
import { emptyDraft } from '@/domain/rides/reservationDraft'
import { now } from '@/platform/clock'
import { useDeviceReady } from '@/stores/deviceStore'
import { usePickupWizard } from '@/stores/pickupWizard'

/** Had the form a draft when it was opened? What it was filled with itself, and nobody changed, is none. */
export function useHadDraft(): boolean | undefined {
  const isReady = useDeviceReady()
  const [hadDraft, setHadDraft] = useState<boolean>()
  if (isReady && hadDraft === undefined) {
    const { draft, prefilled } = usePickupWizard.getState()
    setHadDraft(draft !== emptyDraft && draft !== prefilled)
  }
  return hadDraft
}

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
