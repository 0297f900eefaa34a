import { useCommand } from '@/remote/useCommand'
import { markSuggestionSeen } from '@/repository/places/branchSuggestions'
import { markMessageSeen } from '@/repository/rides/messages'
import { useStaffMember } from './StaffMemberContext'
import { inboxQueries } from './staffNewsQueries'

const writes = {
  messages: markMessageSeen,
  suggestions: markSuggestionSeen,
} as const

export type SeenKind = keyof typeof writes

const kindLabels: Record<SeenKind, string> = {
  messages: '알림',
  suggestions: '지점 제안',
}

export function useMarkSeen(kind: SeenKind) {
  const { uid } = useStaffMember()
  const label = kindLabels[kind]
  return useCommand({
    send: (id: string) => writes[kind](id),
    renews: () => [inboxQueries(uid, kind)],
    says: (_, error) => (error ? { unsent: `${label} 확인` } : { done: `${label} 확인함` }),
    failure: '확인 표시를 하지 못했습니다.',
  })
}
