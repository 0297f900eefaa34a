import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '@/domain/site/internalPath'
import { branchToShow, mayUse, type StaffPerson } from '@/domain/staff/staffPerson'
import { staffMemberQuery, useStaff } from '@/features/account/useStaff'
import { useOnline } from '@/platform/network/useOnline'
import { usePageReady } from '@/platform/page/usePageReady'
import { renewAfterRefusals } from '@/remote/renewAfterRefusals'
import { staffKey } from '@/remote/staffQuery'
import { useFailure } from '@/remote/useFailure'
import { familiesQuery } from '@/remote/useFamilyMember'
import { useStaffBranch } from '@/stores/staffBranch'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import { StaffAlerts } from './alerts/StaffAlerts'
import { NoAccess, OwnersOnly } from './NoAccess'
import styles from './StaffLayout.module.css'
import { StaffMemberProvider, type StaffUser } from './StaffMemberContext'
import { StaffMenu } from './StaffMenu'
import { StaffShell } from './StaffShell'
import { staffPageAt } from './staffScreens'

/** Only for staff; what they may do is decided by the rules. */
export function StaffLayout() {
  const staff = useStaff()
  const { pathname, search } = useLocation()
  usePageReady()
  switch (staff.status) {
    case 'staff':
      return <Screens person={staff.person} />
    case 'guest':
      return <Navigate to={loginPath(pathname + search)} replace />
    case 'parent':
      return <NoAccess uid={staff.uid} />
    case 'failed':
      return <CheckFailed error={staff.error} onRetry={staff.retry} />
    case 'checking':
      return <Checking />
  }
}

function Screens({ person }: { person: StaffPerson }) {
  const member = useStaffUser(person)
  const page = staffPageAt(useLocation().pathname)
  const isDenied = page !== undefined && !mayUse(person.role, page.screen)
  return (
    <StaffMemberProvider value={member}>
      <StaffShell name={person.name} menu={<StaffMenu />} tools={<StaffAlerts />}>
        {isDenied && <OwnersOnly label={page.label} />}
        {!isDenied && member.at === '' && (
          <StateMessage
            role="status"
            message="맡은 지점이 없어요. 원장에게 지점을 정해 달라고 해 주세요."
          />
        )}
        {!isDenied && member.at !== '' && <Outlet />}
      </StaffShell>
    </StaffMemberProvider>
  )
}

/** The frame without content: nothing is shown before the check succeeds. */
function CheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const failure = useFailure(error)
  const page = useRef<HTMLDivElement>(null)
  return (
    <StaffShell>
      <div ref={page} tabIndex={-1}>
        <h1 className="sr-only">아지트 관리</h1>
        <FailureMessage what="관리 권한" failure={failure} onRetry={onRetry} focusNext={page} />
      </div>
    </StaffShell>
  )
}

function Checking() {
  const isOnline = useOnline()
  return (
    <StaffShell>
      <div className={`${styles.checking} rounded-card on-sunken muted text-center`} role="status">
        <h1 className="text-18 semibold">
          {isOnline ? '관리 권한을 확인하고 있어요.' : '인터넷 연결을 확인해 주세요.'}
        </h1>
      </div>
    </StaffShell>
  )
}

const noUids: readonly string[] = []

/** A person of the agit with the branch shown and the guarded families; a stable object, so that a changed address renders no row again. */
function useStaffUser(person: StaffPerson): StaffUser {
  const chosen = useStaffBranch((state) => state.branchId)
  const { data: families } = useQuery(familiesQuery(person.uid))
  const at = person.role === 'owner' ? undefined : branchToShow(person, chosen)
  const guardedUids = useMemo(() => {
    const uids = families?.flatMap(({ ownerUid, right }) => (right === null ? [] : [ownerUid]))
    return uids && uids.length > 0 ? uids : noUids
  }, [families])
  useFollowedRights(person.uid)
  return useMemo(() => ({ ...person, at, guardedUids }), [person, at, guardedUids])
}

/** Reads this teacher's rights again when something is refused: another branch, or put out. */
function useFollowedRights(uid: string): void {
  const client = useQueryClient()
  useEffect(() => renewAfterRefusals(client, staffKey(uid), staffMemberQuery(uid)), [client, uid])
}

export { StaffLayout as Component }
