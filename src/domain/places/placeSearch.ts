import { type SearchText, searchMatcher, searchText } from '../text/hangulSearch'
import { type PlacePoint, type PlaceType, placeTypeLabels } from './placePoint'

const MAX_FOUND_PLACES = 50

interface Entry {
  place: PlacePoint
  name: SearchText
  all: SearchText
}

/** Prepared once: building the texts is far slower than a search. */
export type PlaceIndex = readonly Entry[]

const typeWords: Record<PlaceType, string> = { school: '학교', center: '센터 지점 아지트' }

export const indexPlaces = (places: readonly PlacePoint[]): PlaceIndex =>
  places.map((place) => ({
    place,
    name: searchText(place.name),
    all: searchText(place.name, place.address, placeTypeLabels[place.type], typeWords[place.type]),
  }))

/** At most `limit` places by name, address, type or 초성: names that start with the query, then contain it, then others. */
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
