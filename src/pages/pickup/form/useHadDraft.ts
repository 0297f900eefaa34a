import { useState } from 'react'
import { emptyDraft } from '@/domain/rides/reservationDraft'
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
