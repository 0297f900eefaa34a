import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface CareBranchState {
  branchId: string
  choose: (branchId: string) => void
}

/** The branch chosen on the agit's care board, per tab (specification 5, section 4). */
export const useCareBranch = deviceStore<CareBranchState, 'branchId'>(
  'dodam-care-branch',
  { field: 'branchId', schema: z.string() },
  (set) => ({
    branchId: '',
    choose: (branchId) => set({ branchId }),
  }),
)
