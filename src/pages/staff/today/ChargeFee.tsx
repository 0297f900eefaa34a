import { useQuery } from '@tanstack/react-query'
import { cancelFeeCharge } from '@/domain/money/ledger'
import type { Ride } from '@/domain/rides/ride'
import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/Button'
import { CommandProblem } from '../CommandProblem'
import { useStaffMember } from '../staffMember'
import { feeChargedQuery } from './boardQueries'
import styles from './ChargeFee.module.css'
import { useChargeFee } from './useRideStep'

/** The fee of a late cancellation, charged once. Nothing where none is owed. */
export function ChargeFee({ ride }: { ride: Ride }) {
  return cancelFeeCharge(ride) ? <OwedFee ride={ride} /> : null
}

function OwedFee({ ride }: { ride: Ride }) {
  const { uid } = useStaffMember()
  const { data: isCharged, error, refetch } = useQuery(feeChargedQuery(uid, ride))
  const charge = useChargeFee()
  if (isCharged === undefined) {
    return (
      error && (
        <div className={styles.fee}>
          <CommandProblem error={error} />
          {failureOf(error).remedy === 'retry' && (
            <Button onClick={() => void refetch()}>다시 시도</Button>
          )}
        </div>
      )
    )
  }
  return (
    <div className={styles.fee}>
      {isCharged ? (
        <p role="status">수수료를 청구했어요.</p>
      ) : (
        <Button tone="tonal" isBusy={charge.isPending} onClick={() => charge.mutate(ride)}>
          수수료 청구
        </Button>
      )}
      <CommandProblem error={charge.error} />
    </div>
  )
}
