import { useQuery } from '@tanstack/react-query'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { domesticPhone } from '@/domain/text/phone'
import { guardianQuery, parentQuery } from './memberQueries'
import { PhoneLink } from './PhoneLink'
import { useStaffMember } from './StaffMemberContext'

interface Props {
  message: RideMessage
  /** With the country's code, where the message has none. */
  phone?: string | undefined
  /** False: do not ask for the name. */
  isWanted?: boolean
}

/** Who wrote a message: nickname, or `이름(관계)` of who shares the family; and the phone. */
export function MessageWriter({ message, phone = '', isWanted = true }: Props) {
  const staff = useStaffMember()
  const { uid, by } = message
  const isOwner = by === '' || by === uid
  const { data: owner } = useQuery({
    ...parentQuery(staff.uid, uid),
    enabled: isWanted && isOwner && uid !== '',
  })
  const { data: guardian } = useQuery({
    ...guardianQuery(staff.uid, uid, by),
    enabled: isWanted && !isOwner,
  })
  const name = isOwner ? owner?.nickname : guardian
  const shownPhone = domesticPhone(message.phone || phone)
  return (
    <>
      {name && <bdi>{name}</bdi>} {shownPhone !== '' && <PhoneLink phone={shownPhone} />}
    </>
  )
}
