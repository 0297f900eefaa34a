import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { SocialProvider } from '@/domain/account/socialProvider'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { internalPath } from '@/domain/site/internalPath'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountFrame } from '@/features/account/AccountFrame'
import { ChildrenMove } from '@/features/account/ChildrenMove'
import { invitationAddress } from '@/features/account/invites/openedInvitation'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import { codeRefusal, type PhoneCodeWork } from '@/features/account/phone-code/usePhoneCode'
import { enterAsMember, leaveWithoutProfile } from '@/features/account/session'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { SocialButtons } from '@/features/account/social-buttons/SocialButtons'
import { useAfterSignIn } from '@/features/account/useAfterSignIn'
import { reportError } from '@/platform/faults/reportError'
import { useUrlState } from '@/platform/page/useUrlState'
import { useFailureWords } from '@/remote/useFailure'
import type { AuthFailure } from '@/services/authFailure'
import { confirmPhoneCode, type SentCode, type SignIn } from '@/services/phone'
import { signInWith } from '@/services/social'
import { Button } from '@/ui/button/Button'
import { focusInputOnMount } from '@/ui/focusOnMount'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './LoginPage.module.css'

const loginHead: PageHead = {
  title: '로그인',
  description: 'Google, 네이버, 카카오, Apple 계정이나 휴대폰 번호로 도담아지트에 로그인하세요.',
}

/** By social account or phone (specification 4, section 2). */
export function LoginPage() {
  const next = useUrlState().params.get('next')
  const navigate = useNavigate()
  const onContinue = () => void navigate(internalPath(next), { replace: true })
  const { busy, problem, pendingMove, enterWith, enterByCode } = useLogin(onContinue)

  return (
    <AccountFrame lines={['오늘 오후도', '함께 걸어요']}>
      <div className={`${styles.page} flex flex-column`}>
        <h1 className="wide-36">
          <span className="body-track mb-2 accent text-16 block">로그인 </span>
          <span>다시 만나서</span>
          <br /> <span>반가워요</span>
        </h1>
        <p className={`${styles.lead} muted`}>가입할 때 연결한 계정을 골라 주세요.</p>
        <SocialButtons busy={busy} onChoose={(provider) => void enterWith(provider)} />
        <PhoneLogin onCode={enterByCode} />
        {problem && <LoginProblemMessage problem={problem} next={next} />}
        {problem?.kind !== 'noAccount' && (
          <p className={`${styles.join} muted text-center`}>
            <span>아직 회원이 아니신가요?</span>{' '}
            <Link className="px-2 text-link touch" to={paths.signup}>
              회원가입
            </Link>
          </p>
        )}
      </div>
      {pendingMove && <ChildrenMove uid={pendingMove.uid} onDone={pendingMove.onContinue} />}
    </AccountFrame>
  )
}

function LoginProblemMessage({ problem, next }: { problem: LoginProblem; next: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  switch (problem.kind) {
    case 'noAccount':
      return (
        <div className={`${styles.problem} alert`} role="alert">
          <p>가입된 계정이 없어요. 회원가입을 먼저 해 주세요.</p>
          <Link className="text-link touch" to={paths.signup}>
            회원가입
          </Link>
        </div>
      )
    case 'windowBlocked':
      return <BlockedWindow address={invitationAddress(next)} />
    case 'unread':
      return (
        <div className={styles.unread} ref={box} tabIndex={-1}>
          <FailureMessage failure={problem.failure} onRetry={problem.retry} focusNext={box} />
        </div>
      )
  }
}

function PhoneLogin({ onCode }: Pick<PhoneCodeWork, 'onCode'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={isOpen ? 'mt-6' : 'mt-3'}>
      {isOpen ? (
        <div ref={focusInputOnMount}>
          <PhoneCodeForm onCode={onCode} />
        </div>
      ) : (
        <Button size="large" isBlock onClick={() => setOpen(true)}>
          휴대폰 번호로 로그인
        </Button>
      )}
    </div>
  )
}

type LoginProblem =
  | { kind: 'noAccount' }
  | { kind: 'windowBlocked' }
  /** Signed in, but reading the profile failed. */
  | { kind: 'unread'; failure: RemoteFailure; retry: () => void }

const alertLoginFailed = () =>
  window.alert('로그인을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.')

/** Signs in by popup or code, then checks for a profile. */
function useLogin(onContinue: () => void) {
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

export { LoginPage as Component, loginHead as head }
