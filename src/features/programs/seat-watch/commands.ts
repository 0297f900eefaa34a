import type { NewSeatWatch } from '@/domain/programs/seatWatch'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { createWatch, deleteWatch } from '@/repository/programs/seatWatches'
import { watchQueries } from './queries'

export function useWatchCommand() {
  const { familyUid } = useMember()
  return useCommand({
    send: ({ watch, isOn }: { watch: NewSeatWatch; isOn: boolean }) =>
      isOn ? createWatch(familyUid, watch) : deleteWatch(familyUid, watch.sessionId),
    renews: () => [watchQueries(familyUid)],
    renewsAlways: true,
    failure: '빈자리 알림을 바꾸지 못했습니다.',
  })
}
