import { accountQuery } from '@/remote/accountQuery'
import { freshForAMinute } from '@/remote/queryClient'

/** Never stored on the device: contains allergies, care notes and people. */
export const childrenQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['children'],
    failure: '자녀 정보를 불러오지 못했습니다.',
    read: async () => (await import('@/repository/account/children')).readChildren(uid),
  })

/** null when the account has none. Only its owner writes it, so not every page reads it again. */
export const profileQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['profile'],
    failure: '회원 정보를 불러오지 못했습니다.',
    read: async () => (await (await import('@/repository/account/users')).readProfile(uid)) ?? null,
  }),
  staleTime: freshForAMinute,
})
