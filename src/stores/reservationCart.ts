import * as z from 'zod/mini'
import { dayOf } from '@/domain/day'
import {
  addReservations,
  dropExpired,
  type ReservationCart,
  removeReservation,
} from '@/domain/reservationCart'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import {
  childSchema,
  daySchema,
  hourSchema,
  kilometresSchema,
  minuteSchema,
  placeSchema,
  wonSchema,
} from './reservationSchema'
import { validRowsSchema } from './validRows'

const reservationSchema = z.object({
  id: z.string().check(z.minLength(1)),
  child: childSchema,
  date: daySchema,
  hour: hourSchema,
  minute: minuteSchema,
  origin: placeSchema,
  dest: placeSchema,
  distanceKm: kilometresSchema,
  memo: z.string(),
  fareKRW: wonSchema,
  seriesId: z.optional(z.string()),
})

interface ReservationCartState {
  items: ReservationCart
  add: (items: ReservationCart) => void
  remove: (id: string) => void
  clear: () => void
}

const noItems: ReservationCart = []

/** The reservations a parent has gathered, kept on this device only (decisions, section 7). */
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
    remove: (id) => set({ items: removeReservation(get().items, id) }),
    clear: () => set({ items: noItems }),
  }),
)
