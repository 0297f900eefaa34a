import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewSeatWatch } from '@/domain/programs/seatWatch'
import { createWatch, deleteWatch } from '@/repository/programs/seatWatches'
import { watchesKey } from './queries'

interface Change {
  watch: NewSeatWatch
  isOn: boolean
}

export function useWatchCommand(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ watch, isOn }: Change) =>
      isOn ? createWatch(uid, watch) : deleteWatch(uid, watch.sessionId),
    onSettled: () => client.invalidateQueries({ queryKey: watchesKey(uid) }),
    meta: { failure: '빈자리 알림을 바꾸지 못했습니다.' },
  })
}
