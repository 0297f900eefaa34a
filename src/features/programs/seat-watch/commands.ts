import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewSeatWatch } from '@/domain/programs/seatWatch'
import { useMember } from '@/remote/useMember'
import { createWatch, deleteWatch } from '@/repository/programs/seatWatches'
import { watchesKey } from './queries'

interface Change {
  watch: NewSeatWatch
  isOn: boolean
}

export function useWatchCommand() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ watch, isOn }: Change) =>
      isOn ? createWatch(familyUid, watch) : deleteWatch(familyUid, watch.sessionId),
    onSettled: () => client.invalidateQueries({ queryKey: watchesKey(familyUid) }),
    meta: { failure: '빈자리 알림을 바꾸지 못했습니다.' },
  })
}
