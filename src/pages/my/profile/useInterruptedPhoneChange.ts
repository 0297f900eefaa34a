import { useEffect, useRef } from 'react'
import { useProfileCommand } from '@/features/account/commands'

/** Copies the verified phone into the profile after a change interrupted between the two; `profilePhone`: the profile's, once loaded. */
export function useInterruptedPhoneChange(verifiedPhone: string, profilePhone: string | undefined) {
  const { mutate } = useProfileCommand()
  // Once: later changes on this page write both.
  const isChecked = useRef(false)
  useEffect(() => {
    if (profilePhone === undefined || isChecked.current) return
    isChecked.current = true
    if (profilePhone !== verifiedPhone) mutate({ phone: verifiedPhone })
  }, [profilePhone, verifiedPhone, mutate])
}
