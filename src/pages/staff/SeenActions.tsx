import { useCommand } from '@/remote/useCommand'
import { markSuggestionSeen } from '@/repository/places/branchSuggestions'
import { markMessageSeen } from '@/repository/rides/messages'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { inboxQueries } from './queries'
import { useStaffMember } from './StaffMemberContext'

interface Props {
  kind: SeenKind
  item: { id: string; seenAt: Date | null }
  /** In a list: `data-row` of the row in which it stands. */
  row: string
  /** A child's name before 「확인」, for those who hear the page; where the row is the child's. */
  whose?: string
}

/** 「확인」 until it was pressed. */
export function SeenActions({ kind, item: { id, seenAt }, row, whose }: Props) {
  const markSeen = useMarkSeen(kind)
  return (
    <>
      {seenAt === null && (
        <Button
          tone="tonal"
          isBusy={markSeen.isBusy}
          onClick={() => void markSeen.run(id, { row })}
        >
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

const writes = {
  messages: markMessageSeen,
  suggestions: markSuggestionSeen,
} as const

type SeenKind = keyof typeof writes

const kindLabels: Record<SeenKind, string> = {
  messages: '알림',
  suggestions: '지점 제안',
}

function useMarkSeen(kind: SeenKind) {
  const { uid } = useStaffMember()
  const label = kindLabels[kind]
  return useCommand({
    send: (id: string) => writes[kind](id),
    renews: () => [inboxQueries(uid, kind)],
    says: (_, error) => (error ? { unsent: `${label} 확인` } : { done: `${label} 확인함` }),
    failure: '확인 표시를 하지 못했습니다.',
  })
}
