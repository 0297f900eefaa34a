import { neighbourhoodsOf, placesOf } from '@/content/places'
import type { PlaceArea, PlacePoint } from '@/domain/places/placePoint'
import { indexPlaces, type PlaceIndex } from '@/domain/places/placeSearch'
import { keepLast } from './keepLast'
import { useBranchContacts } from './useBranchContacts'

const placesOfBranches = keepLast(placesOf)
const neighbourhoodsOfBranches = keepLast(neighbourhoodsOf)
const indexOf = keepLast(indexPlaces)

/** Where a ride may begin and end; branches first, because most rides go there. */
export const usePlaces = (): readonly PlacePoint[] => placesOfBranches(useBranchContacts())

export const usePlaceIndex = (): PlaceIndex => indexOf(usePlaces())

/** Parts of the map, one around each branch. */
export const useNeighbourhoods = (): readonly PlaceArea[] =>
  neighbourhoodsOfBranches(useBranchContacts())
