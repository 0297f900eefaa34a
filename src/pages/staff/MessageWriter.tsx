import { useQuery } from '@tanstack/react-query'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { domesticPhone } from '@/domain/text/phone'
import { FamilyLink } from './FamilyLink'
import { PhoneLink } from './PhoneLink'
import { guardianQuery, parentQuery } from './queries'
import { useStaffMember } from './StaffMemberContext'

interface Props {
  message: RideMessage
  /** With the country's code, where the message has none. */
  phone?: string | undefined
  /** False: do not ask for the name. */
  isWanted?: boolean
}

/** Who wrote a message: nickname, or `이름(관계)` of who shares the family; and the phone, an owner's of now. */
export function MessageWriter({ message, phone = '', isWanted = true }: Props) {
  const staff = useStaffMember()
  const { uid, by } = message
  const isOwner = by === '' || by === uid
  const asksOwner = isWanted && isOwner && uid !== ''
  const { data: owner, isPending } = useQuery({
    ...parentQuery(staff.uid, uid),
    enabled: asksOwner,
  })
  const { data: guardian } = useQuery({
    ...guardianQuery(staff.uid, uid, by),
    enabled: isWanted && !isOwner,
  })
  const name = isOwner ? owner?.nickname : guardian
  // One of before must not stand under the finger.
  const shownPhone =
    asksOwner && isPending ? '' : domesticPhone((isOwner && owner?.phone) || message.phone || phone)
  return (
    <>
      {name && (isOwner ? <FamilyLink uid={uid} nickname={name} /> : <bdi>{name}</bdi>)}{' '}
      {shownPhone !== '' && <PhoneLink phone={shownPhone} />}
    </>
  )
}
