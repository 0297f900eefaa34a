import { careBookingPaths } from '../../emulators/seed/careDay'
import { careDays } from '../../emulators/seed/careDays'
import { askedForPaths } from '../../emulators/seed/comingDay'
import { dayOf } from '../../src/domain/dates/day'
import { now } from './clock'
import type { Backend } from './test'

/** The sample parent. */
export const PARENT = 'local-parent-0002'
const HOUR_MS = 3_600_000

const time = (instant: Date) => ({ timestampValue: instant.toISOString() })
export const stringValue = (stringValue: string) => ({ stringValue })
export const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR_MS)

/** The day in Seoul, so many days from now. */
export const seoulDay = (days: number) => dayOf(inHours(24 * days))

/** One o'clock in Seoul: fares by day have no surcharge. */
export const onePmInDays = (days: number) => new Date(`${seoulDay(days)}T13:00:00+09:00`)

const place = (name: string, latitude: number, longitude: number) => ({
  mapValue: {
    fields: {
      name: stringValue(name),
      address: stringValue('서울 성동구'),
      point: { geoPointValue: { latitude, longitude } },
    },
  },
})

export const driver = {
  mapValue: { fields: { name: stringValue('박민지'), car: stringValue('흰색 카니발 12가 3456') } },
}

export const rideFields = (startsAt: Date, change: Record<string, unknown> = {}) => ({
  uid: stringValue(PARENT),
  childId: stringValue('child-1'),
  childName: stringValue('김하준'),
  phone: stringValue('+821000000002'),
  branchId: stringValue('seongsu'),
  startsAt: time(startsAt),
  origin: place('성동초등학교', 37.5547, 127.0402),
  dest: place('도담아지트 성수점', 37.5446, 127.0512),
  memo: stringValue(''),
  distanceKm: { doubleValue: 1.4842 },
  fareKRW: { integerValue: '7742' },
  codeWord: stringValue('노란 고래'),
  seriesId: { nullValue: null },
  status: stringValue('requested'),
  driver: { nullValue: null },
  reason: stringValue(''),
  cancelFeeKRW: { integerValue: '0' },
  reached: { mapValue: { fields: {} } },
  createdAt: time(inHours(-2)),
  updatedAt: time(inHours(-2)),
  ...change,
})

/** The day of the sample's next ride and stay. */
export const nextCareDay = (): string => careDays(dayOf(now())).next

/** Takes away what other sample families have asked for. */
export const withoutAskedFor = (backend: Backend) =>
  Promise.all(askedForPaths(now()).map((path) => backend.remove(path)))

/** An unseen message about the sample's next ride. */
export const lateMessage = () => ({
  uid: stringValue(PARENT),
  rideId: stringValue('local-ride-tomorrow'),
  kind: stringValue('late'),
  text: stringValue('10분쯤 늦어요.'),
  createdAt: time(now()),
  seenAt: { nullValue: null },
})

export const reachedNow = (...statuses: string[]) => ({
  reached: { mapValue: { fields: Object.fromEntries(statuses.map((s) => [s, time(now())])) } },
  updatedAt: time(now()),
})

export const confirmed = { status: stringValue('confirmed'), driver, ...reachedNow('confirmed') }

/** Replaces all rides, and removes care. */
export async function withRides(backend: Backend, rides: Record<string, Record<string, unknown>>) {
  const gone = [
    ...['rides/local-ride-tomorrow', 'rides/local-ride-arrived'],
    ...careBookingPaths(now()),
    ...askedForPaths(now()),
  ]
  await Promise.all([
    ...gone.map((path) => backend.remove(path)),
    ...Object.entries(rides).map(([id, fields]) => backend.patch(`rides/${id}`, fields)),
  ])
}
