import * as z from 'zod/mini'
import { deviceStore, resetTabStores } from './deviceStore'
import { useShownFamily } from './shownFamily'
import { useSignInMark } from './signInMark'

interface TabAccountState {
  /** Whose carts and drafts this tab has; empty for a guest. */
  uid: string
  setUid: (uid: string) => void
}

export const useTabAccount = deviceStore<TabAccountState, 'uid'>(
  'dodam-tab-account',
  { field: 'uid', schema: z.string() },
  (set) => ({ uid: '', setUid: (uid) => set({ uid }) }),
)

/** Clears this tab's data of an account signed out elsewhere, also while the tab was away; returns the unsubscribe function. */
export function syncTabAccount(): () => void {
  const check = () => {
    const { mark } = useSignInMark.getState()
    const { uid } = useTabAccount.getState()
    if (uid === (mark?.uid ?? '')) return
    if (uid) resetTabStores('account')
    if (mark) useTabAccount.getState().setUid(mark.uid)
  }
  check()
  return useSignInMark.subscribe(check)
}

interface TabFamilyState {
  /** Whose carts and drafts this tab has; empty before one was shown. */
  uid: string
  setUid: (uid: string) => void
}

export const useTabFamily = deviceStore<TabFamilyState, 'uid'>(
  'dodam-tab-family',
  { field: 'uid', schema: z.string() },
  (set) => ({ uid: '', setUid: (uid) => set({ uid }) }),
)

/** Clears this tab's carts and drafts of a family that is no longer shown, also while the tab was away; returns the unsubscribe function. */
export function syncTabFamily(): () => void {
  const check = () => {
    const { shown } = useShownFamily.getState()
    const { uid, setUid } = useTabFamily.getState()
    if (!shown || uid === shown.familyUid) return
    if (uid) resetTabStores('family')
    setUid(shown.familyUid)
  }
  check()
  return useShownFamily.subscribe(check)
}
