import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { KEPT_AFTER_END_HOURS } from '@/domain/account/socialProvider'
import { deviceStore, resetDeviceStores } from './deviceStore'

const markSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  /** The session is over, but the carts still belong to this account. */
  hasEnded: z.catch(z.boolean(), false),
  /** Epoch ms by this device's clock. */
  endedAt: z.catch(z.optional(z.number()), undefined),
})

export type SignInMark = z.infer<typeof markSchema>

interface SignInMarkState {
  /** The account signed in last; null for a guest. */
  mark: SignInMark | null
  setMark: (mark: SignInMark) => void
  clearMark: () => void
}

/** Who signed in last: the header is right before Auth loads, and guests never load Auth. Proves nothing; tabs share it. */
export const useSignInMark = deviceStore<SignInMarkState, 'mark'>(
  'dodam-sign-in-mark',
  { field: 'mark', schema: markSchema },
  (set) => ({
    mark: null,
    setMark: (mark) => set({ mark }),
    clearMark: () => set({ mark: null }),
  }),
)

/** Who is signed in by storage, in any tab; undefined once the session has ended. */
export function signedInUid(): string | undefined {
  const mark = useSignInMark.stored()
  return mark?.hasEnded ? undefined : mark?.uid
}

/** Calls back when this device's account changes (sign-out or another account, in any tab); returns the unsubscribe function. */
export const onAccountChange = (listener: (uid: string) => void): (() => void) =>
  useSignInMark.subscribe(({ mark }, { mark: before }) => {
    if (before && before.uid !== mark?.uid) listener(before.uid)
  })

/** Deletes the data of a session that expired a day ago. */
export function forgetExpiredSession(now: Date): void {
  const { mark } = useSignInMark.getState()
  if (!mark?.hasEnded) return
  const endedForMs = now.getTime() - (mark.endedAt ?? 0)
  // Also when the clock was set back.
  if (endedForMs < 0 || endedForMs >= hoursToMilliseconds(KEPT_AFTER_END_HOURS))
    resetDeviceStores('account')
}

/** Counts sign-outs while mounted; used as key it resets a form that shows account data. */
export function useSignOutCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => onAccountChange(() => setCount((before) => before + 1)), [])
  return count
}
