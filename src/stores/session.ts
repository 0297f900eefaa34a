import * as z from 'zod/mini'
import { create } from 'zustand'
import { type SessionUser, socialProviders } from '@/domain/session'
import { storageSlot } from '@/platform/storage'

const userSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  nickname: z.string(),
  providers: z.array(z.literal(socialProviders)),
})

const slot = storageSlot<SessionUser>({
  area: 'session',
  key: 'dodam-session',
  version: 1,
  parse: (value) => userSchema.safeParse(value).data,
})

interface SessionState {
  user: SessionUser | null
  authed: boolean
  /** False when this browser did not keep the last change: a reload signs the parent out. */
  isKept: boolean
  signIn: (user: SessionUser) => void
  /** Changes the nickname of whoever is signed in. */
  rename: (nickname: string) => void
  /** Ends the session. Carts and bookings belong to their own stores. */
  signOut: () => void
  /** Takes over what this tab remembers; called once, after the first render. */
  restore: () => void
}

/** Who is signed in, kept until the tab closes (specification 2, section 3; decisions, section 8). */
export const useSession = create<SessionState>((set, get) => {
  const keep = (user: SessionUser) => set({ user, authed: true, isKept: slot.write(user) })
  return {
    user: null,
    authed: false,
    isKept: true,
    signIn: keep,
    rename: (nickname) => {
      const { user } = get()
      if (user) keep({ ...user, nickname })
    },
    signOut: () => {
      slot.remove()
      set({ user: null, authed: false, isKept: true })
    },
    restore: () => {
      if (!get().isKept) return
      const user = slot.read() ?? null
      set({ user, authed: user !== null })
    },
  }
})
