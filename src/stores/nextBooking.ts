import * as z from 'zod/mini'
import type { ComingBooking } from '@/domain/rides/week/comingBooking'
import { deviceStore } from './deviceStore'

/** As many as a large family has on a day. */
const KEPT = 12

interface ReadBookings {
  /** Epoch ms by this device's clock. */
  readAt: number
  /** Sorted by time. */
  coming: readonly ComingBooking[]
}

const readSchema = z.object({
  readAt: z.number(),
  coming: z.array(
    z.object({
      kind: z.enum(['ride', 'stay']),
      // Nothing comes after an Invalid Date.
      startsAt: z.pipe(
        z.string(),
        z.transform((text) => new Date(text)),
      ),
      childId: z.string(),
      childName: z.string(),
    }),
  ),
})

interface NextBookingState {
  read: ReadBookings | null
  keep: (read: ReadBookings) => void
}

/** Rides and stays ahead as a page of the member's last read them, for the home page (specification 6, section 3). */
export const useNextBooking = deviceStore<NextBookingState, 'read'>(
  'dodam-next-booking',
  { field: 'read', schema: z.nullable(readSchema) },
  (set, get) => ({
    read: null,
    keep: ({ readAt, coming }) => {
      const read = { readAt, coming: coming.slice(0, KEPT) }
      if (JSON.stringify(read) !== JSON.stringify(get().read)) set({ read })
    },
  }),
)
