import { ClockAlert, HandHeart, Timer } from 'lucide-react'
import { type StayState, stayStateLabels } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import styles from './StayTag.module.css'

export function StayTag({ state }: { state: StayState }) {
  return (
    <div className={styles.state}>
      <span className={styles.tag} data-kind={state.kind}>
        {state.kind === 'arrived' && <HandHeart aria-hidden="true" />}
        {state.kind === 'late' && <ClockAlert aria-hidden="true" />}
        <span>{stayStateLabels[state.kind]}</span>
      </span>
      {state.kind === 'arrived' && <small>{clockTime(state.arrivedAt)}</small>}
      {state.kind === 'arrived' && state.overMin !== undefined && (
        <span className={styles.tag} data-kind="too-long">
          <Timer aria-hidden="true" />
          <span>{`초과 ${state.overMin}분`}</span>
        </span>
      )}
    </div>
  )
}
