import type { Ride } from '@/domain/rides/booked/ride'
import type { Tally } from '@/domain/tally'
import {
  inCollection,
  type Lite,
  type QueryParts,
  readMemberDocuments,
  tallyMemberDocuments,
} from '../firestore/client'
import { atBranch } from '../firestore/queries'
import { ownRides, RIDES_COLLECTION } from './rides'

interface RidesAsked {
  /** Undefined: all. */
  branchId?: string | undefined
  /** Starts included. */
  from: Date
  /** Not included. */
  to: Date
}

const starting =
  ({ branchId, from, to }: RidesAsked, status: 'arrived' | 'cancelled') =>
  (lite: Lite): QueryParts => [
    ...atBranch(lite, branchId),
    lite.where('status', '==', status),
    lite.where('startsAt', '>=', lite.Timestamp.fromDate(from)),
    lite.where('startsAt', '<', lite.Timestamp.fromDate(to)),
  ]

/** For owners: rides that arrived, and their fares in whole won. */
export const countArrivedRides = (asked: RidesAsked): Promise<Tally> =>
  tallyMemberDocuments(
    'fareKRW',
    inCollection(RIDES_COLLECTION, (lite) => [...starting(asked, 'arrived')(lite)]),
  )

/** For owners: cancelled rides that cost a fee, and the fees in whole won. */
export const countRideFees = (asked: RidesAsked): Promise<Tally> =>
  tallyMemberDocuments(
    'cancelFeeKRW',
    inCollection(RIDES_COLLECTION, (lite) => [
      ...starting(asked, 'cancelled')(lite),
      lite.where('cancelFeeKRW', '>', 0),
      lite.orderBy('startsAt'),
      lite.orderBy('cancelFeeKRW'),
    ]),
  )

/** For owners: rides of a status, by start. */
export const readRidesOf = async (
  status: 'arrived' | 'cancelled',
  asked: RidesAsked,
): Promise<Ride[]> =>
  ownRides(
    await readMemberDocuments(
      inCollection(RIDES_COLLECTION, (lite) => [
        ...starting(asked, status)(lite),
        lite.orderBy('startsAt'),
      ]),
    ),
  )
