import { acceptIf, type RuleResult } from '../rule'
import { tidyLineWithin } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import { distanceKm, type LatLng } from './geo'
import type { PlacePoint } from './placePoint'

/** 자주 가는 곳 (specification 5, section 6: `users/{uid}/places/{id}`). */
export interface SavedPlace extends LatLng {
  id: string
  label: string
  name: string
  address: string
}

const SAVED_PLACES_MAX = 10
export const PLACE_LABEL_MAX = 10

export const savedPlacesFull = `장소는 ${SAVED_PLACES_MAX}개까지 저장할 수 있어요.`

export function checkPlaceLabel(label: string): RuleResult {
  const tidy = tidyLineWithin(label, Number.POSITIVE_INFINITY)
  return acceptIf(
    isVisibleText(tidy) && tidy.length <= PLACE_LABEL_MAX,
    `이름은 1~${PLACE_LABEL_MAX}자로 입력해 주세요.`,
  )
}

export const checkPlaceCount = (count: number): RuleResult =>
  acceptIf(count < SAVED_PLACES_MAX, savedPlacesFull)

/** Places of one name within this distance are equal: stored coordinates are rounded. */
const SAME_PLACE_KM = 0.01

export const isSamePlace = (one: LatLng & { name: string }, other: LatLng & { name: string }) =>
  one.name === other.name && distanceKm(one, other) <= SAME_PLACE_KM

export const savedPlaceOf = (id: string, label: string, place: PlacePoint): SavedPlace => ({
  id,
  label: tidyLineWithin(label, PLACE_LABEL_MAX),
  name: place.name,
  address: place.address,
  lat: place.lat,
  lng: place.lng,
})

export const placePointOf = (saved: SavedPlace, places: readonly PlacePoint[]): PlacePoint =>
  places.find((place) => isSamePlace(place, saved)) ?? {
    id: `saved-${saved.id}`,
    name: saved.name,
    type: 'center',
    address: saved.address,
    lat: saved.lat,
    lng: saved.lng,
  }

/** What can be chosen for a ride: the listed places, then the saved ones. */
export const withSavedPlaces = (
  places: readonly PlacePoint[],
  saved: readonly SavedPlace[],
): readonly PlacePoint[] => [...places, ...saved.map((place) => placePointOf(place, places))]

export function byLastUse(
  places: readonly SavedPlace[],
  lastUsedIds: readonly string[],
): SavedPlace[] {
  const rank = ({ id }: SavedPlace) => {
    const index = lastUsedIds.indexOf(id)
    return index < 0 ? lastUsedIds.length : index
  }
  return [...places].sort((a, b) => rank(a) - rank(b))
}

export const withLastUse = (lastUsedIds: readonly string[], id: string): string[] =>
  [id, ...lastUsedIds.filter((other) => other !== id)].slice(0, SAVED_PLACES_MAX)
