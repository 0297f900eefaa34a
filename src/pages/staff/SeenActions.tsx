import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { type SeenKind, useMarkSeen } from './useMarkSeen'

interface Props {
  kind: SeenKind
  item: { id: string; seenAt: Date | null }
  /** A child's name before 「확인」, for those who hear the page; where the row is the child's. */
  whose?: string
}

/** 「확인」 until it was pressed. */
export function SeenActions({ kind, item: { id, seenAt }, whose }: Props) {
  const markSeen = useMarkSeen(kind)
  return (
    <>
      {seenAt === null && (
        <Button tone="tonal" isBusy={markSeen.isBusy} onClick={() => void markSeen.run(id)}>
          <span>
            {whose !== undefined && <span className="sr-only">{`${whose} `}</span>}
            <span>확인</span>
          </span>
        </Button>
      )}
      {seenAt === null && <CommandFailure isInline command={markSeen} />}
    </>
  )
}
