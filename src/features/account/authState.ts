import { create } from 'zustand'
import { reportError } from '@/platform/faults/reportError'
import { onNetworkReturn } from '@/platform/network/online'
import type { SignedIn } from '@/services/account'

export type AuthState =
  | { status: 'unknown' }
  | { status: 'nobody' }
  | { status: 'signedIn'; account: SignedIn }

export const useAuthState = create<AuthState>(() => ({ status: 'unknown' }))

let isWatching = false

const setAccount = (account: SignedIn | undefined) =>
  useAuthState.setState(account ? { status: 'signedIn', account } : { status: 'nobody' }, true)

function tryAgainLater(error: unknown): void {
  isWatching = false
  reportError('로그인 확인을 시작하지 못했습니다.', error)
  const stop = onNetworkReturn(() => {
    stop()
    listenToAuth()
  })
}

async function watch(): Promise<void> {
  // Not in the bundle of a guest's page.
  const { watchAccount } = await import('@/services/account')
  watchAccount(setAccount, tryAgainLater)
}

/** Loads Auth and listens to its state, once per page load; retries when the network returns. */
export function listenToAuth(): void {
  if (isWatching) return
  isWatching = true
  watch().catch(tryAgainLater)
}
