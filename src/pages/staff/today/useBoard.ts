import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Ride } from '@/domain/rides/booked/ride'
import { type BoardFilter, boardOfDay, boardStatus } from '@/domain/rides/booked/rideBoard'
import { foldFamilies, latestRides } from '@/domain/rides/booked/rideFolds'
import { serverTimeOf } from '@/platform/clock'
import { useUrlState } from '@/platform/page/useUrlState'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useListFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { useStaffBranch } from '@/stores/staffBranch'
import { useDayAddress } from '../day/useDayAddress'
import type { StaffReader } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import {
  type MessagesOfRides,
  messagesOfDayQuery,
  moreRidesQuery,
  ridesOfDayQuery,
} from './queries'

const noRides: Ride[] = []
const noMessagesOf: MessagesOfRides = new Map()

/** The day's rides, with what 「더 보기」 has brought. */
function useRidesOfDay(staff: StaffReader, day: string) {
  const read = useQuery(ridesOfDayQuery(staff, day))
  const [wantedDay, setWantedDay] = useState('')
  const after = read.data?.after
  const isWanted = wantedDay === day && after !== undefined
  const more = useInfiniteQuery({ ...moreRidesQuery(staff, day, after), enabled: isWanted })
  const pages = more.data?.pages
  const known = read.data?.rides
  // The page renders every 20 s, but the list rarely changes.
  const rides = useMemo(
    () => (known ? boardOfDay(latestRides(known, ...(pages ?? [])), day) : noRides),
    [known, pages, day],
  )
  const showMore = () => {
    if (isWanted) void more.fetchNextPage()
    else setWantedDay(day)
  }
  return {
    read,
    rides,
    /** Undefined where all is shown. */
    more:
      after && (!isWanted || more.hasNextPage || !pages)
        ? { isReading: isWanted && more.isFetching, error: more.error, show: showMore }
        : undefined,
  }
}

export function useBoard(day: string) {
  const staff = useStaffMember()
  const { read, rides, more } = useRidesOfDay(staff, day)
  const { error, retry } = useReadError(read)
  const rows = useMemo(() => foldFamilies(rides), [rides])
  const unfolded = rows.flatMap(({ ride }) => ride ?? [])
  const messages = useQuery({
    ...messagesOfDayQuery(staff, unfolded),
    enabled: unfolded.length > 0,
  })
  const failure = useListFailure({ error, isLoadingError: !read.data })
  return {
    rides,
    rows,
    /** Of `rides`, without further pages: what comes here is news. */
    followed: read.data?.rides,
    totals: read.data?.totals,
    more,
    isLoading: read.isPending && !error,
    failure,
    retry,
    /** When the list was confirmed last; undefined before the first time. */
    savedAt: read.data ? serverTimeOf(read.dataUpdatedAt) : undefined,
    messages: messages.data ?? noMessagesOf,
  }
}

/** A branch in the address, else the one chosen last; a teacher sees their own. */
export const boardFilterOf = (
  params: URLSearchParams,
  branches: readonly { id: string }[],
  lastBranchId = '',
): BoardFilter => ({
  branchId: branches.find(({ id }) => id === (params.get('branch') ?? lastBranchId))?.id ?? '',
  status: boardStatus(params.get('status')),
  driver: params.get('driver') ?? '',
})

export function useBoardAddress() {
  const { params, write } = useUrlState()
  const { at } = useStaffMember()
  const { branchId, choose } = useStaffBranch()
  const filter = boardFilterOf(params, useBranchContacts(), branchId)
  return {
    ...useDayAddress(),
    filter: at === undefined ? filter : { ...filter, branchId: at },
    choose: (name: 'branch' | 'status' | 'driver', value: string) => {
      if (name === 'branch') choose(value)
      write({ [name]: value || undefined })
    },
  }
}
