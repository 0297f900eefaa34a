import * as z from 'zod/mini'
import { deviceStore } from './deviceStore'

interface StaffBranchState {
  branchId: string
  choose: (branchId: string) => void
}

/** The branch chosen last on the agit's lists of rides or care (specification 6, section 1). */
export const useStaffBranch = deviceStore<StaffBranchState, 'branchId'>(
  'dodam-care-branch',
  { field: 'branchId', schema: z.string() },
  (set) => ({
    branchId: '',
    choose: (branchId) => set({ branchId }),
  }),
)
