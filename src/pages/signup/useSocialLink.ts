import { useState } from 'react'
import { linkRefusal, type SignupProgress } from '@/domain/account/signup'
import type { SocialProvider } from '@/domain/account/socialProvider'
import { deviceNow } from '@/platform/clock'
import { reportError } from '@/platform/faults/reportError'
import { isMember } from '@/repository/account/users'
import { askAccount } from '@/services/account'
import type { AuthFailure } from '@/services/authFailure'
import { linkWith } from '@/services/social'
import { useSignup } from '@/stores/signup'

export type LinkProblem = 'consents' | 'expired' | 'inUse' | 'windowBlocked' | 'failed'

const problems: Partial<Record<AuthFailure, LinkProblem>> = {
  alreadyInUse: 'inUse',
  windowBlocked: 'windowBlocked',
  // Without a recent sign-in the phone is verified again.
  ended: 'expired',
  freshSignInNeeded: 'expired',
}

export function useSocialLink(progress: SignupProgress) {
  const dispatch = useSignup((state) => state.dispatch)
  const [busy, setBusy] = useState<SocialProvider>()
  const [problem, setProblem] = useState<LinkProblem>()

  const tryToLink = async (provider: SocialProvider, at: number) => {
    const who = await askAccount()
    // Another tab may have signed in somebody else.
    if (who.ok && who.account.uid !== progress.phone?.vpt) return setProblem('expired')
    const answer = who.ok ? await linkWith(provider, isMember) : who
    if (answer.ok) dispatch({ kind: 'socialLinked', at, ...answer.account })
    else if (answer.reason !== 'windowClosed') setProblem(problems[answer.reason] ?? 'failed')
  }

  const link = async (provider: SocialProvider) => {
    const at = deviceNow().getTime()
    const refusal = linkRefusal(progress, at)
    setProblem(refusal)
    if (refusal) return
    setBusy(provider)
    try {
      await tryToLink(provider, at)
    } catch (error) {
      reportError('소셜 계정을 연결하지 못했습니다.', error)
      setProblem('failed')
    }
    setBusy(undefined)
  }

  return { busy, problem, link }
}
