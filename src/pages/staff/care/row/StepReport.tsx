import { careStepLabel } from '@/domain/care/attendance'
import { unsentText } from '@/stores/staffStrip'
import { FailureMessage } from '@/ui/message/FailureMessage'
import type { useStaySteps } from '../commands'
import styles from './StayRow.module.css'

/** A failed press in its row, where it stays; it is announced by the strip. */
export function StepReport({ steps: { failed } }: { steps: ReturnType<typeof useStaySteps> }) {
  if (!failed) return null
  return (
    <div className={`${styles.report} stack-1 mt-2 rounded danger semibold screen-only`}>
      <p>{unsentText(careStepLabel(failed.step))}</p>
      <FailureMessage isInline failure={failed.failure} />
    </div>
  )
}
