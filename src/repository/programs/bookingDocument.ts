import * as z from 'zod/mini'
import {
  type SessionBooking,
  sessionBookingKey,
  sessionIdAt,
} from '@/domain/programs/programSession'
import { NO_TIME, UNREADABLE } from '@/domain/received'
import { sha256 } from '@/platform/hashes'
import type { RawDocument } from '../firestore/client'
import { nonEmptyText, text, timestamp } from '../firestore/documentFields'
import { parseDocuments, readableAnyway } from '../firestore/parseDocuments'
import { SESSIONS_COLLECTION } from './programSessions'

/** `program_sessions/{id}/bookings/{id}`: seats of programs and of care (specification 4, section 7). */

export const BOOKINGS_COLLECTION = 'bookings'

/** Of one answer. */
export const BOOKINGS_READ_LIMIT = 1000

const optionalText = z.optional(nonEmptyText)
const optionalTime = z.optional(timestamp)

const fieldsSchema = z.object({
  id: z.string(),
  uid: z.string(),
  childId: z.string(),
  childName: nonEmptyText,
  programId: nonEmptyText,
  startsAt: timestamp,
  createdAt: timestamp,
  updatedAt: z.optional(timestamp),
  passId: optionalText,
  slot: optionalText,
  codeWord: z.catch(z.optional(text), undefined),
  arrivedAt: optionalTime,
  leftAt: optionalTime,
  leftWith: optionalText,
  by: optionalText,
  cancelledAt: optionalTime,
  cancelReason: optionalText,
})

const toBooking = (fields: z.output<typeof fieldsSchema>): SessionBooking => ({
  ...fields,
  updatedAt: fields.updatedAt ?? fields.createdAt,
  sessionId: sessionIdAt(fields),
})

/** For documents and rows remembered on the device; `sessionId` is derived from program and start. */
export const sessionBookingSchema = z.pipe(fieldsSchema, z.transform(toBooking))

/** Accepts any document; without `sessionId` it is derived from program and start. */
export const bookingFallbackSchema = (sessionId?: string): z.ZodMiniType<SessionBooking> =>
  z.pipe(
    readableAnyway(fieldsSchema, {
      uid: '',
      childId: '',
      childName: UNREADABLE,
      programId: '',
      startsAt: NO_TIME,
      createdAt: NO_TIME,
    }),
    z.transform((fields) => ({
      ...toBooking(fields),
      ...(sessionId !== undefined && { sessionId }),
    })),
  )

/** Those that fit. */
export const bookingsOf = (documents: readonly RawDocument[]): SessionBooking[] =>
  parseDocuments(BOOKINGS_COLLECTION, documents, sessionBookingSchema)

export const sessionBookingId = (
  booking: Pick<SessionBooking, 'sessionId' | 'uid' | 'childId'>,
): Promise<string> => sha256(sessionBookingKey(booking))

export const pathOfBooking = ({
  sessionId,
  id,
}: Pick<SessionBooking, 'sessionId' | 'id'>): string =>
  `${SESSIONS_COLLECTION}/${sessionId}/${BOOKINGS_COLLECTION}/${id}`
