import type { CareStep } from '@/domain/care/attendance'
import { memoryStore } from './deviceStore'

export interface CarePress {
  step: CareStep
  status: 'pending' | 'sent' | 'failed'
  error: Error | null
}

interface CarePressesState {
  last: Readonly<Record<string, CarePress>>
  setPress: (stayKey: string, press: CarePress) => void
}

/** Presses on the care board, in memory: a failure must still be shown when a filtered-out row returns. */
export const useCarePresses = memoryStore<CarePressesState>('care-presses', (set) => ({
  last: {},
  setPress: (stayKey, press) => set(({ last }) => ({ last: { ...last, [stayKey]: press } })),
}))
