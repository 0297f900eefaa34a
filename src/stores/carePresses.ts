import type { CareStep } from '@/domain/care/attendance'
import type { Stay } from '@/domain/care/stay'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { memoryStore } from './deviceStore'

export interface CarePress {
  stay: Stay
  step: CareStep
  status: 'pending' | 'sent' | 'failed'
  failure?: RemoteFailure | undefined
}

interface CarePressesState {
  last: Readonly<Record<string, CarePress>>
  setPress: (row: string, press: CarePress) => void
}

/** The last press on each stay, in memory: a failure must still be shown when a filtered-out row returns. */
export const useCarePresses = memoryStore<CarePressesState>('care-presses', (set) => ({
  last: {},
  setPress: (row, press) => set(({ last }) => ({ last: { ...last, [row]: press } })),
}))
