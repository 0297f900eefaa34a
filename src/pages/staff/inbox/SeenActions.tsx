import { staffFailureOf } from '@/remote/failureOf'
import { retryOf } from '@/remote/retryOf'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useMarkSeen } from './useInbox'

interface Props {
  kind: Parameters<typeof useMarkSeen>[0]
  item: { id: string; seenAt: Date | null }
}

/** 「확인」 until it was pressed. */
export function SeenActions({ kind, item: { id, seenAt } }: Props) {
  const markSeen = useMarkSeen(kind)
  return (
    <>
      {seenAt === null && (
        <Button tone="tonal" isBusy={markSeen.isPending} onClick={() => markSeen.mutate(id)}>
          확인
        </Button>
      )}
      <FailureMessage
        isInline
        failure={staffFailureOf(seenAt === null ? markSeen.error : null)}
        onRetry={retryOf(markSeen)}
      />
    </>
  )
}
