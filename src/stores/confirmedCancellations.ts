import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface ConfirmedCancellationsState {
  /** Keys of bookings; those that are over are forgotten with the next. */
  keys: readonly string[]
  confirm: (key: string, ahead: readonly string[]) => void
}

const none: readonly string[] = []

/** Which cancellations by the agit were confirmed on this device (specification 7, section 2). */
export const useConfirmedCancellations = deviceStore<ConfirmedCancellationsState, 'keys'>(
  'dodam-confirmed-cancellations',
  { field: 'keys', schema: z.catch(z.array(z.string()), []) },
  (set, get) => ({
    keys: none,
    confirm: (key, ahead) =>
      set({ keys: [...get().keys.filter((known) => ahead.includes(known) && known !== key), key] }),
  }),
)
