import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

const alertKinds = ['notification', 'sound'] as const
export type AlertKind = (typeof alertKinds)[number]

interface StaffAlertsState {
  on: readonly AlertKind[]
  set: (kind: AlertKind, isOn: boolean) => void
}

const none: readonly AlertKind[] = []

/** How this device announces what came for the agit (specification 7, section 9). */
export const useStaffAlerts = deviceStore<StaffAlertsState, 'on'>(
  'dodam-staff-alerts',
  { field: 'on', schema: z.catch(z.array(z.enum(alertKinds)), []) },
  (set, get) => ({
    on: none,
    set: (kind, isOn) =>
      set({ on: [...get().on.filter((each) => each !== kind), ...(isOn ? [kind] : [])] }),
  }),
)
