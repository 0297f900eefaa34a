import { seoulTime } from '../../dates/seoulTime'
import type { LatLng } from '../../places/geo'
import type { PlacePoint } from '../../places/placePoint'
import type { Ride } from '../booked/ride'
import { selectableTime } from '../reservations/reservation'
import { emptyDraft, type ReservationDraft } from './reservationDraft'
import { type IsRestDay, sameWeekdayAgain } from './schoolDay'

/** The place that can be chosen at this point; undefined when it is no longer offered. */
export const offeredAt = (
  { lat, lng }: LatLng,
  places: readonly PlacePoint[],
): PlacePoint | undefined => places.find((place) => place.lat === lat && place.lng === lng)

export const timeOfRide = ({ startsAt }: Pick<Ride, 'startsAt'>) =>
  selectableTime(seoulTime(startsAt))

/** A ride as the form has it, without its day; an end that is no longer offered is empty. */
export const sameRideFields = (
  ride: Ride,
  places: readonly PlacePoint[],
): Omit<ReservationDraft, 'dates' | 'weeklyPresses'> => ({
  childId: ride.childId,
  time: timeOfRide(ride),
  route: { origin: offeredAt(ride.origin, places), dest: offeredAt(ride.dest, places) },
  memo: ride.memo,
  returnTime: emptyDraft.returnTime,
  siblingIds: emptyDraft.siblingIds,
})

/** 「다시 예약」: the same ride on the next such weekday (specification 6, section 4). */
export const rideAgainDraft = (
  ride: Ride,
  places: readonly PlacePoint[],
  now: Date,
  isRestDay: IsRestDay,
): ReservationDraft => ({
  ...emptyDraft,
  ...sameRideFields(ride, places),
  dates: [sameWeekdayAgain(ride.startsAt, timeOfRide(ride), now, isRestDay)],
})
