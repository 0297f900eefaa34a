import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
import * as z from 'zod/mini'
import { withDeadline } from '@/platform/network/deadline'
import { localAccounts } from './authConnection'

/** Only with the local backend: it sends no messages and needs no reCAPTCHA. */

const CODE_DEADLINE_MS = secondsToMilliseconds(3)

const codesSchema = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
})

/** Replaces reCAPTCHA; undefined for a real project. The SDK calls `_reset` after each use. */
export const localVerifier = () =>
  localAccounts()
    ? { type: 'recaptcha', verify: () => Promise.resolve('local'), _reset: () => {} }
    : undefined

/** The code that would have been sent; undefined for a real project. */
export async function localCode(verificationId: string): Promise<string | undefined> {
  const local = localAccounts()
  if (!local) return undefined
  const address = `${local.origin}/emulator/v1/projects/${local.project}/verificationCodes`
  try {
    const answer: unknown = await withDeadline(CODE_DEADLINE_MS, async (signal) =>
      (await fetch(address, { signal })).json(),
    )
    const { verificationCodes } = codesSchema.parse(answer)
    return verificationCodes.find(({ sessionInfo }) => sessionInfo === verificationId)?.code
  } catch {
    return undefined
  }
}
