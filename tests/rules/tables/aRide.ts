import { seoulInstant } from '../../../src/domain/dates/day.ts'
import { seoulTime } from '../../../src/domain/dates/seoulTime.ts'
import { distanceKm } from '../../../src/domain/places/geo.ts'
import { estimateFare, sampleFares } from '../../../src/domain/rides/fares/fare.ts'
import { type Fields, geoPoint, SERVER_TIME } from '../wire.ts'
import { CHILD_ID, identities } from './people.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** Longer than a request, shorter than any limit. */
export const CLOCK_MARGIN_MS = 20 * SECOND

export const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

export const SCHOOL = { lat: 37.5612, lng: 127.0371 }
export const BRANCH = { lat: 37.5446, lng: 127.0512 }
/** About 320 km away. */
export const BUSAN = { lat: 35.1152, lng: 129.0422 }

export const place = (name: string, { lat, lng } = BRANCH) => ({
  name,
  address: '서울 성동구 아차산로 100',
  point: geoPoint(lat, lng),
})

/** In whole won, by the page's rules. */
export const fareAt = (startsAt: Date, dest = BRANCH): number =>
  estimateFare(
    { distanceKm: distanceKm(SCHOOL, dest), hour: seoulTime(startsAt).hour },
    sampleFares.current,
  ).total

/** A time of day in Seoul, two days from now. */
export const inTwoDays = (now: Date, hour: number, minute: number) =>
  seoulInstant(seoulTime(after(now, 2 * DAY)).day, hour, minute)

/** The ride the parent's page would send. */
export const rideAt = (startsAt: Date): Fields => ({
  uid: 'parent',
  childId: CHILD_ID,
  childName: '김하온',
  phone: identities.parent.phone,
  branchId: 'seongsu',
  startsAt,
  origin: place('성동초등학교', SCHOOL),
  dest: place('성수점'),
  memo: '정문 앞이에요.',
  distanceKm: 2,
  fareKRW: fareAt(startsAt),
  codeWord: '노란 고래',
  seriesId: null,
  status: 'requested',
  driver: null,
  reason: '',
  cancelFeeKRW: 0,
  reached: {},
  createdAt: SERVER_TIME,
  updatedAt: SERVER_TIME,
})

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

const path: readonly RideStatus[] = ['confirmed', 'onTheWay', 'pickedUp', 'arrived']

/** A ride in this status. */
export function standingRide(startsAt: Date, status: RideStatus, now: Date): Fields {
  const steps = path.includes(status) ? path.slice(0, path.indexOf(status) + 1) : [status]
  const anHourAgo = after(now, -HOUR)
  return {
    ...rideAt(startsAt),
    status,
    driver: status === 'requested' ? null : { name: '박도담', car: '12가 3456' },
    reason: status === 'declined' ? '폭설로 운행할 수 없어요.' : '',
    reached:
      status === 'requested' ? {} : Object.fromEntries(steps.map((step) => [step, anHourAgo])),
    createdAt: anHourAgo,
    updatedAt: anHourAgo,
  }
}
