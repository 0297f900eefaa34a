import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import * as z from 'zod/mini'
import { deviceStore, resetDeviceStores } from './deviceStore'

const markSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  /** The session is over, but whose carts stand here is still known. */
  hasEnded: z.catch(z.boolean(), false),
  /** When that became known, by this device's clock in milliseconds. */
  endedAt: z.catch(z.optional(z.number()), undefined),
})

export type SignInMark = z.infer<typeof markSchema>

interface SignInMarkState {
  /** Whose account was signed in here last; null for a guest. */
  mark: SignInMark | null
  setMark: (mark: SignInMark) => void
  clearMark: () => void
}

/**
 * Tells before Auth is loaded that somebody is signed in, and as whom: the header is right at once, and a guest's page never
 * loads Auth. It proves nothing. Other tabs follow it.
 */
export const useSignInMark = deviceStore<SignInMarkState, 'mark'>(
  'dodam-sign-in-mark',
  { field: 'mark', schema: markSchema },
  (set) => ({
    mark: null,
    setMark: (mark) => set({ mark }),
    clearMark: () => set({ mark: null }),
  }),
)

/** Calls back when an account is no longer the one of this device: signed out, or another one came, here or in another tab. */
export const onDeparture = (listener: (uid: string) => void): (() => void) =>
  useSignInMark.subscribe(({ mark }, { mark: before }) => {
    if (before && before.uid !== mark?.uid) listener(before.uid)
  })

/** How long what an expired session has left here waits for its account (specification 5, section 8). */
const KEPT_AFTER_END_MS = hoursToMilliseconds(24)

/** Forgets what a session that expired has left on this device, once nobody came back to it for a day. */
export function forgetExpiredSession(now: Date): void {
  const { mark, setMark } = useSignInMark.getState()
  if (!mark?.hasEnded) return
  const { endedAt = now.getTime() } = mark
  const endedForMs = now.getTime() - endedAt
  // A clock that was set back would keep it for longer.
  if (endedForMs < 0 || endedForMs >= KEPT_AFTER_END_MS) resetDeviceStores('account')
  else if (mark.endedAt === undefined) setMark({ ...mark, endedAt })
}
