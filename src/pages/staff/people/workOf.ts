import { type StaffRights, staffRoleLabels } from '@/domain/staff/staffPerson'

/** 「원장 · 모든 지점」, 「선생님 · 성수점, 서초점」 */
export const workOf = (
  { role, branchIds }: StaffRights,
  branchLabel: (id: string) => string,
): string => {
  const branches = role === 'owner' ? '모든 지점' : branchIds.map(branchLabel).join(', ')
  return [staffRoleLabels[role], branches || '지점 없음'].join(' · ')
}
