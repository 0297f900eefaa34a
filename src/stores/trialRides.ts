import * as z from 'zod/mini'
import { dayOf } from '@/domain/dates/day'
import { dropExpired } from '@/domain/rides/reservations/reservationCart'
import { recordTrialRides, type TrialRide } from '@/domain/rides/reservations/trialRide'
import { now } from '@/platform/clock'
import { deviceStore } from './deviceStore'
import { quotedRideFields } from './reservationSchema'
import { validRowsSchema } from './validRowsSchema'

const rideSchema = z.object({ kind: z.literal('pickup'), ...quotedRideFields })

interface TrialRidesState {
  rides: readonly TrialRide[]
  record: (added: readonly TrialRide[]) => void
  remove: (id: string) => void
}

/** 체험 예약, on this device only; nothing is sent (specification 3, section 7). */
export const useTrialRides = deviceStore<TrialRidesState, 'rides'>(
  'dodam-bookings',
  {
    field: 'rides',
    schema: validRowsSchema(rideSchema),
    refresh: (rides) => dropExpired(rides, dayOf(now())),
  },
  (set, get) => ({
    rides: [],
    record: (added) => {
      const rides = recordTrialRides(get().rides, added)
      if (rides !== get().rides) set({ rides })
    },
    remove: (id) => set({ rides: get().rides.filter((ride) => ride.id !== id) }),
  }),
)
