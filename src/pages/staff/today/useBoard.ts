import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Ride } from '@/domain/rides/ride'
import { boardOfDay, followedChildren } from '@/domain/rides/rideBoard'
import { foldFamilies, latestRides } from '@/domain/rides/rideFolds'
import { useFreshChildren } from '@/features/account/childFacts'
import { now, serverTimeOf } from '@/platform/clock'
import { failureOf } from '@/remote/failureOf'
import { useStaffMember } from '../StaffMemberContext'
import type { StaffReader } from '../staffNewsQueries'
import {
  beyondKey,
  type MessagesOfRides,
  messagesOfDayQuery,
  moreRidesQuery,
  ridesOfDayQuery,
} from './boardQueries'
import type { Beyond } from './readDayPages'
import { useUnseenMark } from './useUnseenMark'

const noRides: Ride[] = []
const noMessagesOf: MessagesOfRides = new Map()

/** The day's rides, with what 「더 보기」 has brought. */
function useRidesOfDay(staff: StaffReader, day: string) {
  const read = useQuery(ridesOfDayQuery(staff, day))
  const { data: beyond } = useQuery<Beyond>({ queryKey: beyondKey(staff, day), queryFn: skipToken })
  const [wantedDay, setWantedDay] = useState('')
  const after = beyond?.after
  const isWanted = wantedDay === day && after !== undefined
  const more = useInfiniteQuery({ ...moreRidesQuery(staff, day, after), enabled: isWanted })
  const pages = more.data?.pages
  // The page renders with every poll, but the list rarely changes.
  const rides = useMemo(
    () => (read.data ? boardOfDay(latestRides(read.data, ...(pages ?? [])), day) : noRides),
    [read.data, pages, day],
  )
  /** The day's pages have all come. */
  const isRead = beyond !== undefined
  const showMore = () => {
    if (!isRead) void read.refetch({ cancelRefetch: false })
    else if (isWanted) void more.fetchNextPage()
    else setWantedDay(day)
  }
  return {
    read,
    rides,
    isRead,
    beyond,
    /** Undefined where all is shown. */
    more:
      read.data && (isRead ? after && (!isWanted || more.hasNextPage || !pages) : true)
        ? {
            isReading: isRead ? isWanted && more.isFetching : read.isFetching,
            error: isRead ? more.error : read.error,
            show: showMore,
          }
        : undefined,
  }
}

export function useBoard(day: string) {
  const staff = useStaffMember()
  const { read, rides, isRead, beyond, more } = useRidesOfDay(staff, day)
  const rows = useMemo(() => foldFamilies(rides), [rides])
  useFreshChildren(staff.uid, () => followedChildren(rides, now()))
  const mark = useUnseenMark()
  const unfolded = rows.flatMap(({ ride }) => ride ?? [])
  const messages = useQuery({
    ...messagesOfDayQuery(staff, unfolded, mark ?? ''),
    enabled: unfolded.length > 0 && mark !== undefined,
  })
  return {
    rides,
    rows,
    /** Of `rides`, once all pages have come: later ones are news. */
    followed: isRead ? read.data : undefined,
    totals: beyond?.totals,
    more,
    isLoading: read.isPending,
    // With older data a failed refetch is shown only if it was refused.
    error:
      read.error && (read.isLoadingError || failureOf(read.error).remedy !== 'retry')
        ? read.error
        : null,
    retry: () => void read.refetch(),
    /** Time of the data; undefined before the first. */
    savedAt: read.data ? serverTimeOf(read.dataUpdatedAt) : undefined,
    messages: messages.data ?? noMessagesOf,
  }
}
