import { subMinutes } from 'date-fns/subMinutes'
import type { Stay } from '../../care/stay'
import { dayOf } from '../../dates/day'
import { seoulTime } from '../../dates/seoulTime'
import { branchPlaceId, type PlacePoint } from '../../places/placePoint'
import { isActive, type Ride } from '../booked/ride'
import { ridesByBooking } from '../drafts/prefilledDraft'
import { emptyDraft, type ReservationDraft } from '../drafts/reservationDraft'
import { offeredAt } from '../drafts/rideAgainDraft'
import { isBookableStart } from '../reservations/leadTime'
import { selectableTime } from '../reservations/reservation'
import { bringsToStay } from './careOverlap'

const BEFORE_MIN = 30

/** The ride of 「픽업도 예약」 (specification 6, section 4), from where one began that led to this branch; undefined when there is one, or too late. */
export function rideToStay(
  stay: Pick<Stay, 'childId' | 'branchId' | 'startsAt' | 'endsAt'>,
  rides: readonly Ride[],
  places: readonly PlacePoint[],
  now: Date,
): ReservationDraft | undefined {
  const { childId, branchId } = stay
  const branch = places.find(({ id }) => id === branchPlaceId(branchId))
  const startsAt = subMinutes(stay.startsAt, BEFORE_MIN)
  const own = rides.filter((ride) => ride.childId === childId)
  if (!branch || !isBookableStart(startsAt, now)) return undefined
  if (own.some((ride) => isActive(ride) && bringsToStay(ride, stay, branch))) return undefined
  const before = ridesByBooking(own, [{ id: childId }]).find(
    ({ dest }) => offeredAt(dest, places)?.id === branch.id,
  )
  return {
    ...emptyDraft,
    childId,
    dates: [dayOf(startsAt)],
    time: selectableTime(seoulTime(startsAt)),
    route: { origin: before && offeredAt(before.origin, places), dest: branch },
  }
}
