import { arrivalOf } from '@/domain/care/stayState'
import { todaysStays } from '@/domain/care/todaysStays'
import type { SessionBooking } from '@/domain/programs/programSession'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { useTodaysNotePaths } from '../notes/useNotePaths'
import { followedBookingsQuery } from '../shared/followedQueries'
import { useStayMessages } from './useStayMessages'
import { useStayPasses } from './useStayPasses'

const noBookings: readonly SessionBooking[] = []

export function useTodaysStays(now: Date) {
  const read = useRemoteRead(followedBookingsQuery(useMember()))
  const stays = todaysStays(read.status === 'loaded' ? read.data : noBookings, now)
  const isAhead = stays.some((stay) => arrivalOf(stay) === undefined && now < stay.endsAt)
  return {
    read,
    stays,
    isRefunded: useStayPasses(isAhead).isRefunded,
    ...useStayMessages(),
    notePathOf: useTodaysNotePaths(stays, now),
  }
}
