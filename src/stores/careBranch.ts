import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface CareBranchState {
  /** Empty for every branch. */
  branchId: string
  choose: (branchId: string) => void
}

/** The branch whose children the agit looks at, remembered for the tab (specification 5, section 4). */
export const useCareBranch = deviceStore<CareBranchState, 'branchId'>(
  'dodam-care-branch',
  { field: 'branchId', schema: z.string() },
  (set) => ({
    branchId: '',
    choose: (branchId) => set({ branchId }),
  }),
)
