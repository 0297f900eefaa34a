import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { type RideFacts, ridesByBooking } from '@/domain/rides/prefilledDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import { savedPlacesQuery } from '@/features/places/queries'
import { useLastCare } from '@/features/programs/useLastCare'
import { pastRidesQuery, upcomingRidesQuery } from '@/features/rides/queries'
import { freshForAMinute } from '@/remote/queryClient'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { useReadError } from '@/remote/useReadError'

type RideFactsRead =
  | { status: 'loading' }
  | { status: 'failed'; failure: RemoteFailure; retry: () => void }
  | { status: 'loaded'; data: RideFacts }

/** What the account knows of its rides: the coming ones and the first page of the past ones. `children`: undefined until known. */
export function useRideFacts(children: readonly ChildChoice[] | undefined): RideFactsRead {
  const { familyUid } = useMember()
  const places = usePlaces()
  const coming = useQuery(upcomingRidesQuery(familyUid))
  const past = useInfiniteQuery(pastRidesQuery(familyUid))
  const ofComing = useReadError(coming)
  const ofPast = useReadError(past)
  const saved = useQuery({ ...savedPlacesQuery(familyUid), staleTime: freshForAMinute })
  const rides = [...(coming.data ?? []), ...(past.data?.pages.flat() ?? [])]
  const areRidesKnown = coming.isSuccess && past.isSuccess
  const isWithoutRide =
    areRidesKnown && children !== undefined && ridesByBooking(rides, children).length === 0
  const lastCare = useLastCare(isWithoutRide)

  const failed = [ofComing, ofPast].filter(({ error }) => error)
  const failure = useFailure(areRidesKnown ? null : failed[0]?.error)
  if (failure)
    return {
      status: 'failed',
      failure,
      retry: () => {
        for (const { retry } of failed) retry()
      },
    }
  // Without the saved places the others still do.
  const isKnown = areRidesKnown && !saved.isPending && (!isWithoutRide || lastCare.isKnown)
  if (!isKnown || !children) return { status: 'loading' }
  const { childId, branchId } = lastCare
  return {
    status: 'loaded',
    data: {
      children,
      rides,
      lastStay: childId !== undefined && branchId !== undefined ? { childId, branchId } : undefined,
      places: withSavedPlaces(places, saved.data ?? []),
    },
  }
}
