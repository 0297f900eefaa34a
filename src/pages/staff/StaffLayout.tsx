import { useMemo, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import { useStaff } from '@/features/account/useStaff'
import { useOnline } from '@/platform/network/useOnline'
import { usePageReady } from '@/platform/page/usePageReady'
import { failureOf } from '@/remote/failureOf'
import { BrandMark } from '@/ui/BrandMark'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './StaffLayout.module.css'
import { StaffMemberContext, type StaffUser } from './StaffMemberContext'
import { StaffMenu } from './StaffMenu'
import { StaffShell } from './StaffShell'

/** Only for staff; what they may do is decided by the rules. */
export function StaffLayout() {
  const staff = useStaff()
  const { pathname, search } = useLocation()
  usePageReady()
  switch (staff.status) {
    case 'staff':
      return <Screens uid={staff.uid} name={staff.name} />
    case 'guest':
      return <Navigate to={loginPath(pathname + search)} replace />
    case 'parent':
      return <NoAccess />
    case 'failed':
      return <CheckFailed error={staff.error} onRetry={staff.retry} />
    case 'checking':
      return <Checking />
  }
}

/** A stable object, so that a changed filter address renders no ride again. */
function Screens({ uid, name }: StaffUser) {
  const member = useMemo(() => ({ uid, name }), [uid, name])
  return (
    <StaffMemberContext value={member}>
      <StaffShell name={name} menu={<StaffMenu />}>
        <Outlet />
      </StaffShell>
    </StaffMemberContext>
  )
}

function NoAccess() {
  return (
    <main id="main" className={styles.gate}>
      <BrandMark className={styles.gateMark} />
      <h1>접근 권한이 없습니다</h1>
      <p>아지트 선생님만 볼 수 있는 화면이에요.</p>
      <ButtonLink tone="primary" to={paths.home}>
        홈으로
      </ButtonLink>
    </main>
  )
}

/** The frame without content: nothing is shown before the check succeeds. */
function CheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const page = useRef<HTMLDivElement>(null)
  return (
    <StaffShell>
      <div ref={page} tabIndex={-1}>
        <FailureMessage failure={failureOf(error)} onRetry={onRetry} focusNext={page} />
      </div>
    </StaffShell>
  )
}

function Checking() {
  const isOnline = useOnline()
  return (
    <StaffShell>
      <StateMessage
        role="status"
        message={isOnline ? '관리 권한을 확인하고 있어요.' : '인터넷 연결을 확인해 주세요.'}
      />
    </StaffShell>
  )
}

export { StaffLayout as Component }
