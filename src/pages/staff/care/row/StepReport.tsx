import { careStepLabel } from '@/domain/care/attendance'
import { staffFailureOf } from '@/remote/failureOf'
import { unsentText } from '@/stores/staffStrip'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './StayRow.module.css'
import type { useStaySteps } from './useStaySteps'

/** A failed press in its row, where it stays; it is announced by the strip. */
export function StepReport({ steps: { failed } }: { steps: ReturnType<typeof useStaySteps> }) {
  if (!failed) return null
  return (
    <div className={styles.report}>
      <p>{unsentText(careStepLabel(failed.step))}</p>
      <FailureMessage isInline failure={staffFailureOf(failed.error)} />
    </div>
  )
}
