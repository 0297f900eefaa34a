import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comingBooking, type RideOrStay } from '@/domain/rides/week/memberBookings'
import { useNextBooking } from '@/stores/nextBooking'

/** Keeps on the device what is ahead, for the home page; `ahead` is undefined until all queries have answered. */
export function useRememberAhead(
  ahead: readonly RideOrStay[] | undefined,
  ...queries: readonly { queryKey: QueryKey }[]
): void {
  const client = useQueryClient()
  const times = queries.map(({ queryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  const readAt = Math.min(...times)
  // With every render, since the list is made anew; the store leaves alone what it has.
  useEffect(() => {
    if (ahead && readAt > 0)
      useNextBooking.getState().keep({ readAt, coming: ahead.map(comingBooking) })
  })
}
