import { formatTime } from '../../dates/seoulTime'
import type { PlacePoint } from '../../places/placePoint'
import type { Ride } from '../booked/ride'
import { ridesByBooking } from './prefilledDraft'
import { sameRideFields, timeOfRide } from './rideAgainDraft'

const SHOWN = 3

/** A way that a child went before (specification 6, section 4). */
export interface PastRoute {
  id: string
  childId: string
  childName: string
  origin: string
  dest: string
  /** `15:00` */
  time: string
  /** All of the form but the day. */
  fields: ReturnType<typeof sameRideFields>
}

/** `김하준 · 성동초등학교 → 도담아지트 성수점 · 15:00` */
export const pastRouteName = ({ childName, origin, dest, time }: PastRoute): string =>
  `${childName} · ${origin} → ${dest} · ${time}`

/** The last three ways, each of a child, between places that can still be chosen. */
export function pastRoutes(
  rides: readonly Ride[],
  children: readonly { id: string; name: string }[],
  places: readonly PlacePoint[],
): readonly PastRoute[] {
  const routes = new Map<string, PastRoute>()
  for (const ride of ridesByBooking(rides, children)) {
    const fields = sameRideFields(ride, places)
    const { origin, dest } = fields.route
    if (!origin || !dest) continue
    const id = JSON.stringify([ride.childId, origin.id, dest.id])
    if (routes.has(id)) continue
    const { hour, minute } = timeOfRide(ride)
    routes.set(id, {
      id,
      childId: ride.childId,
      childName: children.find((child) => child.id === ride.childId)?.name ?? ride.childName,
      origin: origin.name,
      dest: dest.name,
      time: formatTime(hour, minute),
      fields,
    })
    if (routes.size === SHOWN) break
  }
  return [...routes.values()]
}
