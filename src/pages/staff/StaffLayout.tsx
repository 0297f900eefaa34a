import { useQuery, useQueryClient } from '@tanstack/react-query'
import { House, LockKeyhole } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import { branchToShow, mayUse, type StaffPerson } from '@/domain/staff/staffPerson'
import { staffMemberQuery, useStaff } from '@/features/account/useStaff'
import { useOnline } from '@/platform/network/online'
import { usePageReady } from '@/platform/page/documentHead'
import { renewAfterRefusals } from '@/remote/renewAfterRefusals'
import { staffKey } from '@/remote/staffQuery'
import { useFailure } from '@/remote/useFailure'
import { familiesQuery } from '@/remote/useFamilyMember'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { useStaffBranch } from '@/stores/staffBranch'
import { useStaffStrip } from '@/stores/staffStrip'
import { BrandMark } from '@/ui/BrandMark'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Sections } from '@/ui/message/SectionBoundary'
import { StateMessage } from '@/ui/message/StateMessage'
import { StaffAlerts } from './alerts/StaffAlerts'
import styles from './StaffLayout.module.css'
import { StaffMemberProvider, type StaffUser } from './StaffMemberContext'
import { StaffMenu } from './StaffMenu'
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
      <div className="p-10-5 rounded-card on-sunken muted text-center" role="status">
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

/** For parents, and for a teacher who was put out: then nothing of the agit is left on the device. */
function NoAccess({ uid }: { uid: string }) {
  const client = useQueryClient()
  useEffect(() => {
    client.removeQueries({ queryKey: staffKey(uid) })
    useNoteDrafts.getState().removeOf(uid)
    useStaffBranch.getState().choose('')
    useStaffStrip.getState().clear()
  }, [client, uid])
  return (
    <main id="main" className={`${styles.gate} stack-4 text-center centred p-6`}>
      <BrandMark className={`${styles.gateMark} square-72`} />
      <h1>접근 권한이 없습니다</h1>
      <p>아지트 선생님만 볼 수 있는 화면이에요.</p>
      <ButtonLink tone="primary" to={paths.home}>
        홈으로
      </ButtonLink>
    </main>
  )
}

/** A page of owners, opened by a teacher. */
function OwnersOnly({ label }: { label: string }) {
  return (
    <Card className={`${styles.denied} stack-3 centred text-center`}>
      <span className="square-56 on-tonal center pill">
        <LockKeyhole aria-hidden="true" />
      </span>
      <h1 className="text-22">접근 권한이 없습니다</h1>
      <p className="note">{`「${label}」 화면은 원장만 볼 수 있어요.`}</p>
      <ButtonLink tone="tonal" to={paths.staff}>
        오늘의 픽업
      </ButtonLink>
    </Card>
  )
}

interface Props {
  name?: string
  menu?: Elements
  /** Beside the name. */
  tools?: Elements
  children: ReactNode
}

/** Head, menu and page: a side column, tabs on tablets, a bottom bar on phones. */
function StaffShell({ name, menu, tools, children }: Props) {
  return (
    <div className={`${styles.shell} on-sunken`}>
      <Sections>
        <header className={`${styles.header} screen-only on-surface`}>
          <div className={`${styles.bar} spread-3 min-h-56`}>
            <p className={`${styles.brand} row extrabold tight gap-10px`}>
              <span className={`${styles.mark} center rigid`}>
                <BrandMark />
              </span>
              <span>
                <span>아지트 관리</span>
                {name !== undefined && <small>{name}</small>}
              </span>
            </p>
            <Link
              className={`${styles.home} center icons-20 muted`}
              to={paths.home}
              aria-label="홈으로"
            >
              <House aria-hidden="true" />
            </Link>
          </div>
          {tools}
          {menu}
        </header>
        <main id="main" className={`${styles.main} full`}>
          {children}
        </main>
      </Sections>
    </div>
  )
}

export { StaffLayout as Component }
