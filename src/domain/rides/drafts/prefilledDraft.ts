import { compareAsc } from 'date-fns/compareAsc'
import type { Child } from '../../account/child'
import { branchPlaceId, type PlacePoint } from '../../places/placePoint'
import type { Ride } from '../booked/ride'
import { draftTime, emptyDraft, type ReservationDraft } from './reservationDraft'
import { offeredAt, timeOfRide } from './rideAgainDraft'
import { nextSchoolDay } from './schoolDay'

type KnownChild = Pick<Child, 'id' | 'name' | 'school'>

/** What is known of an account for its next ride. */
export interface RideFacts {
  children: readonly KnownChild[]
  /** In any order. */
  rides: readonly Ride[]
  /** Booked last; asked for only where no ride is known. */
  lastStay: { childId: string; branchId: string } | undefined
  /** That can be chosen, saved ones too. */
  places: readonly PlacePoint[]
}

export type RouteEnd = 'origin' | 'dest'

export interface EnteredRide {
  draft: ReservationDraft
  /** The form had a draft when it was opened. */
  hadDraft: boolean
  /** Ends with a text that is no place yet. */
  typedEnds: readonly RouteEnd[]
}

export interface PrefilledRide {
  draft: ReservationDraft
  /** Text to search the origin with. */
  originQuery: string
}

/** Not cancelled, of these children, booked last first; of one booking the first ride of the day. */
export const ridesByBooking = (
  rides: readonly Ride[],
  children: readonly { id: string }[],
): readonly Ride[] =>
  rides
    .filter(
      ({ status, childId }) => status !== 'cancelled' && children.some(({ id }) => id === childId),
    )
    .sort((a, b) => compareAsc(b.createdAt, a.createdAt) || compareAsc(a.startsAt, b.startsAt))

const withId = (children: readonly KnownChild[], id: string | undefined) =>
  children.find((child) => child.id === id)

const isTimeUntouched = ({ time: { hour, minute } }: ReservationDraft): boolean =>
  hour === emptyDraft.time.hour && minute === emptyDraft.time.minute

/** The form with what is known in its untouched fields (specification 6, section 4); a draft that was there stays as it is. */
export function prefilledDraft(
  { draft, hadDraft, typedEnds }: EnteredRide,
  { children, rides, lastStay, places }: RideFacts,
  now: Date,
  isRestDay: (route: ReservationDraft['route'], day: string) => boolean,
): PrefilledRide {
  if (hadDraft) return { draft, originQuery: '' }
  const named = withId(children, draft.childId) ?? (children.length === 1 ? children[0] : undefined)
  const [last] = ridesByBooking(rides, named ? [named] : children)
  const child = named ?? withId(children, last?.childId) ?? withId(children, lastStay?.childId)
  const time = last && isTimeUntouched(draft) ? timeOfRide(last) : draft.time
  const route = routeFrom({ draft, typedEnds }, last, lastStay, places)
  const isOriginOpen = !last && !route.origin && !typedEnds.includes('origin')
  return {
    draft: {
      ...draft,
      childId: child?.id ?? draft.childId,
      dates:
        draft.dates.length > 0
          ? draft.dates
          : [nextSchoolDay(draftTime({ ...draft, time }), now, (day) => isRestDay(route, day))],
      time,
      route,
    },
    originQuery: isOriginOpen ? (child?.school ?? '') : '',
  }
}

function routeFrom(
  { draft, typedEnds }: Pick<EnteredRide, 'draft' | 'typedEnds'>,
  last: Ride | undefined,
  lastStay: RideFacts['lastStay'],
  places: readonly PlacePoint[],
): ReservationDraft['route'] {
  const branch = places.find(({ id }) => lastStay && id === branchPlaceId(lastStay.branchId))
  const known = last
    ? { origin: offeredAt(last.origin, places), dest: offeredAt(last.dest, places) }
    : { origin: undefined, dest: branch }
  const fill = (end: RouteEnd, other: RouteEnd) => {
    if (draft.route[end] || typedEnds.includes(end)) return draft.route[end]
    return known[end]?.id === draft.route[other]?.id ? undefined : known[end]
  }
  return { origin: fill('origin', 'dest'), dest: fill('dest', 'origin') }
}
