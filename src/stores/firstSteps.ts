import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface FirstStepsState {
  /** Families that are done with 「처음 시작하기」 or have closed it. */
  over: readonly string[]
  end: (familyUid: string) => void
}

const none: readonly string[] = []

export const useFirstSteps = deviceStore<FirstStepsState, 'over'>(
  'dodam-first-steps',
  { field: 'over', schema: z.array(z.string()) },
  (set, get) => ({
    over: none,
    end: (familyUid) =>
      set({ over: [...get().over.filter((uid) => uid !== familyUid), familyUid] }),
  }),
)
