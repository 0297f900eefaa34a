import { useQuery } from '@tanstack/react-query'
import type { Ride } from '@/domain/rides/ride'
import { cancelFeeCharge } from '@/domain/rides/rideCharge'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { OwnFamilyNote } from '../../OwnFamilyNote'
import { useStaffMember } from '../../StaffMemberContext'
import { feeChargedQuery } from '../boardQueries'
import styles from './ChargeFee.module.css'
import { useChargeFee } from './rideCommands'

export function ChargeFee({ ride }: { ride: Ride }) {
  return cancelFeeCharge(ride) ? <OwedFee ride={ride} /> : null
}

function OwedFee({ ride }: { ride: Ride }) {
  const staff = useStaffMember()
  const { data: isCharged, error, refetch } = useQuery(feeChargedQuery(staff.uid, ride))
  const charge = useChargeFee()
  const isOwn = isOwnFamily(staff, ride)
  if (isCharged === undefined) {
    return (
      error && (
        <div className={styles.fee}>
          <FailureMessage isInline failure={staffFailureOf(error)} onRetry={() => void refetch()} />
        </div>
      )
    )
  }
  return (
    <div className={styles.fee}>
      {isCharged && <p role="status">수수료를 청구했어요.</p>}
      {!isCharged && isOwn && <OwnFamilyNote />}
      {!isCharged && !isOwn && (
        <Button tone="tonal" isBusy={charge.isPending} onClick={() => charge.mutate(ride)}>
          수수료 청구
        </Button>
      )}
      <FailureMessage isInline failure={staffFailureOf(charge.error)} onRetry={retryOf(charge)} />
    </div>
  )
}
