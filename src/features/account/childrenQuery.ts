import { accountQuery } from '@/remote/accountQuery'

/** The member's children. Never remembered on the device: allergies, care notes and people are in them. */
export const childrenQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['children'],
    failure: '자녀 정보를 불러오지 못했습니다.',
    // A guest's page need not load what only a member reads.
    read: async () => (await import('@/repository/children')).readChildren(uid),
  })
