import { accountQuery } from '@/remote/accountQuery'

/** Never stored on the device: contains allergies, care notes and people. */
export const childrenQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['children'],
    failure: '자녀 정보를 불러오지 못했습니다.',
    read: async () => (await import('@/repository/account/children')).readChildren(uid),
  })
