import { useQuery } from '@tanstack/react-query'
import { cancelFeeCharge } from '@/domain/money/ledger'
import type { Ride } from '@/domain/rides/ride'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useStaffMember } from '../../StaffMemberContext'
import { feeChargedQuery } from '../boardQueries'
import styles from './ChargeFee.module.css'
import { useChargeFee } from './rideCommands'

export function ChargeFee({ ride }: { ride: Ride }) {
  return cancelFeeCharge(ride) ? <OwedFee ride={ride} /> : null
}

function OwedFee({ ride }: { ride: Ride }) {
  const { uid } = useStaffMember()
  const { data: isCharged, error, refetch } = useQuery(feeChargedQuery(uid, ride))
  const charge = useChargeFee()
  // Staff must not write money of their own account (specification 5, section 8).
  const isOwn = ride.uid === uid
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
      {!isCharged && isOwn && <p>본인 계정의 수수료는 다른 선생님이 청구해 주세요.</p>}
      {!isCharged && !isOwn && (
        <Button tone="tonal" isBusy={charge.isPending} onClick={() => charge.mutate(ride)}>
          수수료 청구
        </Button>
      )}
      <FailureMessage isInline failure={staffFailureOf(charge.error)} onRetry={retryOf(charge)} />
    </div>
  )
}
