import { paths } from '@/domain/site/paths'
import { siteOrigin } from '@/platform/env'
import { useFamilyInvite, useStaffInvite } from '@/stores/invites'

const invitations = [
  { path: paths.family, invite: useFamilyInvite },
  { path: paths.staffJoin, invite: useStaffInvite },
]

/** The page of the invitation that was opened in this tab; undefined without one. */
export const openedInvitation = (): string | undefined =>
  invitations.find(({ invite }) => invite.getState().code !== '')?.path

/** The address by which another browser opens an invitation again: its code stands in this tab alone. Undefined for other pages. */
export function invitationAddress(path: string | undefined | null): string | undefined {
  const code = invitations.find((other) => other.path === path)?.invite.getState().code
  return code && `${siteOrigin()}${path}#${code}`
}
