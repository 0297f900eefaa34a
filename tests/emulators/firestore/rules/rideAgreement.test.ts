import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { seoulTime } from '../../../../src/domain/dates/seoulTime.ts'
import { distanceKm, type LatLng } from '../../../../src/domain/places/geo.ts'
import { canCancel } from '../../../../src/domain/rides/booked/cancellationFee.ts'
import { nextSteps, type Ride, rideStatuses } from '../../../../src/domain/rides/booked/ride.ts'
import { estimateFare, sampleFares } from '../../../../src/domain/rides/fares/fare.ts'
import { isBookableStart } from '../../../../src/domain/rides/reservations/leadTime.ts'
import { canChangeTime } from '../../../../src/domain/rides/reservations/rideTimeChange.ts'
import { aRide } from '../../../domain/rides/aRide.ts'
import { fc } from '../../../fastCheck'
import { isLong } from '../../../long'
import { type RuleEngine, restore, verdictOf } from '../../../rules/engine.ts'
import { DAY, HOUR, MINUTE, place } from '../../../rules/tables/aRide.ts'
import { CHILD_ID, type Identity, identities, people } from '../../../rules/tables/people.ts'
import {
  change,
  commit,
  double,
  put,
  type RuleRequest,
  SERVER_TIME,
  seedDocument,
} from '../../../rules/wire.ts'
import { fetchWithin } from '../../askWithin.ts'

// What the pages explain and what the rules enforce are two texts. Here both are asked about the same rides, at the same
// instant, and must never differ.

const NOW = new Date('2026-11-25T12:00:00+09:00')
const later = (ms: number) => new Date(NOW.getTime() + ms)

const within = fetchWithin(createFirestoreEmulator().handle)
let asked = 0

beforeEach(() => void vi.setSystemTime(NOW))

/** Just before, at and after each limit of specification 4, and in between. */
const startsAt = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(-HOUR, 0, 30 * MINUTE, HOUR, 8 * HOUR, 400 * DAY),
      fc.constantFrom(-1, 0, 1),
    )
    .map(([limit, side]) => later(limit + side)),
  fc.integer({ min: -12 * 60, max: 48 * 60 }).map((minutes) => later(minutes * MINUTE)),
)

const point: fc.Arbitrary<LatLng> = fc.record({
  lat: fc.double({ min: 37.3, max: 37.8, noNaN: true }),
  lng: fc.double({ min: 126.7, max: 127.4, noNaN: true }),
})

const fareAt = (ride: Pick<Ride, 'origin' | 'dest'>, start: Date) =>
  estimateFare(
    { distanceKm: distanceKm(ride.origin, ride.dest), hour: seoulTime(start).hour },
    sampleFares.current,
  ).total

const ride: fc.Arbitrary<Ride> = fc
  .record({ startsAt, status: fc.constantFrom(...rideStatuses), from: point, to: point })
  .map(({ from, to, ...fields }) => {
    const drawn = aRide({
      uid: 'parent',
      childId: CHILD_ID,
      phone: identities.parent.phone,
      ...fields,
    })
    const way = { ...drawn, origin: { ...drawn.origin, ...from }, dest: { ...drawn.dest, ...to } }
    return {
      ...way,
      distanceKm: distanceKm(from, to),
      fareKRW: fareAt(way, fields.startsAt),
      reached: fields.status === 'requested' ? {} : { [fields.status]: later(-HOUR) },
    }
  })

const documentOf = ({ id: _, origin, dest, distanceKm: km, ...fields }: Ride) => ({
  ...fields,
  driver: null,
  origin: place(origin.name, origin),
  dest: place(dest.name, dest),
  distanceKm: double(km),
})

interface Question {
  by: Identity
  request: RuleRequest
  isAllowed: boolean
}

/** A step by either side, at the page's fee or another. */
const step = fc
  .record({
    ride,
    to: fc.constantFrom(...rideStatuses.filter((status) => status !== 'requested')),
    by: fc.constantFrom('parent', 'teacher', 'otherParent'),
    feeOff: fc.constantFrom(0, 0, 0, 10, -10),
  })
  .map(({ ride, to, by, feeOff }): Question & { ride: Ride } => {
    const cancellation = canCancel(ride, NOW)
    const feeKRW = (cancellation.ok ? cancellation.feeKRW : 0) + feeOff
    const isOwnStep = by !== 'otherParent' && nextSteps(ride.status, sides[by]).includes(to)
    const path = `rides/${ride.id}`
    const reached = { status: to, [`reached.${to}`]: SERVER_TIME, updatedAt: SERVER_TIME }
    const extra = to === 'declined' ? { reason: '폭설' } : {}
    const fee = to === 'cancelled' ? { cancelFeeKRW: feeKRW } : {}
    return {
      ride,
      by,
      request: commit(change(path, { ...reached, ...extra, ...fee })),
      isAllowed: isOwnStep && (to !== 'cancelled' || (cancellation.ok && feeOff === 0)),
    }
  })

const sides = { parent: 'parent', teacher: 'staff' } as const

/** Another time, at its fare or another. */
const move = fc
  .record({
    ride,
    start: startsAt,
    by: fc.constantFrom('parent', 'parent', 'teacher', 'otherParent'),
    fareOff: fc.constantFrom(0, 0, 8, -8, 13, -13),
  })
  // The same time changes nothing, which the agit may do.
  .filter(({ ride, start }) => ride.startsAt.getTime() !== start.getTime())
  .map(({ ride, start, by, fareOff }): Question & { ride: Ride } => ({
    ride,
    by,
    request: commit(
      change(`rides/${ride.id}`, {
        startsAt: start,
        fareKRW: fareAt(ride, start) + fareOff,
        status: 'requested',
        driver: null,
        reached: {},
        updatedAt: SERVER_TIME,
      }),
    ),
    isAllowed:
      by === 'parent' &&
      canChangeTime(ride, NOW).ok &&
      isBookableStart(start, NOW) &&
      Math.abs(fareOff) <= 10,
  }))

/** A new ride, at its fare or another. */
const booking = fc
  .record({
    ride,
    by: fc.constantFrom('parent', 'parent', 'otherParent'),
    fareOff: fc.constantFrom(0, 0, 8, -8, 13, -13),
  })
  .map(
    ({ ride, by, fareOff }): Question => ({
      by,
      request: commit(
        put('rides/new', {
          ...documentOf({
            ...ride,
            status: 'requested',
            reached: {},
            fareKRW: ride.fareKRW + fareOff,
          }),
          createdAt: SERVER_TIME,
          updatedAt: SERVER_TIME,
        }),
      ),
      isAllowed: by === 'parent' && isBookableStart(ride.startsAt, NOW) && Math.abs(fareOff) <= 10,
    }),
  )

/** A project per request: after a write Firestore's clock is a microsecond ahead. */
async function agree({ by, request, isAllowed }: Question, standing: readonly Ride[]) {
  asked += 1
  const projectId = `demo-agreement-${asked}`
  const engine: RuleEngine = { host: 'firestore.test', projectId, fetch: within }
  const rides = standing.map((there) => seedDocument(`rides/${there.id}`, documentOf(there)))
  vi.setSystemTime(later(-MINUTE))
  await restore(engine, { seed: [...people(NOW), ...rides], rows: [] })
  vi.setSystemTime(NOW)
  expect(await verdictOf(engine, by, request)).toBe(isAllowed ? 'allowed' : 'refused')
}

const { seed = 0 } = fc.readConfigureGlobal()

// In parts, so that each answers in time on a busy machine.
describe.each(isLong ? [1, 2, 3, 4, 5] : [1, 2])('part %i', (part) => {
  const runs = { numRuns: 50, seed: seed + part }

  it('every step and every cancellation', () =>
    fc.assert(
      fc.asyncProperty(step, ({ ride, ...question }) => agree(question, [ride])),
      runs,
    ))

  it('every change of time', () =>
    fc.assert(
      fc.asyncProperty(move, ({ ride, ...question }) => agree(question, [ride])),
      runs,
    ))

  it('every booking', () =>
    fc.assert(
      fc.asyncProperty(booking, (question) => agree(question, [])),
      runs,
    ))
})
