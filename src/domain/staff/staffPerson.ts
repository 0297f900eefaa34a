import { accepted, acceptIf, type RuleResult } from '../rule'
import { tidyLineWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'

/** People of the agit (specification 6, section 7). */
export const staffRoles = ['owner', 'teacher'] as const
type StaffRole = (typeof staffRoles)[number]

export const staffRoleLabels: Record<StaffRole, string> = { owner: '원장', teacher: '선생님' }

export const staffRoleNotes: Record<StaffRole, string> = {
  owner: '모든 지점의 모든 일',
  teacher: '고른 지점의 픽업, 돌봄, 요청함, 프로그램 명단',
}

interface StaffRights {
  role: StaffRole
  /** Of a teacher; an owner works at all. */
  branchIds: readonly string[]
}

export interface StaffPerson extends StaffRights {
  uid: string
  name: string
}

/** What there is on `/staff`: a page of the menu, or a part of one. */
export type StaffScreen =
  | 'rides'
  | 'care'
  | 'orders'
  | 'inbox'
  | 'suggestions'
  | 'programs'
  | 'programSessions'
  | 'families'
  | 'report'
  | 'content'
  | 'people'
  | 'settings'
  | 'passes'
  | 'balance'
  | 'recordedBy'

const teacherScreens: ReadonlySet<StaffScreen> = new Set(['rides', 'care', 'inbox', 'programs'])

/** For display only; the rules decide. */
export const mayUse = (role: StaffRole, screen: StaffScreen): boolean =>
  role === 'owner' || teacherScreens.has(screen)

export const worksAt = ({ role, branchIds }: StaffRights, branchId: string): boolean =>
  role === 'owner' || branchIds.includes(branchId)

/** The branch whose lists are shown: an owner's choice, empty for all, or one of a teacher's own. */
export const branchToShow = ({ role, branchIds }: StaffRights, chosen: string): string =>
  worksAt({ role, branchIds }, chosen) ? chosen : (branchIds[0] ?? '')

/** In characters, and in branches. */
export const staffLimits = { name: 20, branches: 20 }

export interface StaffEntry extends StaffRights {
  name: string
}

export const checkStaffName = (name: string): RuleResult =>
  acceptIf(
    isVisibleText(name) && name.trim().length <= staffLimits.name,
    `이름을 ${staffLimits.name}자까지 입력해 주세요.`,
  )

/** A teacher without a branch would see nothing. */
export function checkStaffBranches({ role, branchIds }: StaffRights): RuleResult {
  if (role === 'owner') return accepted
  return branchIds.length === 0
    ? { ok: false, reason: '지점을 골라 주세요.' }
    : acceptIf(
        branchIds.length <= staffLimits.branches,
        `지점을 ${staffLimits.branches}곳까지 골라 주세요.`,
      )
}

export const tidyStaffEntry = ({ name, role, branchIds }: StaffEntry): StaffEntry => ({
  name: tidyLineWithin(name, staffLimits.name),
  role,
  branchIds: role === 'owner' ? [] : branchIds,
})

/** Oneself first, then owners, then teachers, by name. */
export const inOrderOfPeople = (
  people: readonly StaffPerson[],
  ownUid: string,
): readonly StaffPerson[] => {
  const rank = ({ uid, role }: StaffPerson) => (uid === ownUid ? 0 : 1 + staffRoles.indexOf(role))
  return [...people].sort(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'ko'),
  )
}

/** 「원장 · 모든 지점」, 「선생님 · 성수점, 서초점」 */
export const workOf = (
  { role, branchIds }: StaffRights,
  branchLabel: (id: string) => string,
): string => {
  const branches = role === 'owner' ? '모든 지점' : branchIds.map(branchLabel).join(', ')
  return [staffRoleLabels[role], branches || '지점 없음'].join(' · ')
}
