import type { LatLng } from '../../places/geo'
import type { Received } from '../../received'

/** A member's pickup (specification 4, sections 3 and 7), with the field names of `rides/{rideId}`; money in whole won. */
export interface Ride extends Received {
  id: string
  uid: string
  childId: string
  childName: string
  /** `+82…`, the account's number. */
  phone: string
  branchId: string
  startsAt: Date
  origin: RidePlace
  dest: RidePlace
  memo: string
  distanceKm: number
  fareKRW: number
  /** Secret between parent and driver: never in a calendar file, shared text, log or address. */
  codeWord: string
  /** The same for all rides of a weekly series; null for a single ride. */
  seriesId: string | null
  status: RideStatus
  driver: RideDriver | null
  /** Why it was declined, else empty. */
  reason: string
  cancelFeeKRW: number
  /** Time of each status; a requested ride has none, see `createdAt`. */
  reached: Readonly<Partial<Record<RideStatus, Date>>>
  /** Who of the agit led it there; older documents lack it, and a status that is not in `reached` says nothing (specification 7, section 10). */
  by?: Readonly<Partial<Record<RideStatus, string>>> | undefined
  createdAt: Date
  updatedAt: Date
}

export interface RidePlace extends LatLng {
  name: string
  address: string
}

export interface RideDriver {
  name: string
  car: string
}

export const isSameDriver = (a: RideDriver | null, b: RideDriver | null): boolean =>
  a?.name === b?.name && a?.car === b?.car

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

export const staffStatusLabels: Record<RideStatus, string> = {
  requested: '접수',
  confirmed: '확정',
  onTheWay: '출발',
  pickedUp: '탑승',
  arrived: '도착',
  declined: '거절',
  cancelled: '취소',
}

/** For parents, who read 「운행 불가」 for a declined ride. */
export const parentStatusLabels: Record<RideStatus, string> = {
  ...staffStatusLabels,
  declined: '운행 불가',
}

export type RideSide = 'parent' | 'staff'

const steps: Record<RideSide, Record<RideStatus, readonly RideStatus[]>> = {
  staff: {
    requested: ['confirmed', 'declined'],
    confirmed: ['onTheWay', 'declined'],
    // Declined here: nobody came to the car, not charged.
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

/** The statuses that a side may set next, the usual one first (specification 4, section 3). */
export const nextSteps = (status: RideStatus, side: RideSide): readonly RideStatus[] =>
  steps[side][status]

export const isUnderWay = ({ status }: Pick<Ride, 'status'>): boolean =>
  status === 'onTheWay' || status === 'pickedUp'

export const isActive = ({ status }: Pick<Ride, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || isUnderWay({ status })

/** Not confirmed before its start: shown as `미확정` (specification 4, section 3). */
export const isUnconfirmed = ({ status, startsAt }: Ride, now: Date): boolean =>
  status === 'requested' && startsAt <= now

export const parentLabel = ({ status }: Ride, isLeftUnconfirmed: boolean): string =>
  isLeftUnconfirmed ? '미확정' : parentStatusLabels[status]

/** 「진행 상황」 in order (specification 4, section 3). */
const progressStatuses = ['requested', 'confirmed', 'onTheWay', 'pickedUp', 'arrived'] as const

export interface ProgressStep {
  status: (typeof progressStatuses)[number]
  label: string
  at: Date | undefined
  isCurrent: boolean
}

export const rideProgress = (ride: Ride): readonly ProgressStep[] =>
  progressStatuses.map((status) => ({
    status,
    label: parentStatusLabels[status],
    at: status === 'requested' ? ride.createdAt : ride.reached[status],
    isCurrent: ride.status === status,
  }))

/** Confirmed, but nobody drives yet. */
export const isDriverOpen = ({ status, driver }: Pick<Ride, 'status' | 'driver'>): boolean =>
  status === 'confirmed' && driver === null

export const DRIVER_OPEN = '담당 선생님을 정하고 있어요.'
