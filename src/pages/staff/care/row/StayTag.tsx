import { ClockAlert, HandHeart, Timer } from 'lucide-react'
import { isResting, type StayState, stayLabel } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import styles from './StayTag.module.css'

export function StayTag({ state }: { state: StayState }) {
  const kind = isResting(state) ? 'resting' : state.kind
  return (
    <div className={`${styles.state} row wrap tabular`}>
      <span
        className={`${styles.tag} inline-flex gap-1 note bold nowrap middle on-sunken`}
        data-kind={kind}
      >
        {kind === 'arrived' && <HandHeart aria-hidden="true" />}
        {kind === 'late' && <ClockAlert aria-hidden="true" />}
        <span>{stayLabel(state)}</span>
      </span>
      {state.kind === 'arrived' && (
        <small className="semibold note">{clockTime(state.arrivedAt)}</small>
      )}
      {state.kind === 'arrived' && state.overMin !== undefined && (
        <span
          className={`${styles.tag} inline-flex gap-1 note bold nowrap middle on-sunken`}
          data-kind="too-long"
        >
          <Timer aria-hidden="true" />
          <span>{`초과 ${state.overMin}분`}</span>
        </span>
      )}
    </div>
  )
}
