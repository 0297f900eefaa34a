import { accountQuery } from '@/remote/accountQuery'
import { freshForAMinute } from '@/remote/queryClient'

/** The member's own profile; null when the account has none. Only its owner writes it: not every page asks anew. */
export const profileQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['profile'],
    failure: '회원 정보를 불러오지 못했습니다.',
    // A guest's page need not load what only a member reads.
    read: async () => (await (await import('@/repository/users')).readProfile(uid)) ?? null,
  }),
  staleTime: freshForAMinute,
})
