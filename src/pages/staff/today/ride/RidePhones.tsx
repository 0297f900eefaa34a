import { useQuery } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/booked/ride'
import { phonesOfRide } from '@/domain/staff/rideRows'
import { Skeleton } from '@/ui/message/Skeleton'
import { PhoneLink } from '../../PhoneLink'
import { parentQuery } from '../../queries'
import { useStaffMember } from '../../StaffMemberContext'
import styles from './RideFacts.module.css'

/** Whom to call about a ride: the account's phone of now, and another one it was booked by. */
export function RidePhones({ ride, isWanted = true }: { ride: Ride; isWanted?: boolean }) {
  const { uid } = useStaffMember()
  const {
    data: parent,
    isPending,
    isLoading,
  } = useQuery({ ...parentQuery(uid, ride.uid), enabled: isWanted })
  // Not the ride's until then, which may be one of before under the finger.
  if (isPending) return <Skeleton width="140px" height="26px" isStill={!isLoading} />
  const { phone, bookedBy } = phonesOfRide(ride, parent?.phone)
  return (
    <span className={styles.phones}>
      <PhoneLink phone={phone} />
      {bookedBy && (
        <span className={styles.bookedBy}>
          <span className="note">예약한 번호</span> <PhoneLink phone={bookedBy} />
        </span>
      )}
    </span>
  )
}
