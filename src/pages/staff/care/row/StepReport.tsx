import { careStepLabel } from '@/domain/care/attendance'
import { staffFailureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './StayRow.module.css'
import type { useStaySteps } from './useStaySteps'

/** A failed press in its row, where it stays; it is announced by the strip. */
export function StepReport({ steps: { failed } }: { steps: ReturnType<typeof useStaySteps> }) {
  if (!failed) return null
  return (
    <div className={styles.report}>
      <p>{`${careStepLabel(failed.step)}: 보내지 못했어요. 다시 누르면 다시 보내요.`}</p>
      <FailureMessage isInline failure={staffFailureOf(failed.error)} />
    </div>
  )
}
