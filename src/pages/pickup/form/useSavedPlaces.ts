import type { PlacePoint } from '@/domain/places/placePoint'
import { byLastUse, isSamePlace, type SavedPlace } from '@/domain/places/savedPlace'
import { useAccount } from '@/features/account/useAccount'
import { savedPlacesQuery } from '@/features/places/queries'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { usePlaceUse } from '@/stores/placeUse'

/** Empty for guests and after a failed read. */
export function useSavedPlaces() {
  const account = useAccount()
  const uid = account.status === 'member' ? account.uid : ''
  const read = useRemoteRead(savedPlacesQuery(uid), uid !== '')
  const lastUsedIds = usePlaceUse((state) => state.lastUsedIds)
  const places: readonly SavedPlace[] =
    uid !== '' && read.status === 'loaded' ? byLastUse(read.data, lastUsedIds) : []
  const savedAs = (place: PlacePoint | undefined) =>
    place && places.find((saved) => isSamePlace(saved, place))
  return {
    places,
    savedAs,
    canSave: (place: PlacePoint | undefined) =>
      uid !== '' && read.status === 'loaded' && place !== undefined && !savedAs(place),
  }
}
