import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkGuardianCount, checkInviter, type Guardian } from '@/domain/account/family'
import type { GuardianRight } from '@/domain/account/guardianRight'
import { newInviteCode } from '@/domain/account/inviteCode'
import { now } from '@/platform/clock'
import { random } from '@/platform/random'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useMember } from '@/remote/useMember'
import { createInvite, deleteInvite, removeGuardian } from '@/repository/account/families'
import { guardiansQuery, invitesQuery } from './familyQueries'

export const newCode = (): string => newInviteCode(random)

interface InviteWish {
  /** Made before the first try, one for each right. */
  code: string
  role: GuardianRight
  nickname: string
}

const readAgain = (client: QueryClient, ownUid: string) =>
  Promise.all(
    [invitesQuery(ownUid), guardiansQuery(ownUid)].map(({ queryKey }) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** Counts what is there now: the rules cannot. */
export function useInvite() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ code, role, nickname }: InviteWish) => {
      const inviter = checkInviter(nickname)
      if (!inviter.ok) return inviter
      const staleTime = NEVER_FRESH
      const [guardians, invites] = await Promise.all([
        client.fetchQuery({ ...guardiansQuery(ownUid), staleTime }),
        client.fetchQuery({ ...invitesQuery(ownUid), staleTime }),
      ])
      const others = invites.filter((invite) => invite.code !== code)
      const check = checkGuardianCount(guardians, others, now())
      if (check.ok) await createInvite({ code, uid: ownUid, role, ownerName: nickname })
      return check
    },
    onSuccess: () => client.invalidateQueries({ queryKey: invitesQuery(ownUid).queryKey }),
    meta: { failure: '초대를 만들지 못했습니다.' },
  })
}

export function useTakeBackInvite() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => deleteInvite(code),
    // It may have been used meanwhile.
    onSuccess: () => readAgain(client, ownUid),
    meta: { failure: '초대를 취소하지 못했습니다.' },
  })
}

export function usePutOut() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ uid }: Guardian) => removeGuardian(ownUid, uid),
    // The invitations have gone along.
    onSuccess: () => readAgain(client, ownUid),
    meta: { failure: '보호자를 내보내지 못했습니다.' },
  })
}
