import { useQueryClient } from '@tanstack/react-query'
import { checkChildCount, type SavedChild } from '@/domain/account/memberChild'
import type { ProfileChange } from '@/domain/account/profile'
import { accepted, type RuleResult } from '@/domain/rule'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { saveChildren } from '@/repository/account/children'
import { updateProfile } from '@/repository/account/users'
import { childrenQuery, profileQuery } from './queries'

/** The child limit is checked here: the rules cannot count. */
export function useSaveChildren(uid: string) {
  const client = useQueryClient()
  const query = childrenQuery(uid)
  return useCommand({
    send: async (children: readonly SavedChild[]): Promise<RuleResult> => {
      const cached = client.getQueryData(query.queryKey) ?? []
      const areChanges = children.every(({ id }) => cached.some((child) => child.id === id))
      const check = areChanges
        ? accepted
        : checkChildCount(await client.fetchQuery(query), children)
      if (check.ok) await saveChildren(uid, children)
      return check
    },
    renews: () => [query],
    failure: '자녀 정보를 저장하지 못했습니다.',
  })
}

export function useProfileCommand() {
  const { ownUid } = useMember()
  return useCommand({
    send: (change: ProfileChange) => updateProfile(ownUid, change),
    renews: () => [profileQuery(ownUid)],
    failure: '회원 정보를 저장하지 못했습니다.',
  })
}
