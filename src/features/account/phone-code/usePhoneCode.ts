import { useState } from 'react'
import { isCode, isUnexpired } from '@/domain/account/signup'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import type { AuthFailure } from '@/services/authFailure'
import { type SentCode, sendPhoneCode } from '@/services/phone'

const WRONG_CODE = '인증번호가 올바르지 않습니다.'
const NOT_VERIFIED = '인증에 실패했습니다.'

export const codeRefusal = (reason: AuthFailure): string =>
  reason === 'wrongCode' ? WRONG_CODE : NOT_VERIFIED

export interface PhoneCodeWork {
  send?: typeof sendPhoneCode
  onCode: (sent: SentCode, code: string) => Promise<string | undefined>
}

export function usePhoneCode({ send = sendPhoneCode, onCode }: PhoneCodeWork) {
  const [sent, setSent] = useState<SentCode>()
  const [busyWith, setBusyWith] = useState<'sending' | 'verifying'>()
  const [sendError, setSendError] = useState<string>()

  const sendTo = async (e164: string) => {
    if (busyWith) return
    setBusyWith('sending')
    setSendError(undefined)
    try {
      const answer = await send(e164)
      if (answer.ok) setSent(answer.sent)
      else setSendError('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')
    } catch (error) {
      reportError('인증번호를 보내지 못했습니다.', error)
      setSendError('전송에 실패했습니다. 잠시 후 다시 시도해 주세요.')
    }
    setBusyWith(undefined)
  }

  /** Returns an error message; undefined on success or while another request runs. */
  const verify = async (code: string) => {
    if (busyWith || !sent) return undefined
    if (!isCode(code)) return WRONG_CODE
    if (!isUnexpired(sent.sentAt, deviceNow().getTime())) return NOT_VERIFIED
    setBusyWith('verifying')
    try {
      return await onCode(sent, code)
    } catch (error) {
      reportError('인증번호를 확인하지 못했습니다.', error)
      return NOT_VERIFIED
    } finally {
      setBusyWith(undefined)
    }
  }

  return { sent, busyWith, sendError, sendTo, verify }
}
