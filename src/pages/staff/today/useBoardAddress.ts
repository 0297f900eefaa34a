import { branchById } from '@/content/branches/branches'
import { type BoardFilter, boardStatus } from '@/domain/rides/rideBoard'
import { useUrlState } from '@/platform/page/useUrlState'
import { useStaffBranch } from '@/stores/staffBranch'
import { useDayAddress } from '../day/useDayAddress'

/** A branch in the address, else the one chosen last. */
export const boardFilterOf = (params: URLSearchParams, lastBranchId = ''): BoardFilter => ({
  branchId: branchById(params.get('branch') ?? lastBranchId)?.id ?? '',
  status: boardStatus(params.get('status')),
})

export function useBoardAddress() {
  const { params, write } = useUrlState()
  const { branchId, choose } = useStaffBranch()
  return {
    ...useDayAddress(),
    filter: boardFilterOf(params, branchId),
    choose: (name: 'branch' | 'status', value: string) => {
      if (name === 'branch') choose(value)
      write({ [name]: value || undefined })
    },
  }
}
