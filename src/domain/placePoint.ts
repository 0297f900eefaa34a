import type { LatLng } from './geo'

export type PlaceType = 'school' | 'center'

/** Where a pickup may begin or end (specification 2, section 3). */
export interface PlacePoint extends LatLng {
  id: string
  name: string
  type: PlaceType
  address: string
}

export const placeTypeLabels: Record<PlaceType, string> = { school: '학교', center: '센터' }
