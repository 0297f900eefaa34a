import {
  CalendarCheck,
  Car,
  Check,
  Clock,
  House,
  type LucideIcon,
  UserRoundCheck,
} from 'lucide-react'
import { clockTimeFrom } from '@/domain/dates/day'
import { type ProgressStep, type Ride, rideProgress } from '@/domain/rides/booked/ride'
import styles from './ProgressSteps.module.css'

const icons: Record<ProgressStep['status'], LucideIcon> = {
  requested: Clock,
  confirmed: CalendarCheck,
  onTheWay: Car,
  pickedUp: UserRoundCheck,
  arrived: House,
}

export const RideProgressSteps = ({ ride, today }: { ride: Ride; today: string }) => (
  <ProgressSteps
    label="진행 상황"
    steps={rideProgress(ride).map((step) => ({ ...step, Icon: icons[step.status] }))}
    today={today}
  />
)

interface ShownStep {
  status: string
  label: string
  at: Date | undefined
  isCurrent: boolean
  Icon: LucideIcon
}

interface Props {
  label: string
  steps: readonly ShownStep[]
  today: string
}

export function ProgressSteps({ label, steps, today }: Props) {
  return (
    <ol className={`${styles.steps} grid`} aria-label={label} data-steps={steps.length}>
      {steps.map((step) => (
        <Step key={step.status} step={step} today={today} />
      ))}
    </ol>
  )
}

function Step({ step, today }: { step: ShownStep; today: string }) {
  const { label, at, isCurrent } = step
  const Icon = at && !isCurrent ? Check : step.Icon
  return (
    <li
      className={`${styles.step} stack-2 note relative semibold text-center centred from-top`}
      data-reached={at !== undefined || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={`${styles.dot} center icons-18 relative pill on-surface`}>
        <Icon aria-hidden="true" />
      </span>
      <span>
        <span>{`${label} `}</span>
        {at && (
          <time className={`${styles.time} semibold tabular block`} dateTime={at.toISOString()}>
            {clockTimeFrom(today, at)}
          </time>
        )}
      </span>
    </li>
  )
}
