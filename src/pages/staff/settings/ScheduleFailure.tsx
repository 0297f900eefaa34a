import type { RemoteFailure } from '@/domain/remoteFailure'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'

interface Props {
  command: { error: Error | null; failure: RemoteFailure | undefined }
  onRetry: () => void
  /** Reads what the colleague has saved. */
  onSeeNew: () => void
}

const isOvertakenBy = (error: Error | null): boolean =>
  error instanceof RepositoryError && error.kind === 'changed'

/** Why a setting was not saved; a colleague may have been faster. */
export function ScheduleFailure({ command, onRetry, onSeeNew }: Props) {
  if (isOvertakenBy(command.error))
    return (
      <StateMessage role="alert" message="그사이 다른 선생님이 고쳤어요.">
        <Button onClick={onSeeNew}>새 내용 보기</Button>
      </StateMessage>
    )
  return <FailureMessage failure={command.failure} onRetry={onRetry} />
}
