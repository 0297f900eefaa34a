import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface NextWeekState {
  /** The Monday of the week and the child of each offer that was declined. */
  declined: readonly string[]
  decline: (monday: string, childId: string) => void
}

const none: readonly string[] = []

export const declinedKey = (monday: string, childId: string): string => `${monday} ${childId}`

/** 「괜찮아요」 of 「다음 주도 그대로」; those of other weeks are forgotten with the next. */
export const useNextWeekDeclined = deviceStore<NextWeekState, 'declined'>(
  'dodam-next-week',
  { field: 'declined', schema: z.catch(z.array(z.string()), []) },
  (set, get) => ({
    declined: none,
    decline: (monday, childId) =>
      set({
        declined: [
          ...get().declined.filter((key) => key.startsWith(`${monday} `)),
          declinedKey(monday, childId),
        ],
      }),
  }),
)
