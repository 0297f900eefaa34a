import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { internalPath } from '@/domain/site/internalPath'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountFrame } from '@/features/account/AccountFrame'
import { ChildrenMove } from '@/features/account/ChildrenMove'
import { invitationAddress } from '@/features/account/invites/openedInvitation'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import type { PhoneCodeWork } from '@/features/account/phone-code/usePhoneCode'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { SocialButtons } from '@/features/account/social-buttons/SocialButtons'
import { useUrlState } from '@/platform/page/useUrlState'
import { Button } from '@/ui/button/Button'
import { focusInputOnMount } from '@/ui/focusOnMount'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './LoginPage.module.css'
import { type LoginProblem, useLogin } from './useLogin'

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
      <div className={`${styles.page} flex`}>
        <h1 className="wide-36">
          <span className={`${styles.name} mb-2 accent text-16 block`}>로그인 </span>
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
            <Link className={`${styles.link} text-link touch`} to={paths.signup}>
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
          <Link className={`${styles.link} text-link touch`} to={paths.signup}>
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
    <div className="mt-3">
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

export { LoginPage as Component, loginHead as head }
