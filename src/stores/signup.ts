import * as z from 'zod/mini'
import { create } from 'zustand'
import { parseMobile } from '@/domain/phone'
import { socialProviders } from '@/domain/session'
import {
  advanceSignup,
  type ConsentVersions,
  emptySignup,
  restoredSignup,
  type SignupEvent,
  type SignupProgress,
  signupSteps,
} from '@/domain/signup'
import { storageSlot } from '@/platform/storage'

const someText = z.string().check(z.minLength(1))
const instant = z.int().check(z.minimum(0))

const phoneSchema = z
  .object({
    e164: z.string().check(z.refine((number) => /^\+82\d+$/.test(number))),
    last4: z.string(),
    verifiedAt: instant,
    vpt: someText,
  })
  .check(
    z.refine(({ e164, last4 }) => {
      const parsed = parseMobile(e164)
      return parsed.ok && parsed.last4 === last4
    }),
  )

const progressSchema = z.object({
  step: z.literal(signupSteps),
  phone: z.nullable(phoneSchema),
  agreements: z.object({
    tos: z.boolean(),
    pp: z.boolean(),
    mkt: z.boolean(),
    ts: z.nullable(instant),
    vTos: z.nullable(someText),
    vPp: z.nullable(someText),
  }),
  social: z.nullable(z.object({ uid: someText, providers: z.array(z.literal(socialProviders)) })),
  profile: z.object({ nickname: z.string() }),
})

/** The key and the bare shape are the specification's, so there is no version around them. */
const slot = storageSlot<SignupProgress>({
  area: 'session',
  key: 'signup-progress',
  parse: (value) => progressSchema.safeParse(value).data,
})

interface SignupState {
  progress: SignupProgress
  isRestored: boolean
  /** False when this browser did not keep the last change: a reload starts again. */
  isKept: boolean
  dispatch: (event: SignupEvent) => void
  /** Takes over, and takes away, what this tab remembers; once a page load (specification 2, section 4). */
  restore: (versions: ConsentVersions) => void
  /** After the last step nothing of it stays. */
  clear: () => void
}

/** How far a parent has come with signing up, kept for this tab. */
export const useSignup = create<SignupState>((set, get) => ({
  progress: emptySignup,
  isRestored: false,
  isKept: true,
  dispatch: (event) => {
    const progress = advanceSignup(get().progress, event)
    if (progress !== get().progress) set({ progress, isKept: slot.write(progress) })
  },
  restore: (versions) => {
    if (get().isRestored) return
    const stored = slot.read()
    slot.remove()
    set({ isRestored: true, ...(stored && { progress: restoredSignup(stored, versions) }) })
  },
  clear: () => {
    slot.remove()
    set({ progress: emptySignup, isKept: true })
  },
}))
