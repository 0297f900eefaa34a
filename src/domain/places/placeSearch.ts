import { type SearchText, searchMatcher, searchText } from '../text/hangulSearch'
import { type PlacePoint, type PlaceType, placeTypeLabels } from './placePoint'

/** As many as a parent looks through, and as a phone paints at once. */
export const MAX_FOUND_PLACES = 50

interface Entry {
  place: PlacePoint
  name: SearchText
  all: SearchText
}

/** Places with their search texts, prepared once: the texts cost far more than a search. */
export type PlaceIndex = readonly Entry[]

/** What parents call a place of this type, beside its label. */
const typeWords: Record<PlaceType, string> = { school: '학교', center: '센터 지점 아지트' }

/** The texts by which each place is found, made ready once. */
export const indexPlaces = (places: readonly PlacePoint[]): PlaceIndex =>
  places.map((place) => ({
    place,
    name: searchText(place.name),
    all: searchText(place.name, place.address, placeTypeLabels[place.type], typeWords[place.type]),
  }))

/**
 * Places that match by name, address, type or first consonants, at most `limit`. Those whose name begins with the query
 * come first, then those whose name contains it, then the rest, each in the order of the index.
 */
export function searchPlaces(
  index: PlaceIndex,
  query: string,
  limit = MAX_FOUND_PLACES,
): PlacePoint[] {
  const matches = searchMatcher(query)
  const begins = searchMatcher(query, 'start')
  const ranked: [PlacePoint[], PlacePoint[], PlacePoint[]] = [[], [], []]
  for (const { place, name, all } of index) {
    if (!matches(all)) continue
    if (begins(name)) ranked[0].push(place)
    else if (matches(name)) ranked[1].push(place)
    else ranked[2].push(place)
    if (ranked[0].length === limit) break
  }
  return ranked.flat().slice(0, limit)
}
