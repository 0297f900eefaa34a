import { accountQuery } from '@/remote/accountQuery'

/** The member's own profile; null when the account has none. */
export const profileQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['profile'],
    failure: '회원 정보를 불러오지 못했습니다.',
    // A guest's page need not load what only a member reads.
    read: async () => (await (await import('@/repository/users')).readProfile(uid)) ?? null,
  })
