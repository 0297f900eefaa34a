import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialProvider } from '@/domain/account/socialProvider'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { codeRefusal } from '@/features/account/phone-code/usePhoneCode'
import { enterAsMember, leaveWithoutProfile } from '@/features/account/session'
import { useAfterSignIn } from '@/features/account/useAfterSignIn'
import { reportError } from '@/platform/faults/reportError'
import { useFailureWords } from '@/remote/useFailure'
import type { AuthFailure } from '@/services/authFailure'
import { confirmPhoneCode, type SentCode, type SignIn } from '@/services/phone'
import { signInWith } from '@/services/social'

export type LoginProblem =
  | { kind: 'noAccount' }
  | { kind: 'windowBlocked' }
  /** Signed in, but reading the profile failed. */
  | { kind: 'unread'; failure: RemoteFailure; retry: () => void }

const alertLoginFailed = () =>
  window.alert('로그인을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.')

/** Signs in by popup or code, then checks for a profile. */
export function useLogin(onContinue: () => void) {
  const client = useQueryClient()
  const wordsOf = useFailureWords()
  const [busy, setBusy] = useState<SocialProvider>()
  const [problem, setProblem] = useState<LoginProblem>()
  const { pendingMove, arrive } = useAfterSignIn()

  /** True once the session has begun and the page will change. */
  const enter = async (signIn: SignIn): Promise<boolean> => {
    setProblem(undefined)
    const { uid } = signIn.account
    try {
      if (await enterAsMember(client, uid)) {
        arrive(uid, onContinue)
        return true
      }
    } catch (error) {
      reportError('회원인지 확인하지 못했습니다.', error)
      setProblem({
        kind: 'unread',
        failure: wordsOf(error),
        retry: () => void enter(signIn),
      })
      return false
    }
    await leaveWithoutProfile(signIn)
    setProblem({ kind: 'noAccount' })
    return false
  }

  const refuse = (reason: AuthFailure): false => {
    if (reason === 'windowBlocked') setProblem({ kind: 'windowBlocked' })
    else if (reason !== 'windowClosed') alertLoginFailed()
    return false
  }

  const enterWith = async (provider: SocialProvider): Promise<void> => {
    setBusy(provider)
    setProblem(undefined)
    try {
      const answer = await signInWith(provider)
      if (answer.ok ? await enter(answer) : refuse(answer.reason)) return
    } catch (error) {
      reportError('로그인하지 못했습니다.', error)
      alertLoginFailed()
    }
    setBusy(undefined)
  }

  const enterByCode = async (sent: SentCode, code: string): Promise<string | undefined> => {
    const answer = await confirmPhoneCode(sent, code)
    if (!answer.ok) return codeRefusal(answer.reason)
    await enter(answer)
    return undefined
  }

  return { busy, problem, pendingMove, enterWith, enterByCode }
}
