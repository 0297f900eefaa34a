import { CalendarCheck, Car, Check, Clock, House, UserRoundCheck } from 'lucide-react'
import { clockTimeFrom } from '@/domain/dates/day'
import { type ProgressStep, type Ride, rideProgress } from '@/domain/rides/ride'
import styles from './ProgressSteps.module.css'

const icons: Record<ProgressStep['status'], typeof Clock> = {
  requested: Clock,
  confirmed: CalendarCheck,
  onTheWay: Car,
  pickedUp: UserRoundCheck,
  arrived: House,
}

/** How far a ride has come, and when it came there. */
export function ProgressSteps({ ride, today }: { ride: Ride; today: string }) {
  return (
    <ol className={styles.steps} aria-label="진행 상황">
      {rideProgress(ride).map((step) => (
        <Step key={step.status} step={step} today={today} />
      ))}
    </ol>
  )
}

function Step({ step, today }: { step: ProgressStep; today: string }) {
  const { status, label, at, isCurrent } = step
  const Icon = at && !isCurrent ? Check : icons[status]
  return (
    <li
      className={styles.step}
      data-reached={at !== undefined || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.dot}>
        <Icon aria-hidden="true" />
      </span>
      <span>
        {label}{' '}
        {at && (
          <time className={styles.time} dateTime={at.toISOString()}>
            {clockTimeFrom(today, at)}
          </time>
        )}
      </span>
    </li>
  )
}
