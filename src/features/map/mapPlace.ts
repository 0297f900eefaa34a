import type { PickupSpot } from '@/domain/places/branch'
import type { LatLng } from '@/domain/places/geo'

export interface MapPlace {
  id: string
  /** Also the marker's accessible name. */
  label: string
  position: LatLng
  note?: string | undefined
}

export interface LinkedPlace extends MapPlace {
  href: string
}

/** Southern markers are in front. */
export const markerDepth = ({ lat }: LatLng): number => Math.round((90 - lat) * 1000)

/** Of every pickup spot (specification 3, section 5). */
export const SPOT_TEXT = '인근 상가에서 픽업 가능'

export const toPlaces = (spots: readonly PickupSpot[]): MapPlace[] =>
  spots.map(({ id, title, place, lat, lng }) => ({
    id,
    label: title,
    note: place,
    position: { lat, lng },
  }))
