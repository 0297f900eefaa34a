import { isUnexpired } from '@/domain/signup'
import { now } from '@/platform/clock'
import { type SentCode, SIMULATED_CODE } from './sendPhoneCode'
import { simulatedAnswer } from './simulatedAnswer'

export type PhoneVerification =
  | {
      ok: true
      /** Verified-phone token. */
      vpt: string
      last4: string
    }
  | { ok: false; reason: 'wrong' | 'expired' }

/** Exchanges a code for a verified-phone token. Rejects when nobody could tell whether it is right. */
export type VerifyPhoneCode = (sent: SentCode, code: string) => Promise<PhoneVerification>

/** Judges the simulated code; one that was sent more than 300 s ago is good for nothing. */
export const verifyPhoneCode: VerifyPhoneCode = ({ e164, sentAt }, code) =>
  simulatedAnswer(() => {
    const at = now().getTime()
    if (!isUnexpired(sentAt, at)) return { ok: false, reason: 'expired' }
    if (code !== SIMULATED_CODE) return { ok: false, reason: 'wrong' }
    return { ok: true, vpt: `vpt-simulated-${at}`, last4: e164.slice(-4) }
  })
