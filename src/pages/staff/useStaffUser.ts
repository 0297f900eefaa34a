import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { branchToShow, type StaffPerson } from '@/domain/staff/staffPerson'
import { staffMemberQuery } from '@/features/account/useStaff'
import { followRefusals } from '@/remote/followRefusals'
import { staffKey } from '@/remote/staffQuery'
import { familiesQuery } from '@/remote/useFamilyMember'
import { useStaffBranch } from '@/stores/staffBranch'
import type { StaffUser } from './StaffMemberContext'

const noUids: readonly string[] = []

/** A person of the agit with the branch shown and the guarded families; a stable object, so that a changed address renders no row again. */
export function useStaffUser(person: StaffPerson): StaffUser {
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

/** Asks for the own rights again when something is refused: another branch, or put out. */
function useFollowedRights(uid: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      followRefusals(client, staffKey(uid), () =>
        client.invalidateQueries({ queryKey: staffMemberQuery(uid).queryKey }),
      ),
    [client, uid],
  )
}
