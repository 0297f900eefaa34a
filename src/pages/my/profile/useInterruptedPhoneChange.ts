import { useEffect, useRef } from 'react'
import { useProfileCommand } from '@/features/account/useProfileCommand'

/** Copies the verified phone into the profile after a change interrupted between the two; `kept`: the profile's, once loaded. */
export function useInterruptedPhoneChange(uid: string, proven: string, kept: string | undefined) {
  const { mutate } = useProfileCommand(uid)
  // Once: later changes on this page write both.
  const isChecked = useRef(false)
  useEffect(() => {
    if (kept === undefined || isChecked.current) return
    isChecked.current = true
    if (kept !== proven) mutate({ phone: proven })
  }, [kept, proven, mutate])
}
