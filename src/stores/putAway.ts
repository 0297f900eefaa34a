import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

/** Older ones are no longer offered. */
const KEPT_MAX = 50

interface ReadNoticesState {
  /** Ids that this account has read or closed on this device, newest last. */
  readIds: readonly string[]
  markRead: (id: string) => void
}

const noIds: readonly string[] = []

export const useReadNotices = deviceStore<ReadNoticesState, 'readIds'>(
  'dodam-read-notices',
  { field: 'readIds', schema: z.array(z.string()) },
  (set, get) => ({
    readIds: noIds,
    markRead: (id) =>
      set({ readIds: [...get().readIds.filter((one) => one !== id), id].slice(-KEPT_MAX) }),
  }),
)

interface ConfirmedCancellationsState {
  /** Keys of bookings; those that are over are forgotten with the next. */
  keys: readonly string[]
  confirm: (key: string, ahead: readonly string[]) => void
}

const noKeys: readonly string[] = []

/** Which cancellations by the agit were confirmed on this device (specification 7, section 2). */
export const useConfirmedCancellations = deviceStore<ConfirmedCancellationsState, 'keys'>(
  'dodam-confirmed-cancellations',
  { field: 'keys', schema: z.catch(z.array(z.string()), []) },
  (set, get) => ({
    keys: noKeys,
    confirm: (key, ahead) =>
      set({ keys: [...get().keys.filter((known) => ahead.includes(known) && known !== key), key] }),
  }),
)

interface FirstStepsState {
  /** Families that are done with 「처음 시작하기」 or have closed it. */
  over: readonly string[]
  end: (familyUid: string) => void
}

const noFamilies: readonly string[] = []

export const useFirstSteps = deviceStore<FirstStepsState, 'over'>(
  'dodam-first-steps',
  { field: 'over', schema: z.array(z.string()) },
  (set, get) => ({
    over: noFamilies,
    end: (familyUid) =>
      set({ over: [...get().over.filter((uid) => uid !== familyUid), familyUid] }),
  }),
)
