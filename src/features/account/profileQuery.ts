import { accountQuery } from '@/remote/accountQuery'
import { readProfile } from '@/repository/users'

/** The member's own profile; null when the account has none. */
export const profileQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['profile'],
    failure: '회원 정보를 불러오지 못했습니다.',
    read: async () => (await readProfile(uid)) ?? null,
  })
