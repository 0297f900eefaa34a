import * as z from 'zod/mini'
import {
  advanceSignup,
  emptySignup,
  restoredSignup,
  type SignupEvent,
  type SignupProgress,
  signupSteps,
} from '@/domain/account/signup'
import { socialProviders } from '@/domain/account/socialProvider'
import { consentVersions } from '@/domain/legal/consentVersions'
import { parseMobile } from '@/domain/text/phone'
import { deviceStore } from './deviceStore'

const nonEmptyText = z.string().check(z.minLength(1))
const instant = z.int().check(z.minimum(0))

const phoneSchema = z
  .object({
    e164: z.string().check(z.refine((number) => /^\+82\d+$/.test(number))),
    last4: z.string(),
    verifiedAt: instant,
    vpt: nonEmptyText,
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
    vTos: z.nullable(nonEmptyText),
    vPp: z.nullable(nonEmptyText),
  }),
  social: z.nullable(
    z.object({ uid: nonEmptyText, providers: z.array(z.literal(socialProviders)) }),
  ),
  profile: z.object({ nickname: z.string() }),
})

interface SignupState {
  progress: SignupProgress
  dispatch: (event: SignupEvent) => void
  clear: () => void
}

/** Sign-up progress, per tab: a load removes it from storage, the next change stores it again (specification 3, section 8). */
export const useSignup = deviceStore<SignupState, 'progress'>(
  'signup-progress',
  {
    field: 'progress',
    schema: progressSchema,
    refresh: (stored) => restoredSignup(stored, consentVersions),
    isReadOnce: true,
  },
  (set, get) => ({
    progress: emptySignup,
    dispatch: (event) => {
      const progress = advanceSignup(get().progress, event)
      if (progress !== get().progress) set({ progress })
    },
    clear: () => set({ progress: emptySignup }),
  }),
)
