import { type BoardFilter, boardStatus } from '@/domain/rides/booked/rideBoard'
import { useUrlState } from '@/platform/page/useUrlState'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useStaffBranch } from '@/stores/staffBranch'
import { useDayAddress } from '../day/useDayAddress'
import { useStaffMember } from '../StaffMemberContext'

/** A branch in the address, else the one chosen last; a teacher sees their own. */
export const boardFilterOf = (
  params: URLSearchParams,
  branches: readonly { id: string }[],
  lastBranchId = '',
): BoardFilter => ({
  branchId: branches.find(({ id }) => id === (params.get('branch') ?? lastBranchId))?.id ?? '',
  status: boardStatus(params.get('status')),
  driver: params.get('driver') ?? '',
})

export function useBoardAddress() {
  const { params, write } = useUrlState()
  const { at } = useStaffMember()
  const { branchId, choose } = useStaffBranch()
  const filter = boardFilterOf(params, useBranchContacts(), branchId)
  return {
    ...useDayAddress(),
    filter: at === undefined ? filter : { ...filter, branchId: at },
    choose: (name: 'branch' | 'status' | 'driver', value: string) => {
      if (name === 'branch') choose(value)
      write({ [name]: value || undefined })
    },
  }
}
