import { useEffect, useRef } from 'react'
import { useProfileCommand } from '@/features/account/useProfileCommand'

/**
 * A change of the phone may have ended between the account and the profile, when the tab was closed: the profile then takes
 * over the phone that was proven.
 * @param kept the profile's phone, once it has been read
 */
export function useInterruptedPhoneChange(uid: string, proven: string, kept: string | undefined) {
  const { mutate } = useProfileCommand(uid)
  // Looked at once: a change on this page writes both itself.
  const isChecked = useRef(false)
  useEffect(() => {
    if (kept === undefined || isChecked.current) return
    isChecked.current = true
    if (kept !== proven) mutate({ phone: proven })
  }, [kept, proven, mutate])
}
