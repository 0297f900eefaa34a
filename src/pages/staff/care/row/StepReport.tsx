import { careStepLabel } from '@/domain/care/attendance'
import { staffFailureOf } from '@/remote/failureOf'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from './StayRow.module.css'
import type { useStaySteps } from './useStaySteps'

interface Props {
  childName: string
  steps: ReturnType<typeof useStaySteps>
}

/** Shows a failed press; announces a successful one. */
export function StepReport({ childName, steps: { failed, sent } }: Props) {
  return (
    <>
      {failed && (
        <div className={styles.report}>
          <p role="alert">
            {`${careStepLabel(failed.step)}: 보내지 못했어요. 다시 누르면 다시 보내요.`}
          </p>
          <FailureMessage isInline failure={staffFailureOf(failed.error)} />
        </div>
      )}
      {sent && (
        <p className="sr-only" role="status">
          {`${childName} ${careStepLabel(sent)}`}
        </p>
      )}
    </>
  )
}
