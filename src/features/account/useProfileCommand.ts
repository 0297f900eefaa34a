import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileChange } from '@/domain/account/profile'
import { updateProfile } from '@/repository/account/users'
import { profileQuery } from './profileQuery'

/** Resolves once the profile is read again. */
export function useProfileCommand(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(uid, change),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery(uid).queryKey }),
    meta: { failure: '회원 정보를 저장하지 못했습니다.' },
  })
}
