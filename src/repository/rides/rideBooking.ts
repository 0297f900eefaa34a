import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import type { Ride, RidePlace } from '@/domain/rides/booked/ride'
import type { CancellationItem } from '@/domain/rides/booked/rideSeries'
import type { NewRide } from '@/domain/rides/reservations/rideDraft'
import type { TimeChange } from '@/domain/rides/reservations/rideTimeChange'
import { type Commit, commitAsMember, type Lite } from '../firestore/client'
import { stepDocuments } from '../firestore/step'
import { RIDES_COLLECTION, readRidesAround } from './rides'

/** Per atomic commit: about a second of rule evaluation. */
export const RIDES_PER_COMMIT = 100
/** The rules may look up 20 documents per commit: of a guardian three for the right, two each of fares and closed days, and each child. */
const CHILDREN_PER_COMMIT = 13
/** A ride's time changes within its day. */
const DAY_MS = hoursToMilliseconds(24)

/** Splits rows, in order, into what one commit can hold. */
export function rideBatches<Row>(
  rows: readonly Row[],
  childIdOf: (row: Row) => string,
): readonly (readonly Row[])[] {
  const batches: Row[][] = []
  let batch: Row[] = []
  let children = new Set<string>()
  for (const row of rows) {
    const childId = childIdOf(row)
    const hasRoom = children.has(childId) || children.size < CHILDREN_PER_COMMIT
    if (batch.length === 0 || batch.length === RIDES_PER_COMMIT || !hasRoom) {
      batch = []
      children = new Set()
      batches.push(batch)
    }
    batch.push(row)
    children.add(childId)
  }
  return batches
}

const placeDocument = (lite: Lite, { name, address, lat, lng }: RidePlace) => ({
  name,
  address,
  point: new lite.GeoPoint(lat, lng),
})

const rideDocument = (lite: Lite, { id: _, origin, dest, startsAt, ...ride }: NewRide) => ({
  ...ride,
  startsAt: lite.Timestamp.fromDate(startsAt),
  origin: placeDocument(lite, origin),
  dest: placeDocument(lite, dest),
  createdAt: lite.serverTimestamp(),
  updatedAt: lite.serverTimestamp(),
})

const idsOf = (rides: readonly { id: string }[]): string => rides.map(({ id }) => id).join()

interface RideWrites {
  /** Prefix of the command's id; a ride's number is added. */
  command: string
  uid: string
  rides: readonly Pick<Ride, 'id' | 'startsAt'>[]
  write: (commit: Commit) => void
  isDone: (ride: Ride) => boolean
}

/** What somebody else of the family did in the same instant is done. */
const commitOnce = ({ command, uid, rides, write, isDone }: RideWrites): Promise<void> =>
  stepDocuments({
    id: `${RIDES_COLLECTION}/${command}/${idsOf(rides)}`,
    write: () => commitAsMember(write),
    readNow: () => readRidesAround(uid, rides, DAY_MS),
    isDone: (stored) => {
      const done = new Set(stored.filter(isDone).map(({ id }) => id))
      return rides.every(({ id }) => done.has(id))
    },
  })

/** Books a batch (`rideBatches`), all or none; ids are the cart lines', so a retry books nothing twice. */
export const createRides = (uid: string, rides: readonly NewRide[]): Promise<void> =>
  commitOnce({
    command: 'create',
    uid,
    rides,
    write: ({ lite, db, batch }) => {
      for (const ride of rides)
        batch.set(lite.doc(db, RIDES_COLLECTION, ride.id), rideDocument(lite, ride))
    },
    isDone: () => true,
  })

/** Cancels a batch, all or none; the rules refuse a wrong fee. */
export const cancelRides = (uid: string, items: readonly CancellationItem[]): Promise<void> =>
  commitOnce({
    command: 'cancel',
    uid,
    rides: items.map(({ ride }) => ride),
    write: ({ lite, db, batch }) => {
      for (const { ride, feeKRW } of items) {
        batch.update(lite.doc(db, RIDES_COLLECTION, ride.id), {
          status: 'cancelled',
          cancelFeeKRW: feeKRW,
          'reached.cancelled': lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
        })
      }
    },
    isDone: ({ status }) => status === 'cancelled',
  })

/** Changes the starts of a batch, all or none; each ride must be confirmed again. */
export function changeRideTimes(uid: string, changes: readonly TimeChange[]): Promise<void> {
  const starts = new Map(changes.map(({ ride, startsAt }) => [ride.id, startsAt.getTime()]))
  return commitOnce({
    command: `move-${[...starts.values()].join()}`,
    uid,
    rides: changes.map(({ ride }) => ride),
    write: ({ lite, db, batch }) => {
      for (const { ride, startsAt, fareKRW } of changes) {
        batch.update(lite.doc(db, RIDES_COLLECTION, ride.id), {
          startsAt: lite.Timestamp.fromDate(startsAt),
          fareKRW,
          status: 'requested',
          driver: null,
          reached: {},
          updatedAt: lite.serverTimestamp(),
        })
      }
    },
    isDone: ({ id, startsAt }) => starts.get(id) === startsAt.getTime(),
  })
}
