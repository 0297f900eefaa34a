import type { PickupSpot } from '@/domain/places/branch'
import type { MapPlace } from '@/features/map/mapPlace'

export const toPlaces = (spots: readonly PickupSpot[]): MapPlace[] =>
  spots.map(({ id, title, place, lat, lng }) => ({
    id,
    label: title,
    note: place,
    position: { lat, lng },
  }))
