import { type InviteRefusal, inviteTerm } from '../account/inviteCode'
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

export const staffInviteTerm = inviteTerm(72)

/** Why an account cannot use an invitation; undefined when it can. Without an invite it is unknown or used. */
export function staffInviteRefusal(
  invite: StaffInvite | undefined,
  { phone, isStaff, now }: { phone: string; isStaff: boolean; now: Date },
): InviteRefusal | undefined {
  if (isStaff) return 'teacher'
  if (!invite || !staffInviteTerm.isOpen(invite, now)) return 'unusable'
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
