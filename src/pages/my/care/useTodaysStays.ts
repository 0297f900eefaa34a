import { todaysStays } from '@/domain/care/stayPolling'
import { arrivalOf } from '@/domain/care/stayState'
import type { SessionBooking } from '@/domain/programs/programSession'
import { followedBookingsQuery } from '@/features/programs/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useTodaysNotePaths } from '../notes/useNotePaths'
import { useStayMessages } from './useStayMessages'
import { useStayPasses } from './useStayPasses'

const noBookings: readonly SessionBooking[] = []

export function useTodaysStays(now: Date) {
  const { familyUid } = useMember()
  const read = useRemoteRead(followedBookingsQuery(familyUid))
  const stays = todaysStays(read.status === 'loaded' ? read.data : noBookings, now)
  const isAhead = stays.some((stay) => arrivalOf(stay) === undefined && now < stay.endsAt)
  return {
    read,
    stays,
    isRefunded: useStayPasses(isAhead).isRefunded,
    ...useStayMessages(stays),
    notePathOf: useTodaysNotePaths(stays, now),
  }
}
