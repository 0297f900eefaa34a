import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

/** Older ones are no longer offered. */
const KEPT_MAX = 50

interface ReadNoticesState {
  /** Ids that this account has read or closed on this device, newest last. */
  readIds: readonly string[]
  markRead: (id: string) => void
}

const none: readonly string[] = []

export const useReadNotices = deviceStore<ReadNoticesState, 'readIds'>(
  'dodam-read-notices',
  { field: 'readIds', schema: z.array(z.string()) },
  (set, get) => ({
    readIds: none,
    markRead: (id) =>
      set({ readIds: [...get().readIds.filter((one) => one !== id), id].slice(-KEPT_MAX) }),
  }),
)
