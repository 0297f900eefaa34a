import { useQuery } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/booked/ride'
import { cancelFeeCharge } from '@/domain/rides/fares/rideCharge'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { useFailure } from '@/remote/useFailure'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import { useChargeFee } from '../commands'
import { feeChargedQuery } from '../queries'
import styles from './ChargeFee.module.css'

export function ChargeFee({ ride }: { ride: Ride }) {
  return cancelFeeCharge(ride) ? <OwedFee ride={ride} /> : null
}

function OwedFee({ ride }: { ride: Ride }) {
  const staff = useStaffMember()
  const { data: isCharged, error, refetch } = useQuery(feeChargedQuery(staff.uid, ride))
  const failure = useFailure(error)
  const charge = useChargeFee()
  const isOwn = isOwnFamily(staff, ride)
  if (isCharged === undefined) {
    return (
      failure && (
        <div className={`${styles.fee} wrap-2 muted middle to-end screen-only`}>
          <FailureMessage isInline failure={failure} onRetry={() => void refetch()} />
        </div>
      )
    )
  }
  return (
    <div className={`${styles.fee} wrap-2 muted middle to-end screen-only`}>
      {isCharged && <p role="status">수수료를 청구했어요.</p>}
      {!isCharged && isOwn && <OwnFamilyNote />}
      {!isCharged && !isOwn && (
        <Button
          tone="tonal"
          isBusy={charge.isBusy}
          onClick={() => void charge.run(ride, { row: ride.id })}
        >
          수수료 청구
        </Button>
      )}
      <CommandFailure isInline command={charge} />
    </div>
  )
}
