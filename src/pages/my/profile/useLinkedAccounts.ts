import { useState } from 'react'
import type { SocialProvider } from '@/domain/account/socialProvider'
import { reportError } from '@/platform/faults/reportError'
import { isMember } from '@/repository/account/users'
import type { AuthFailure, AuthResult } from '@/services/authFailure'
import { linkWith, unlink as unlinkFrom } from '@/services/social'

export function useLinkedAccounts() {
  const [busy, setBusy] = useState<SocialProvider>()
  const [last, setLast] = useState<SocialProvider>()
  const [problem, setProblem] = useState<AuthFailure>()

  const run = async (provider: SocialProvider, work: () => Promise<AuthResult>) => {
    setBusy(provider)
    setLast(provider)
    setProblem(undefined)
    try {
      const answer = await work()
      if (!answer.ok && answer.reason !== 'windowClosed') setProblem(answer.reason)
    } catch (error) {
      reportError('소셜 계정의 연결을 바꾸지 못했습니다.', error)
      setProblem('unavailable')
    }
    setBusy(undefined)
  }
  return {
    busy,
    problem,
    last,
    link: (provider: SocialProvider) => run(provider, () => linkWith(provider, isMember)),
    unlink: (provider: SocialProvider) => run(provider, () => unlinkFrom(provider)),
  }
}
