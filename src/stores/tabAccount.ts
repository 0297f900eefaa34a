import * as z from 'zod/mini'
import { deviceStore, resetTabStores } from './deviceStore'
import { useSignInMark } from './signInMark'

interface TabAccountState {
  /** Whose carts and drafts this tab holds; empty for a guest's. */
  uid: string
  setUid: (uid: string) => void
}

export const useTabAccount = deviceStore<TabAccountState, 'uid'>(
  'dodam-tab-account',
  { field: 'uid', schema: z.string() },
  (set) => ({ uid: '', setUid: (uid) => set({ uid }) }),
)

/**
 * Forgets what this tab holds of an account that is no longer the device's: another tab signed out, now or while this one showed
 * another site. Returns what ends it.
 */
export function followTabAccount(): () => void {
  const check = () => {
    const { mark } = useSignInMark.getState()
    const { uid } = useTabAccount.getState()
    if (uid === (mark?.uid ?? '')) return
    if (uid) resetTabStores()
    if (mark) useTabAccount.getState().setUid(mark.uid)
  }
  check()
  return useSignInMark.subscribe(check)
}
