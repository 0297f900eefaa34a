import { branchById } from '@/content/branches/branches'
import { type BoardFilter, boardStatus } from '@/domain/rides/rideBoard'
import { useUrlState } from '@/platform/page/useUrlState'
import { useDayAddress } from '../day/useDayAddress'

/** Which branch and status an address names. What it cannot mean is as good as not named: everything. */
export const boardFilterOf = (params: URLSearchParams): BoardFilter => ({
  branchId: branchById(params.get('branch') ?? undefined)?.id ?? '',
  status: boardStatus(params.get('status')),
})

/** What the address says the list is of, and how to change it. */
export function useBoardAddress() {
  const { params, write } = useUrlState()
  return {
    ...useDayAddress(),
    filter: boardFilterOf(params),
    choose: (name: 'branch' | 'status', value: string) => write({ [name]: value || undefined }),
  }
}
