import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffKey } from '@/remote/staffQuery'
import { markSuggestionSeen } from '@/repository/places/branchSuggestions'
import { markMessageSeen } from '@/repository/rides/messages'
import { useStaffStrip } from '@/stores/staffStrip'
import { useStaffMember } from './StaffMemberContext'

const writes = {
  messages: markMessageSeen,
  suggestions: markSuggestionSeen,
} as const

export type SeenKind = keyof typeof writes

const kindLabels: Record<SeenKind, string> = {
  messages: '알림',
  suggestions: '지점 제안',
}

/** Resolves once the list is read again. */
export function useMarkSeen(kind: SeenKind) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const { say, sayUnsent } = useStaffStrip()
  return useMutation({
    mutationFn: (id: string) => writes[kind](id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: staffKey(uid, kind) })
      say(`${kindLabels[kind]} 확인함`)
    },
    onError: () => sayUnsent(`${kindLabels[kind]} 확인`),
    meta: { failure: '확인 표시를 하지 못했습니다.' },
  })
}
