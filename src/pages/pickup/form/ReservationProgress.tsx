import { Check } from 'lucide-react'
import styles from './ReservationProgress.module.css'

const labels = ['자녀', '날짜/시간', '장소', '옵션', '확인'] as const

export type StepLabel = (typeof labels)[number]

interface Props {
  done: readonly StepLabel[]
  current: StepLabel
  disabled?: readonly StepLabel[]
}

export function ReservationProgress({ done, current, disabled = [] }: Props) {
  return (
    <ol className={`${styles.steps} screen-only flex`} aria-label="예약 단계">
      {labels.map((label, index) => {
        const isDone = done.includes(label) && label !== current
        return (
          <li
            key={label}
            className={`${styles.step} gap-6px note relative grid semibold text-center grow centred tight`}
            data-done={isDone || undefined}
            aria-current={label === current ? 'step' : undefined}
            aria-disabled={disabled.includes(label) || undefined}
          >
            <span
              className={`${styles.dot} edged-softly center icons-16 pill muted extrabold on-surface`}
              aria-hidden="true"
            >
              {isDone ? <Check /> : index + 1}
            </span>
            <span>{label}</span>
          </li>
        )
      })}
    </ol>
  )
}
