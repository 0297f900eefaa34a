import type { CareStep } from '@/domain/care/attendance'
import { memoryStore } from './deviceStore'

/** The last press of the agit on a stay, and how it went. */
export interface CarePress {
  step: CareStep
  status: 'pending' | 'sent' | 'failed'
  error: Error | null
}

interface CarePressesState {
  /** By stay. */
  last: Readonly<Record<string, CarePress>>
  note: (stayKey: string, press: CarePress) => void
}

/**
 * What was pressed in 「오늘의 돌봄」, in memory only. It outlives its row, which a search takes away: a press that was not sent
 * must still say so when the row is back.
 */
export const useCarePresses = memoryStore<CarePressesState>('care-presses', (set) => ({
  last: {},
  note: (stayKey, press) => set(({ last }) => ({ last: { ...last, [stayKey]: press } })),
}))
