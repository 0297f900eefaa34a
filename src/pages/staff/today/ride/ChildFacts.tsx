import { TriangleAlert } from 'lucide-react'
import { ageOn } from '@/domain/account/children'
import { dayOf } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { allergenList } from '@/domain/snacks/allergens'
import { useChildFacts } from '@/features/account/childFacts'
import { Skeleton } from '@/ui/message/Skeleton'
import { Tag } from '@/ui/Tag'
import { AllergiesUnknown } from '../../AllergiesUnknown'
import { PhoneLink } from '../../PhoneLink'
import { useStaffMember } from '../../StaffMemberContext'
import styles from './RideFacts.module.css'

interface Props {
  ride: Ride
  isWanted: boolean
}

const useChildOfRide = ({ ride, isWanted }: Props) =>
  useChildFacts(useStaffMember().uid, ride, isWanted)

export function ChildHead(props: Props) {
  const { data: child, isPending, isLoading, errorUpdateCount } = useChildOfRide(props)
  // There may be an allergy.
  if (child === undefined && errorUpdateCount > 0) return <AllergiesUnknown />
  if (isPending) return <Skeleton width="72px" height="26px" isStill={!isLoading} />
  if (!child) return null
  const age = child.birthday === '' ? undefined : ageOn(child.birthday, dayOf(props.ride.startsAt))
  return (
    <>
      {age !== undefined && <span className={`${styles.age} muted`}>{`만 ${age}세`}</span>}
      {child.allergens.length > 0 && (
        <Tag tone="red">
          <TriangleAlert aria-hidden="true" />
          <span>{`알레르기 ${allergenList(child.allergens)}`}</span>
        </Tag>
      )}
    </>
  )
}

/** Care note and people. */
export function ChildNotes(props: Props) {
  const { data: child } = useChildOfRide(props)
  if (child === null) {
    return (
      <div>
        <dt>자녀 정보</dt>
        <dd>계정에서 삭제되어 알레르기와 돌봄 메모를 알 수 없어요.</dd>
      </div>
    )
  }
  return (
    <>
      {child && child.people.length > 0 && (
        <div>
          <dt>데려갈 분</dt>
          <dd className={`${styles.people} flex wrap`}>
            {child.people.map(({ name, relation, phone }) => (
              <span key={`${name}${phone}`} className={`${styles.person} wrap min-0`}>
                <span>{`${name} (${relation})`}</span>
                <PhoneLink phone={phone} />
              </span>
            ))}
          </dd>
        </div>
      )}
      {child && child.careNote !== '' && (
        <div>
          <dt>돌봄 메모</dt>
          <dd>{child.careNote}</dd>
        </div>
      )}
    </>
  )
}
