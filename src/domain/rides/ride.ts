import type { Received } from '../agit/received'
import type { LatLng } from '../places/geo'

/**
 * A pickup that a member has booked (specification 4, sections 3 and 7), with the field names of its document `rides/{rideId}`.
 * Instants are dates, money is whole won.
 */
export interface Ride extends Received {
  id: string
  uid: string
  childId: string
  childName: string
  /** `+82…`, the number of the account. */
  phone: string
  branchId: string
  startsAt: Date
  origin: RidePlace
  dest: RidePlace
  memo: string
  distanceKm: number
  fareKRW: number
  /** Two words that the person who comes says. Never in a calendar file, a shared text, a log or an address. */
  codeWord: string
  /** The same for every ride of a weekly series, null for a single one. */
  seriesId: string | null
  status: RideStatus
  driver: RideDriver | null
  /** Why it was declined; empty otherwise. */
  reason: string
  /** Owed for a cancellation. */
  cancelFeeKRW: number
  /** When each status was reached. A requested ride has reached none: it was requested at `createdAt`. */
  reached: Readonly<Partial<Record<RideStatus, Date>>>
  createdAt: Date
  updatedAt: Date
}

/** Where a ride begins or ends. */
export interface RidePlace extends LatLng {
  name: string
  address: string
}

/** Who comes, in which car. */
export interface RideDriver {
  name: string
  car: string
}

export const rideStatuses = [
  'requested',
  'confirmed',
  'onTheWay',
  'pickedUp',
  'arrived',
  'declined',
  'cancelled',
] as const
export type RideStatus = (typeof rideStatuses)[number]

/** As the agit reads a status. */
export const staffStatusLabels: Record<RideStatus, string> = {
  requested: '접수',
  confirmed: '확정',
  onTheWay: '출발',
  pickedUp: '탑승',
  arrived: '도착',
  declined: '거절',
  cancelled: '취소',
}

/** As a parent reads it: what was declined cannot be driven. */
export const parentStatusLabels: Record<RideStatus, string> = {
  ...staffStatusLabels,
  declined: '운행 불가',
}

export type RideSide = 'parent' | 'staff'

const steps: Record<RideSide, Record<RideStatus, readonly RideStatus[]>> = {
  staff: {
    requested: ['confirmed', 'declined'],
    confirmed: ['onTheWay', 'declined'],
    // Nobody came to the car: not charged.
    onTheWay: ['pickedUp', 'declined'],
    pickedUp: ['arrived'],
    arrived: [],
    declined: [],
    cancelled: [],
  },
  parent: {
    requested: ['cancelled'],
    confirmed: ['cancelled'],
    onTheWay: [],
    pickedUp: [],
    arrived: [],
    declined: [],
    cancelled: [],
  },
}

/** The statuses that a side may bring a ride to, the usual one first (specification 4, section 3). */
export const nextSteps = (status: RideStatus, side: RideSide): readonly RideStatus[] =>
  steps[side][status]

/** Is the car on its way, or the child in it? */
export const isUnderWay = ({ status }: Pick<Ride, 'status'>): boolean =>
  status === 'onTheWay' || status === 'pickedUp'

/** Will the ride take place, or is it taking place, as far as anybody knows? */
export const isActive = ({ status }: Pick<Ride, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || isUnderWay({ status })

/** Did nobody confirm the ride before its start? Shown as `미확정` (specification 4, section 3). */
export const isUnconfirmed = ({ status, startsAt }: Ride, now: Date): boolean =>
  status === 'requested' && startsAt <= now

/** The word that a parent reads beside a ride. */
export const parentLabel = ({ status }: Ride, isLeftUnconfirmed: boolean): string =>
  isLeftUnconfirmed ? '미확정' : parentStatusLabels[status]

/** The steps of 「진행 상황」 in order (specification 4, section 3). */
const progressStatuses = ['requested', 'confirmed', 'onTheWay', 'pickedUp', 'arrived'] as const

export interface ProgressStep {
  status: (typeof progressStatuses)[number]
  label: string
  at: Date | undefined
  isCurrent: boolean
}

/** How far a ride has come. A ride that was declined or cancelled stands at no step. */
export const rideProgress = (ride: Ride): readonly ProgressStep[] =>
  progressStatuses.map((status) => ({
    status,
    label: parentStatusLabels[status],
    at: status === 'requested' ? ride.createdAt : ride.reached[status],
    isCurrent: ride.status === status,
  }))
