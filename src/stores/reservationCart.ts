import * as z from 'zod/mini'
import { dayOf } from '@/domain/dates/day'
import {
  addReservations,
  changeReservations,
  dropExpired,
  type ReservationCart,
  removeReservations,
} from '@/domain/rides/reservations/reservationCart'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { quotedRideFields } from './reservationSchema'
import { validRowsSchema } from './validRowsSchema'

const reservationSchema = z.object({
  ...quotedRideFields,
  memo: z.string(),
  seriesId: z.optional(z.string()),
})

interface ReservationCartState {
  items: ReservationCart
  add: (items: ReservationCart) => void
  change: (items: ReservationCart) => void
  remove: (...ids: readonly string[]) => void
  clear: () => void
}

const noItems: ReservationCart = []

/** On this device only (specification 3, section 7). */
export const useReservationCart = deviceStore<ReservationCartState, 'items'>(
  'dodam-reservation-cart',
  {
    field: 'items',
    schema: validRowsSchema(reservationSchema),
    refresh: (items) => dropExpired(items, dayOf(now())),
  },
  (set, get) => ({
    items: noItems,
    add: (added) => set({ items: addReservations(get().items, added) }),
    change: (changed) => set({ items: changeReservations(get().items, changed) }),
    remove: (...ids) => set({ items: removeReservations(get().items, ids) }),
    clear: () => set({ items: noItems }),
  }),
)
