import { accountQuery } from '@/remote/accountQuery'

/** Never stored on the device: contains homes. */
export const savedPlacesQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['places'],
    failure: '자주 가는 곳을 불러오지 못했습니다.',
    read: async () => (await import('@/repository/places/savedPlaces')).readSavedPlaces(uid),
  })
