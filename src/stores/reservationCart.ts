import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Reservation } from '@/domain/reservation'
import {
  addReservations,
  dropExpired,
  type ReservationCart,
  removeReservation,
} from '@/domain/reservationCart'
import { storageSlot } from '@/platform/storage'
import {
  childSchema,
  daySchema,
  hourSchema,
  kilometresSchema,
  minuteSchema,
  placeSchema,
  wonSchema,
} from './reservationSchema'
import { soundRows } from './soundRows'

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

const slot = storageSlot<Reservation[]>({
  area: 'local',
  key: 'dodam-reservation-cart',
  version: 1,
  parse: (value) => soundRows(value, reservationSchema),
})

interface ReservationCartState {
  items: ReservationCart
  /** False when this browser did not keep the last change; then memory, not storage, is the truth. */
  isKept: boolean
  add: (items: ReservationCart) => void
  remove: (id: string) => void
  clear: () => void
  /** Takes over what this device remembers and forgets what is older than it may be kept. `today` is Seoul's. */
  restore: (today: string) => void
  /** Follows the changes of other tabs. Returns the function that ends it. */
  follow: (today: () => string) => () => void
}

/** The reservations a parent has gathered, kept on this device only (decisions, section 7). */
export const useReservationCart = create<ReservationCartState>((set, get) => {
  const keep = (items: ReservationCart) => set({ items, isKept: slot.write([...items]) })
  return {
    items: [],
    isKept: true,
    add: (added) => keep(addReservations(get().items, added)),
    remove: (id) => keep(removeReservation(get().items, id)),
    clear: () => {
      slot.remove()
      set({ items: [], isKept: true })
    },
    restore: (today) => {
      if (!get().isKept) return
      const stored = slot.read() ?? []
      const items = dropExpired(stored, today)
      if (items === stored) set({ items })
      else keep(items)
    },
    follow: (today) => slot.subscribe(() => get().restore(today())),
  }
})
