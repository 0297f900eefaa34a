import { addHours } from 'date-fns/addHours'
import { UNUSABLE_INVITE } from '../account/inviteCode'
import type { StaffEntry } from './staffPerson'

/** To join the agit, by the account of one phone (specification 6, section 7). */
export interface StaffInvite extends StaffEntry {
  code: string
  /** As in the token: `+82…`. */
  phone: string
  /** Uid of the owner who invites. */
  by: string
  createdAt: Date
}

export const STAFF_INVITE_HOURS = 72

export const staffInviteEndsAt = ({ createdAt }: Pick<StaffInvite, 'createdAt'>): Date =>
  addHours(createdAt, STAFF_INVITE_HOURS)

export const isStaffInviteOpen = (invite: Pick<StaffInvite, 'createdAt'>, now: Date): boolean =>
  now <= staffInviteEndsAt(invite)

export type StaffInviteRefusal = 'unusable' | 'otherPhone' | 'joined'

export const staffInviteRefusals: Record<StaffInviteRefusal, string> = {
  unusable: UNUSABLE_INVITE,
  otherPhone: '이 초대는 다른 휴대폰 번호로 왔어요.',
  joined: '이미 함께 일하는 선생님이에요.',
}

/** Why an account cannot use an invitation; undefined when it can. Without an invite it is unknown or used. */
export function staffInviteRefusal(
  invite: StaffInvite | undefined,
  { phone, isStaff, now }: { phone: string; isStaff: boolean; now: Date },
): StaffInviteRefusal | undefined {
  if (isStaff) return 'joined'
  if (!invite || !isStaffInviteOpen(invite, now)) return 'unusable'
  return invite.phone === phone ? undefined : 'otherPhone'
}

/** What an invitation asks; `branches` are the names of the branches. */
export const joinQuestion = (
  { name, role }: Pick<StaffInvite, 'name' | 'role'>,
  branches: readonly string[],
): string =>
  role === 'owner'
    ? `${name} 님, 도담아지트에 원장으로 합류할까요?`
    : `${name} 님, 도담아지트 ${branches.join(', ')}에 합류할까요?`

/** What is sent with a code; `site` is the address of the site. */
export const staffInviteMessage = (site: string, code: string): string =>
  `[도담아지트] 선생님 초대 ${site}/staff/join#${code}`
