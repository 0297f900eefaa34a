import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkChildCount, type MemberChild } from '@/domain/account/memberChild'
import type { ProfileChange } from '@/domain/account/profile'
import { accepted, type RuleResult } from '@/domain/rule'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { saveChildren } from '@/repository/account/children'
import { updateProfile } from '@/repository/account/users'
import { childrenQuery, profileQuery } from './queries'

/** Each resolves once the list is read again. The child limit is checked here: the rules cannot count. */
export function useChildCommands(uid: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: childrenQuery(uid).queryKey })
  const save = useMutation({
    mutationFn: async (children: readonly MemberChild[]): Promise<RuleResult> => {
      const cached = client.getQueryData(childrenQuery(uid).queryKey) ?? []
      const areChanges = children.every(({ id }) => cached.some((child) => child.id === id))
      const check = areChanges
        ? accepted
        : checkChildCount(await client.fetchQuery(childrenQuery(uid)), children)
      if (check.ok) await saveChildren(uid, children)
      return check
    },
    onSuccess,
    meta: { failure: '자녀 정보를 저장하지 못했습니다.' },
  })
  return { save }
}

export function useProfileCommand() {
  const { ownUid } = useMember()
  return useCommand({
    send: (change: ProfileChange) => updateProfile(ownUid, change),
    renews: () => [profileQuery(ownUid)],
    failure: '회원 정보를 저장하지 못했습니다.',
  })
}
