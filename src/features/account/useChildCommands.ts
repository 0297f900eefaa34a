import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MemberChild } from '@/domain/account/memberChild'
import { removeChild, saveChildren } from '@/repository/children'
import { childrenQuery } from './childrenQuery'

/** What a member may do with the children of the account. Each ends once the list has been read again. */
export function useChildCommands(uid: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: childrenQuery(uid).queryKey })
  const save = useMutation({
    mutationFn: (children: readonly MemberChild[]) => saveChildren(uid, children),
    onSuccess,
    meta: { failure: '자녀 정보를 저장하지 못했습니다.' },
  })
  const remove = useMutation({
    mutationFn: (childId: string) => removeChild(uid, childId),
    onSuccess,
    meta: { failure: '자녀 정보를 삭제하지 못했습니다.' },
  })
  return { save, remove }
}
