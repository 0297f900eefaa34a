import { useRef, useState } from 'react'
import {
  type SocialProvider,
  socialProviders,
  unlinkRefusal,
} from '@/domain/account/socialProvider'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { ProviderMark } from '@/features/account/social-buttons/ProviderMark'
import { useWindowsReady } from '@/features/account/social-buttons/useWindowsReady'
import { reportError } from '@/platform/faults/reportError'
import { authFailureOf } from '@/remote/failureOf'
import { isMember } from '@/repository/account/users'
import type { AuthFailure, AuthResult } from '@/services/authFailure'
import { linkWith, unlink as unlinkFrom } from '@/services/social'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './MyProfilePage.module.css'

const names: Record<SocialProvider, string> = {
  google: 'Google',
  naver: '네이버',
  kakao: '카카오',
  apple: 'Apple',
}

/** One must stay linked (specification 4, section 2). */
export function LinkedAccounts({ linked }: { linked: readonly SocialProvider[] }) {
  useWindowsReady()
  const { busy, problem, last, link, unlink } = useLinkedAccounts()
  const heading = useRef<HTMLHeadingElement>(null)
  const [refusal, setRefusal] = useState<string>()

  const askToUnlink = (provider: SocialProvider) => {
    const reason = unlinkRefusal(linked.length)
    setRefusal(reason)
    if (reason || !window.confirm(`${names[provider]} 연결을 해제할까요?`)) return
    void unlink(provider)
  }
  const change = (provider: SocialProvider) => {
    setRefusal(undefined)
    if (linked.includes(provider)) askToUnlink(provider)
    else void link(provider)
  }
  const isBlocked = problem === 'windowBlocked'
  const isTaken = problem === 'alreadyInUse'
  const message = refusal ?? (isTaken ? '이미 다른 계정에 연결된 소셜 계정이에요.' : undefined)
  const failure = problem && !isBlocked && !message ? authFailureOf(problem) : undefined
  return (
    <div className="stack-2">
      <h2 className="text-18" id="linked-accounts" ref={heading} tabIndex={-1}>
        연결된 계정
      </h2>
      <ul aria-labelledby="linked-accounts">
        {socialProviders.map((provider) => (
          <li className={`${styles.linkedAccounts} stack-3 middle`} key={provider}>
            <span className={styles.mark}>
              <ProviderMark provider={provider} />
            </span>
            <span id={`account-${provider}`}>{names[provider]}</span>
            <Button
              aria-describedby={`account-${provider}`}
              isBusy={busy === provider}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => {
                if (!busy) change(provider)
              }}
            >
              {linked.includes(provider) ? '연결 해제' : '연결'}
            </Button>
          </li>
        ))}
      </ul>
      {isBlocked && <BlockedWindow />}
      {message && (
        <p className="danger semibold" role="alert">
          {message}
        </p>
      )}
      {failure && (
        <FailureMessage
          failure={failure}
          onRetry={() => last && change(last)}
          focusNext={heading}
        />
      )}
    </div>
  )
}

function useLinkedAccounts() {
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
