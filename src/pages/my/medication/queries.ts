import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { accountQuery } from '@/remote/accountQuery'
import { followedQuery } from '@/remote/followedQuery'
import { freshForAMinute } from '@/remote/queryClient'
import type { FamilyUids } from '@/remote/useMember'
import { followOwnMedications, readLastMedications } from '@/repository/care/medications'

/** 투약 의뢰 is never stored on the device. */

/** From today on; followed on a day with medicine. */
export const medicationsQuery = ({ familyUid, ownUid }: FamilyUids) => ({
  ...followedQuery({
    uid: familyUid,
    ownUid,
    name: ['medications', 'ahead'],
    failure: '투약 의뢰를 불러오지 못했습니다.',
    follow: () => followOwnMedications(familyUid, dayOf(now())),
    patienceMs: (known = []) => known.some(({ day }) => day === dayOf(now())) && 0,
  }),
  staleTime: freshForAMinute,
})

/** Whose words a form begins with. */
export const lastMedicationsQuery = (uid: string) =>
  accountQuery({
    uid,
    name: ['medications', 'last'],
    failure: '지난 투약 의뢰를 불러오지 못했습니다.',
    read: () => readLastMedications(uid),
  })
