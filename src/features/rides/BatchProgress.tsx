import { RIDES_PER_COMMIT } from '@/repository/rides/rideBooking'
import styles from './BatchProgress.module.css'
import type { RideProgress } from './commands'

export function BatchProgress({ progress }: { progress: RideProgress | undefined }) {
  const { done = 0, total = 0 } = progress ?? {}
  return (
    <div className={`${styles.progress} stack-1 note centred`} role="status">
      {total > RIDES_PER_COMMIT && done < total && (
        <>
          <progress max={total} value={done} aria-hidden="true" />
          <span className="num">{`${done} / ${total}`}</span>
        </>
      )}
    </div>
  )
}
