import type { SessionBooking } from '@/domain/programs/programSession'
import {
  countMemberDocuments,
  inGroup,
  type QueryBuilder,
  readMemberDocuments,
  tallyMemberDocuments,
} from '../firestore/client'
import { parseDocuments } from '../firestore/parseDocuments'
import { BOOKINGS_COLLECTION, sessionBookingSchema } from './bookingDocument'

export interface BookingsAsked {
  programIds: readonly string[]
  /** Starts included. */
  from: Date
  /** Not included. */
  to: Date
}

/** Of all sessions of the programs. */
const starting = ({ programIds, from, to }: BookingsAsked): QueryBuilder =>
  inGroup(BOOKINGS_COLLECTION, (sdk) => [
    sdk.where('programId', 'in', [...programIds]),
    sdk.where('startsAt', '>=', sdk.Timestamp.fromDate(from)),
    sdk.where('startsAt', '<', sdk.Timestamp.fromDate(to)),
    sdk.orderBy('startsAt'),
  ])

/** For owners. */
export const countBookings = (asked: BookingsAsked): Promise<number> =>
  countMemberDocuments(starting(asked))

/** For owners: bookings that have a time, of which no other has the field. */
export const countBookingsWith = async (
  field: 'arrivedAt' | 'cancelledAt',
  asked: BookingsAsked,
): Promise<number> => (await tallyMemberDocuments(field, starting(asked))).count

/** For owners: by start. */
export const readBookingsOfPrograms = async (asked: BookingsAsked): Promise<SessionBooking[]> =>
  parseDocuments(
    BOOKINGS_COLLECTION,
    await readMemberDocuments(starting(asked)),
    sessionBookingSchema,
  )
