import { useQuery } from '@tanstack/react-query'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { followChild } from '@/repository/account/children'

/** Without it allergies and care note stay empty (specification 4, section 2). */
export const healthConsentLabel = '알레르기·돌봄 메모(건강 정보) 수집·이용에 동의합니다 (선택)'

/** At most six at once from the top of the list, so that each read has its full time. */
const inTurn = limitConcurrency(6)

export interface ChildReference {
  uid: string
  childId: string
}

/** A child as staff see it; null when it was removed. `staffUid`: the reader. */
export const childFactsQuery = (staffUid: string, { uid, childId }: ChildReference) =>
  followedStaffQuery({
    uid: staffUid,
    name: ['child', uid, childId],
    failure: '자녀 정보를 불러오지 못했습니다.',
    follow: () => followChild(uid, childId),
    inTurn,
  })

/** A child's data; `isWanted` false: not yet. */
export const useChildFacts = (staffUid: string, child: ChildReference, isWanted = true) =>
  useQuery({ ...childFactsQuery(staffUid, child), enabled: isWanted })
