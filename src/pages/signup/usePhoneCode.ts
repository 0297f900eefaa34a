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
  const [codeError, setCodeError] = useState<string>()

  const send = async (e164: string) => {
    if (busyWith) return
    setBusyWith('sending')
    setSendError(undefined)
    try {
      setSent(await services.sendPhoneCode(e164))
      setCodeError(undefined)
    } catch {
      console.warn('인증번호를 보내지 못했습니다.')
      setSendError('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')
    }
    setBusyWith(undefined)
  }

  const exchange = async (code: string, { e164, ...request }: SentCode) => {
    const answer = await services.verifyPhoneCode({ e164, ...request }, code)
    if (!answer.ok) return setCodeError(refusals[answer.reason])
    const { vpt, last4 } = answer
    onVerified({ e164, last4, verifiedAt: now().getTime(), vpt })
  }

  const verify = async (code: string) => {
    if (busyWith || !sent) return
    if (!isCode(code)) return setCodeError(refusals.wrong)
    setBusyWith('verifying')
    setCodeError(undefined)
    try {
      await exchange(code, sent)
    } catch {
      console.warn('인증번호를 확인하지 못했습니다.')
      setCodeError(refusals.expired)
    }
    setBusyWith(undefined)
  }

  return { sent, busyWith, sendError, codeError, send, verify }
}
