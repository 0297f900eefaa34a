import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { places } from '@/content/places'
import { placePointOf } from '@/domain/places/savedPlace'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { type RideFacts, ridesByBooking } from '@/domain/rides/prefilledDraft'
import { childListOf, childrenReadOf, useChildren } from '@/features/account/useChildren'
import { savedPlacesQuery } from '@/features/places/queries'
import { useLastCare } from '@/features/programs/useLastCare'
import { pastRidesQuery, upcomingRidesQuery } from '@/features/rides/queries'
import { failureOf } from '@/remote/failureOf'
import { useMember } from '@/remote/useMember'

type RideFactsRead =
  | { status: 'loading' }
  | { status: 'failed'; failure: RemoteFailure; retry: () => void }
  | { status: 'loaded'; data: RideFacts }

/** What the account knows of its rides: the coming ones and the first page of the past ones. */
export function useRideFacts(): RideFactsRead {
  const { familyUid } = useMember()
  const known = useChildren()
  const children = childListOf(known)
  const childrenStatus = childrenReadOf(known)?.status
  const coming = useQuery({ ...upcomingRidesQuery(familyUid), refetchInterval: false })
  const past = useInfiniteQuery(pastRidesQuery(familyUid))
  const saved = useQuery(savedPlacesQuery(familyUid))
  const rides = [...(coming.data ?? []), ...(past.data?.pages.flat() ?? [])]
  const areRidesKnown = coming.isSuccess && past.isSuccess && childrenStatus === 'loaded'
  const isWithoutRide = areRidesKnown && ridesByBooking(rides, children).length === 0
  const lastCare = useLastCare(isWithoutRide)

  const failed = [coming, past].filter(({ isLoadingError }) => isLoadingError)
  if (failed[0])
    return {
      status: 'failed',
      failure: failureOf(failed[0].error),
      retry: () => {
        for (const { refetch } of failed) void refetch({ cancelRefetch: false })
      },
    }
  // Without the saved places the others still do.
  const isKnown = areRidesKnown && !saved.isPending && (!isWithoutRide || lastCare.isKnown)
  if (!isKnown) return { status: 'loading' }
  const { childId, branchId } = lastCare
  return {
    status: 'loaded',
    data: {
      children,
      rides,
      lastStay: childId !== undefined && branchId !== undefined ? { childId, branchId } : undefined,
      places: [...places, ...(saved.data ?? []).map((place) => placePointOf(place, places))],
    },
  }
}
