import { useQuery } from '@tanstack/react-query'
import { Phone, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { ageOn } from '@/domain/account/children'
import { personLabel } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import { dayOf } from '@/domain/dates/day'
import { allergenList } from '@/domain/snacks/allergens'
import { domesticPhone } from '@/domain/text/phone'
import { useChildFacts } from '@/features/account/childFacts'
import { Skeleton } from '@/ui/message/Skeleton'
import { AllergiesUnknown } from '../../AllergiesUnknown'
import { FamilyOfRow } from '../../FamilyLink'
import { parentQuery } from '../../queries'
import { useStaffMember } from '../../StaffMemberContext'
import { ShouldReadChildData } from '../ShouldReadChildData'
import styles from './CareFacts.module.css'

/** Data of a stay's child, as fresh as its row. */
export const useChildOfStay = (stay: Stay) =>
  useChildFacts(useStaffMember().uid, stay, use(ShouldReadChildData))

export function AgeOfChild({ stay }: { stay: Stay }) {
  const { data: child } = useChildOfStay(stay)
  const age = child ? ageOn(child.birthday, dayOf(stay.startsAt)) : undefined
  return age === undefined ? null : <span className="note nowrap">{`만 ${age}세`}</span>
}

export function PhotoMark({ stay }: { stay: Stay }) {
  const { data: child } = useChildOfStay(stay)
  if (child?.photoConsentVersion !== '') return null
  return (
    <span className="note nowrap" role="img" aria-label="사진 동의 없음">
      사진 ✕
    </span>
  )
}

/** Shown first after the name; a failed read must be visible too. */
export function Allergies({ stay }: { stay: Stay }) {
  const { data: child, isPending, isLoading, errorUpdateCount } = useChildOfStay(stay)
  if (child === undefined && errorUpdateCount > 0) return <AllergiesUnknown />
  if (isPending)
    return (
      <p className={styles.waiting}>
        <Skeleton width="120px" height="26px" isStill={!isLoading} />
      </p>
    )
  if (!child) {
    return (
      <p className="screen-only wrap-2 danger semibold middle">
        계정에서 삭제되어 알레르기와 돌봄 메모를 알 수 없어요.
      </p>
    )
  }
  if (child.allergens.length === 0) return null
  return (
    <p
      className={`${styles.allergies} icons-18 inline-flex at-start text-14 semibold screen-only gap-6px`}
    >
      <TriangleAlert aria-hidden="true" />
      <span>
        <span>알레르기</span> <b className="extrabold">{allergenList(child.allergens)}</b>
      </span>
    </p>
  )
}

export function ChildDetails({ stay }: { stay: Stay }) {
  const { data: child } = useChildOfStay(stay)
  return (
    <>
      {child && child.careNote !== '' && (
        <p className={`${styles.memo} clip text-14 nowrap screen-only medium`}>
          <span className={`${styles.label} note`}>돌봄 메모</span> <span>{child.careNote}</span>
        </p>
      )}
      <div className={`${styles.who} contents screen-only`}>
        {child && child.people.length > 0 && (
          <p className={`${styles.people} text-14`}>
            <span className={`${styles.label} note`}>데려갈 분</span>{' '}
            <span>{child.people.map(personLabel).join(', ')}</span>
          </p>
        )}
        <FamilyOfRow uid={stay.uid} isWanted={use(ShouldReadChildData)} />
        <ParentPhone stay={stay} />
      </div>
    </>
  )
}

export function ParentPhone({ stay }: { stay: Stay }) {
  const { uid } = useStaffMember()
  const { data: parent, errorUpdateCount } = useQuery({
    ...parentQuery(uid, stay.uid),
    enabled: use(ShouldReadChildData),
  })
  if (parent === undefined && errorUpdateCount > 0)
    return <span className={`${styles.noPhone} note`}>전화번호 확인 중</span>
  const phone = parent ? domesticPhone(parent.phone) : ''
  if (phone === '') return null
  return (
    <a
      className={`${styles.phone} hit edged-softly center mt-2 rounded bold tabular icons-20`}
      href={`tel:${phone.replaceAll('-', '')}`}
      aria-label={`${stay.childName} 보호자 ${phone}`}
    >
      <Phone aria-hidden="true" />
      <span>{phone}</span>
    </a>
  )
}
