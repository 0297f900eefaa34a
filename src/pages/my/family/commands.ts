import { useQueryClient } from '@tanstack/react-query'
import { checkGuardianCount, checkInviter, type Guardian } from '@/domain/account/family'
import type { GuardianRight } from '@/domain/account/guardianRight'
import { newInviteCode } from '@/domain/account/inviteCode'
import { now } from '@/platform/clock'
import { random } from '@/platform/random'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { createInvite, deleteInvite, removeGuardian } from '@/repository/account/families'
import { guardiansQuery, invitesQuery } from './queries'

interface InviteWish {
  role: GuardianRight
  nickname: string
}

/** Counts what is there now: the rules cannot. Answers with the code, unless there are too many. */
export function useInvite() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  return useCommand({
    of: (wish: InviteWish) => ({ ...wish, ownUid }),
    makeId: () => newInviteCode(random),
    send: async ({ role, nickname }, { id: code }) => {
      const inviter = checkInviter(nickname)
      if (!inviter.ok) return inviter
      const staleTime = NEVER_FRESH
      const [guardians, invites] = await Promise.all([
        client.fetchQuery({ ...guardiansQuery(ownUid), staleTime }),
        client.fetchQuery({ ...invitesQuery(ownUid), staleTime }),
      ])
      const others = invites.filter((invite) => invite.code !== code)
      const check = checkGuardianCount(guardians, others, now())
      if (!check.ok) return check
      await createInvite({ code, uid: ownUid, role, ownerName: nickname })
      return { ok: true, code, role } as const
    },
    renews: () => [invitesQuery(ownUid)],
    failure: '초대를 만들지 못했습니다.',
  })
}

export function useTakeBackInvite() {
  const { ownUid } = useMember()
  return useCommand({
    send: (code: string) => deleteInvite(code),
    // It may have been used meanwhile.
    renews: () => [invitesQuery(ownUid), guardiansQuery(ownUid)],
    failure: '초대를 취소하지 못했습니다.',
  })
}

export function usePutOut() {
  const { ownUid } = useMember()
  return useCommand({
    send: ({ uid }: Guardian) => removeGuardian(ownUid, uid),
    // The invitations have gone along.
    renews: () => [invitesQuery(ownUid), guardiansQuery(ownUid)],
    failure: '보호자를 내보내지 못했습니다.',
  })
}
