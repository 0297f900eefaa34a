import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

const markSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  /** The session is over, but whose carts stand here is still known. */
  hasEnded: z.catch(z.boolean(), false),
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
