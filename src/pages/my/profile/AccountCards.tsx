import { useRef, useState } from 'react'
import {
  type SocialProvider,
  socialProviders,
  unlinkRefusal,
} from '@/domain/account/socialProvider'
import { paths } from '@/domain/site/paths'
import { tidyText } from '@/domain/text/tidyText'
import type { SignedInAccount } from '@/features/account/accountOf'
import { useProfileCommand } from '@/features/account/commands'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { ProviderMark } from '@/features/account/social-buttons/ProviderMark'
import { useWindowsReady } from '@/features/account/social-buttons/useWindowsReady'
import { type NicknameEntry, useNicknameForm } from '@/features/account/useNicknameForm'
import { reportError } from '@/platform/faults/reportError'
import { authFailureOf } from '@/remote/failureOf'
import { isMember } from '@/repository/account/users'
import type { AuthFailure, AuthResult } from '@/services/authFailure'
import { linkWith, unlink as unlinkFrom } from '@/services/social'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Skeleton } from '@/ui/message/Skeleton'
import { StatusLine } from '../shared/StatusLine'
import { MarketingChoice } from './MarketingChoice'
import styles from './MyProfilePage.module.css'
import { PhoneChange } from './PhoneChange'
import { Withdrawal } from './withdrawal/Withdrawal'

interface Props {
  account: SignedInAccount
  onSignOut: () => void
}

export function AccountCards({ account, onSignOut }: Props) {
  return (
    <Card as="section" className={`${styles.card} p-6-5 stack-4`}>
      <NicknameForm nickname={account.nickname} />
      {account.status === 'member' ? (
        <>
          <PhoneChange phone={account.phone} profilePhone={account.profile?.phone} />
          <LinkedAccounts linked={account.providers} />
          <MarketingChoice />
        </>
      ) : (
        <AccountWaiting />
      )}
      <div className="spread-3 note wrap line-above pt-4">
        <p>픽업할 때 자주 고르는 곳을 저장해 두세요.</p>
        <ButtonLink to={paths.myPlaces}>자주 가는 곳</ButtonLink>
      </div>
      <div className="spread-3 note wrap line-above pt-4">
        <p>아이 소식과 예약을 가족과 함께 보세요.</p>
        <ButtonLink to={paths.myFamily}>함께 보는 보호자</ButtonLink>
      </div>
      <div className="spread-3 note wrap line-above pt-4">
        <p>
          로그아웃하면 이 기기에 남은 장바구니와 체험 예약이 지워져요. 계정의 예약은 그대로예요.
        </p>
        <Button onClick={onSignOut}>로그아웃</Button>
      </div>
      {account.status === 'member' && <Withdrawal phone={account.phone} />}
    </Card>
  )
}

/** Reserves the profile's space until Auth has answered. */
function AccountWaiting() {
  return (
    <>
      {[styles.phone, styles.accounts, styles.choice].map((className) => (
        <div key={className} className={className}>
          <Skeleton height="100%" />
        </div>
      ))}
    </>
  )
}

function NicknameForm({ nickname }: { nickname: string }) {
  const { form, judge } = useNicknameForm(nickname)
  const rename = useProfileCommand()
  const line = useRef<HTMLParagraphElement>(null)

  const save = (entry: NicknameEntry) => void rename.run({ nickname: tidyText(entry.nickname) })
  const submit = form.handleSubmit(save, () => rename.forget())
  return (
    <Form className={`${styles.form} and-end top stack-2`} onSubmit={submit}>
      <TextField
        form={form}
        name="nickname"
        label="닉네임"
        autoComplete="nickname"
        onType={judge}
      />
      <Button
        className={styles.save}
        type="submit"
        tone="primary"
        size="large"
        isBusy={rename.isBusy}
      >
        저장
      </Button>
      <StatusLine message={rename.isDone ? '닉네임을 저장했어요.' : ''} ref={line} />
      <CommandFailure command={rename} onRetry={() => void submit()} focusNext={line} />
    </Form>
  )
}

const names: Record<SocialProvider, string> = {
  google: 'Google',
  naver: '네이버',
  kakao: '카카오',
  apple: 'Apple',
}

/** One must stay linked (specification 4, section 2). */
function LinkedAccounts({ linked }: { linked: readonly SocialProvider[] }) {
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
          <li className={`${styles.linkedAccounts} stack-3 middle min-h-60`} key={provider}>
            <span className="icons-20">
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
