import { create } from 'zustand'
import { onNetworkReturn } from '@/platform/networkReturn'
import { reportError } from '@/platform/reportError'
import { type SignedIn, watchAccount } from '@/services/account'

/** What Auth says; nothing as long as it has not answered, or cannot be loaded. */
export type AuthState =
  | { status: 'unknown' }
  | { status: 'nobody' }
  | { status: 'signedIn'; account: SignedIn }

export const useAuthState = create<AuthState>(() => ({ status: 'unknown' }))

let isWatching = false

/** Loads Auth and follows what it says, once a page load. Where it cannot be loaded, a returning network tries again. */
export function followAuth(): void {
  if (isWatching) return
  isWatching = true
  watchAccount(
    (account) =>
      useAuthState.setState(account ? { status: 'signedIn', account } : { status: 'nobody' }, true),
    (error) => {
      isWatching = false
      reportError('로그인 확인을 시작하지 못했습니다.', error)
      const stop = onNetworkReturn(() => {
        stop()
        followAuth()
      })
    },
  )
}
