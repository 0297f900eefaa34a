import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { codeRefusal } from '@/features/account/phone-code/usePhoneCode'
import { enterAsMember } from '@/features/account/session'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import { useFailureWords } from '@/remote/useFailure'
import { confirmPhoneCode, type SentCode, type SignIn } from '@/services/phone'
import { useSignup } from '@/stores/signup'

/** Signs in to the phone's account by code: new, unfinished, or a member's. Returns an error message, or undefined. */
export function useSignupPhone(onMember: (uid: string) => void) {
  const client = useQueryClient()
  const wordsOf = useFailureWords()
  // A code works once: if only reading the profile failed, a retry reads it again.
  const taken = useRef<{ sent: SentCode; signIn: SignIn }>(undefined)

  const signInBy = async (sent: SentCode, code: string) => {
    if (taken.current?.sent === sent) return { ok: true as const, ...taken.current.signIn }
    const answer = await confirmPhoneCode(sent, code)
    if (answer.ok) taken.current = { sent, signIn: answer }
    return answer
  }

  return async (sent: SentCode, code: string): Promise<string | undefined> => {
    const answer = await signInBy(sent, code)
    if (!answer.ok) return codeRefusal(answer.reason)
    const { uid } = answer.account
    try {
      if (!answer.isNew && (await enterAsMember(client, uid))) {
        onMember(uid)
        return undefined
      }
    } catch (error) {
      reportError('가입된 번호인지 확인하지 못했습니다.', error)
      return wordsOf(error).message
    }
    const { e164 } = sent
    const phone = { e164, last4: e164.slice(-4), verifiedAt: deviceNow().getTime(), vpt: uid }
    useSignup.getState().dispatch({ kind: 'phoneVerified', phone })
    return undefined
  }
}
