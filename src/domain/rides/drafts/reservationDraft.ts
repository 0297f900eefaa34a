import type { Child } from '../../account/child'
import { dayOf } from '../../dates/day'
import { formatTime } from '../../dates/seoulTime'
import { distanceKm } from '../../places/geo'
import type { PlacePoint } from '../../places/placePoint'
import { accepted, type RuleResult, rejected } from '../../rule'
import { acceptWithin } from '../../text/textLimit'
import { estimateFare, type FareBreakdown, type Fares, sumFares, tariffOn } from '../fares/fare'
import {
  firstFreeTime,
  hasLeadTime,
  MAX_MEMO,
  type Reservation,
  type TimeOfDay,
} from '../reservations/reservation'
import { mergeDays } from './reservationPattern'

/** State of the pickup wizard (specification 2, section 3). */
export interface ReservationDraft {
  childId: string
  /** Ascending, no duplicates. */
  dates: readonly string[]
  /** Days added by each press of 「매주 반복」, including days removed since. */
  weeklyPresses: readonly (readonly string[])[]
  time: { hour: number | undefined; minute: number }
  route: { origin: PlacePoint | undefined; dest: PlacePoint | undefined }
  memo: string
  /** Time of the return rides on the same days; undefined: none. */
  returnTime: TimeOfDay | undefined
  /** Siblings on the same ride; each gets a reservation. */
  siblingIds: readonly string[]
}

type Rider = Pick<Child, 'id' | 'name'>

export const emptyDraft: ReservationDraft = {
  childId: '',
  dates: [],
  weeklyPresses: [],
  time: { hour: undefined, minute: 0 },
  route: { origin: undefined, dest: undefined },
  memo: '',
  returnTime: undefined,
  siblingIds: [],
}

/** Selects the only child when none is selected (specification 4, section 2). */
export function withOnlyChild(
  draft: ReservationDraft,
  children: readonly Rider[],
): ReservationDraft {
  const [only, ...others] = children
  if (!only || others.length > 0 || draft.childId === only.id) return draft
  return { ...draft, childId: only.id }
}

const FIRST_HOUR = 13

export const draftTime = ({
  time: { hour = FIRST_HOUR, minute },
}: ReservationDraft): TimeOfDay => ({
  hour,
  minute,
})

export type DraftField = 'child' | 'date' | 'time' | 'origin' | 'dest' | 'return' | 'memo'

/** missing: not filled in · refused: not possible */
export interface DraftProblem {
  field: DraftField
  kind: 'missing' | 'refused'
  message: string
}

const missing = (field: DraftField, message: string): DraftProblem => ({
  field,
  kind: 'missing',
  message,
})
const refused = (field: DraftField, message: string): DraftProblem => ({
  field,
  kind: 'refused',
  message,
})

const minutesOf = ({ hour, minute }: TimeOfDay) => hour * 60 + minute

/** Names the day in the message; only today, or tomorrow late in the evening, can be too near. */
export const nearDayName = (date: string, now: Date): string =>
  date === dayOf(now) ? '오늘' : '내일'

export function checkLeadTime(date: string, time: TimeOfDay, now: Date): RuleResult {
  if (hasLeadTime(date, time, now)) return accepted
  const day = nearDayName(date, now)
  const first = firstFreeTime(date, now)
  return rejected(
    first
      ? `${day}은 ${formatTime(first.hour, first.minute)}부터 예약할 수 있어요.`
      : `${day}은 예약할 수 있는 시간이 지났어요. 다른 날짜를 선택해 주세요.`,
  )
}

/** Problems at `now` in the order of the fields; empty when the draft can go into the cart. `restOf`: why the route's branch rests on a day. */
export function draftProblems(
  draft: ReservationDraft,
  children: readonly Rider[],
  now: Date,
  restOf: (day: string) => string | undefined,
): DraftProblem[] {
  const { dates, route, returnTime } = draft
  const time = draftTime(draft)
  const isHourChosen = draft.time.hour !== undefined
  const problems: DraftProblem[] = []
  if (!children.some(({ id }) => id === draft.childId))
    problems.push(missing('child', '자녀를 선택해 주세요.'))

  const [firstDate] = dates
  if (firstDate === undefined) problems.push(missing('date', '날짜를 선택해 주세요.'))
  else if (firstDate < dayOf(now))
    problems.push(refused('date', '지난 날짜는 예약할 수 없어요. 다른 날짜를 선택해 주세요.'))
  const [rest] = dates.flatMap((date) => restOf(date) ?? [])
  if (rest !== undefined) problems.push(refused('date', rest))

  const lead =
    firstDate === undefined || firstDate < dayOf(now)
      ? accepted
      : checkLeadTime(firstDate, time, now)
  if (!isHourChosen) problems.push(missing('time', '시간을 선택해 주세요.'))
  else if (!lead.ok) problems.push(refused('time', lead.reason))

  if (!route.origin) problems.push(missing('origin', '출발지를 선택해 주세요.'))
  if (!route.dest) problems.push(missing('dest', '도착지를 선택해 주세요.'))
  else if (route.origin?.id === route.dest.id)
    problems.push(refused('dest', '출발지와 도착지가 같아요. 다른 곳을 선택해 주세요.'))

  if (returnTime && isHourChosen && minutesOf(returnTime) <= minutesOf(time))
    problems.push(refused('return', '돌아오는 시각은 가는 시각보다 늦어야 해요.'))
  const memo = acceptWithin(draft.memo, MAX_MEMO)
  if (!memo.ok) problems.push(refused('memo', memo.reason))
  return problems
}

const wayOf = ({ origin, dest }: ReservationDraft['route']) =>
  origin && dest && origin.id !== dest.id
    ? { origin, dest, km: distanceKm(origin, dest) }
    : undefined

/** Great-circle km; undefined without both ends or when they are equal. */
export const routeDistanceKm = (route: ReservationDraft['route']): number | undefined =>
  wayOf(route)?.km

export interface QuotedRide {
  child: Rider
  date: string
  time: TimeOfDay
  origin: PlacePoint
  dest: PlacePoint
  distanceKm: number
  fare: FareBreakdown
}

/** The wizard's `estimate`: computed, never stored (specification 3, section 7). */
export interface Estimate {
  items: readonly QuotedRide[]
  total: number
}

/** One ride per day and child, and one back if a return is set; empty without route, day or child. */
export function estimateDraft(
  draft: ReservationDraft,
  children: readonly Rider[],
  fares: Fares,
): Estimate {
  const way = wayOf(draft.route)
  if (!way) return { items: [], total: 0 }
  const { origin, dest, km } = way
  const riders = [draft.childId, ...draft.siblingIds.filter((id) => id !== draft.childId)].flatMap(
    (id) => children.find((child) => child.id === id) ?? [],
  )
  const legs = [{ time: draftTime(draft), origin, dest }]
  if (draft.returnTime) legs.push({ time: draft.returnTime, origin: dest, dest: origin })
  const items = draft.dates.flatMap((date) =>
    legs.flatMap(({ time, origin, dest }) => {
      const fare = estimateFare({ distanceKm: km, hour: time.hour }, tariffOn(fares, date))
      return riders.map(({ id, name }) => ({
        child: { id, name },
        date,
        time,
        origin,
        dest,
        distanceKm: km,
        fare,
      }))
    }),
  )
  return { items, total: items.reduce((sum, { fare }) => sum + fare.total, 0) }
}

export interface Quote {
  fare: FareBreakdown
  rideCount: number
}

/** Known once the route is; while child, days or hour are missing it is the daytime fare of one ride, of today without a day. */
export function quoteDraft(
  draft: ReservationDraft,
  children: readonly Rider[],
  fares: Fares,
  today: string,
): Quote | undefined {
  const km = routeDistanceKm(draft.route)
  if (km === undefined) return undefined
  const { items } = estimateDraft(draft, children, fares)
  if (items.length > 0 && draft.time.hour !== undefined)
    return { fare: sumFares(items.map(({ fare }) => fare)), rideCount: items.length }
  return {
    fare: estimateFare(
      { distanceKm: km, hour: draftTime(draft).hour },
      tariffOn(fares, draft.dates[0] ?? today),
    ),
    rideCount: 1,
  }
}

/** Adds the days of a weekly pattern; the new ones form one press. */
export function addWeeklyDays(
  { dates, weeklyPresses }: ReservationDraft,
  days: readonly string[],
): Pick<ReservationDraft, 'dates' | 'weeklyPresses'> {
  const added = days.filter((day) => !dates.includes(day))
  // A removed day that is added again belongs to the new press.
  const earlier = weeklyPresses.map((press) => press.filter((day) => !added.includes(day)))
  return {
    dates: mergeDays(dates, days),
    weeklyPresses: [...earlier, added].filter((press) => press.length > 0),
  }
}

/** One cart line per ride; `newId` makes line ids and series ids, one series per press, child and direction. */
export function draftReservations(
  draft: ReservationDraft,
  children: readonly Rider[],
  fares: Fares,
  newId: () => string,
): Reservation[] {
  const seriesIds = new Map<string, string>()
  const seriesOf = ({ child, date, dest }: QuotedRide): { seriesId?: string } => {
    const press = draft.weeklyPresses.findIndex((days) => days.includes(date))
    if (press === -1) return {}
    const key = JSON.stringify([press, child.id, dest.id])
    const seriesId = seriesIds.get(key) ?? newId()
    seriesIds.set(key, seriesId)
    return { seriesId }
  }
  return estimateDraft(draft, children, fares).items.map((ride) => ({
    id: newId(),
    child: ride.child,
    date: ride.date,
    hour: ride.time.hour,
    minute: ride.time.minute,
    origin: ride.origin,
    dest: ride.dest,
    distanceKm: ride.distanceKm,
    memo: draft.memo.trim(),
    fareKRW: ride.fare.total,
    ...seriesOf(ride),
  }))
}
