import { isOpenRequest, type ReceivedPickupRequest } from '@/domain/staff/inbox'
import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useCompleteRequests } from './useInbox'

/** For the requests that the list holds, folded ones too. */
export function CompleteShown({ requests }: { requests: readonly ReceivedPickupRequest[] }) {
  const complete = useCompleteRequests()
  const ids = requests.filter(isOpenRequest).map(({ id }) => id)
  const ask = () => {
    if (window.confirm(`보이는 ${ids.length}건을 모두 완료할까요?`)) complete.mutate({ ids })
  }
  return (
    <>
      {(ids.length > 1 || complete.isPending) && (
        <Button isBusy={complete.isPending} onClick={ask}>
          보이는 것 모두 완료
        </Button>
      )}
      <FailureMessage
        isInline
        failure={staffFailureOf(ids.length > 0 ? complete.error : null)}
        onRetry={retryOf(complete)}
      />
    </>
  )
}
