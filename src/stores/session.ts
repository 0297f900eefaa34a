import * as z from 'zod/mini'
import { type SessionUser, socialProviders } from '@/domain/session'
import { deviceStore } from './deviceStore'

const userSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  providers: z.array(z.literal(socialProviders)),
})

interface SessionState {
  /** Nobody until somebody signs in. */
  user: SessionUser | null
  signIn: (user: SessionUser) => void
  /** Changes the nickname of whoever is signed in. */
  rename: (nickname: string) => void
}

/** Who is signed in, kept until the tab closes (specification 2, section 3; decisions, section 8). */
export const useSession = deviceStore<SessionState, 'user'>(
  'dodam-session',
  { field: 'user', schema: userSchema },
  (set, get) => ({
    user: null,
    signIn: (user) => set({ user }),
    rename: (nickname) => {
      const { user } = get()
      if (user) set({ user: { ...user, nickname } })
    },
  }),
)
