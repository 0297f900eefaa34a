import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { BlockedWindow } from '@/features/account/social-buttons/BlockedWindow'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './LoginPage.module.css'
import type { LoginProblem } from './useLogin'

export function LoginProblemMessage({ problem }: { problem: LoginProblem }) {
  const box = useRef<HTMLDivElement>(null)
  switch (problem.kind) {
    case 'noAccount':
      return (
        <div className={styles.problem} role="alert">
          <p>가입된 계정이 없어요. 회원가입을 먼저 해 주세요.</p>
          <Link className={styles.link} to={paths.signup}>
            회원가입
          </Link>
        </div>
      )
    case 'windowBlocked':
      return <BlockedWindow />
    case 'unread':
      return (
        <div className={styles.unread} ref={box} tabIndex={-1}>
          <FailureMessage failure={problem.failure} onRetry={problem.retry} focusNext={box} />
        </div>
      )
  }
}
