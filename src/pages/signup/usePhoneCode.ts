import { useState } from 'react'
import { isCode, type VerifiedPhone } from '@/domain/signup'
import { now } from '@/platform/clock'
import type { SentCode } from '@/services/sendPhoneCode'
import type { PhoneVerification } from '@/services/verifyPhoneCode'
import type { SignupServices } from './signupServices'

const refusals: Record<Extract<PhoneVerification, { ok: false }>['reason'], string> = {
  wrong: '인증번호가 올바르지 않습니다.',
  expired: '인증에 실패했습니다.',
}

interface Options {
  services: Pick<SignupServices, 'sendPhoneCode' | 'verifyPhoneCode'>
  onVerified: (phone: VerifiedPhone) => void
}

/** Asking for a code and trading it in, one request at a time. */
export function usePhoneCode({ services, onVerified }: Options) {
  const [sent, setSent] = useState<SentCode>()
  const [busyWith, setBusyWith] = useState<'sending' | 'verifying'>()
  const [sendError, setSendError] = useState<string>()

  const send = async (e164: string) => {
    if (busyWith) return
    setBusyWith('sending')
    setSendError(undefined)
    try {
      setSent(await services.sendPhoneCode(e164))
    } catch {
      console.warn('인증번호를 보내지 못했습니다.')
      setSendError('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')
    }
    setBusyWith(undefined)
  }

  const exchange = async (code: string, { e164, ...request }: SentCode) => {
    const answer = await services.verifyPhoneCode({ e164, ...request }, code)
    if (!answer.ok) return refusals[answer.reason]
    const { vpt, last4 } = answer
    onVerified({ e164, last4, verifiedAt: now().getTime(), vpt })
    return undefined
  }

  /** Trades the code in. Says why it was refused; nothing when it was taken, or another request is on its way. */
  const verify = async (code: string) => {
    if (busyWith || !sent) return undefined
    if (!isCode(code)) return refusals.wrong
    setBusyWith('verifying')
    try {
      return await exchange(code, sent)
    } catch {
      console.warn('인증번호를 확인하지 못했습니다.')
      return refusals.expired
    } finally {
      setBusyWith(undefined)
    }
  }

  return { sent, busyWith, sendError, send, verify }
}
