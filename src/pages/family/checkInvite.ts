import type { QueryClient } from '@tanstack/react-query'
import { type FamilyInvite, familyInviteRefusal } from '@/domain/account/family'
import type { InviteRefusal } from '@/domain/account/inviteCode'
import { now } from '@/platform/clock'
import { NEVER_FRESH } from '@/remote/queryClient'
import { familiesQuery } from '@/remote/useFamilyMember'
import { hasJoinedBy, readInvite } from '@/repository/account/families'

export interface CheckedInvite {
  invite: FamilyInvite | undefined
  /** Why the account cannot use it; undefined when it can. */
  reason: InviteRefusal | undefined
}

/** Of whom a code is, and whether the account can use it. @throws {RepositoryError} */
export async function checkInvite(
  client: QueryClient,
  ownUid: string,
  code: string,
): Promise<CheckedInvite> {
  const [invite, families] = await Promise.all([
    readInvite(code),
    client.fetchQuery({ ...familiesQuery(ownUid), staleTime: NEVER_FRESH }),
  ])
  const shared = families.flatMap(({ ownerUid, right }) => (right ? [ownerUid] : []))
  const hasJoined = !invite && (await hasJoinedBy(ownUid, code, shared))
  return {
    invite,
    reason: familyInviteRefusal(invite, { ownUid, families, hasJoined, now: now() }),
  }
}
