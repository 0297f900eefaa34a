import { branchById } from '@/content/branches/branches'
import { type BoardFilter, boardStatus } from '@/domain/rides/rideBoard'
import { useUrlState } from '@/platform/page/useUrlState'
import { useDayAddress } from '../day/useDayAddress'

export const boardFilterOf = (params: URLSearchParams): BoardFilter => ({
  branchId: branchById(params.get('branch') ?? undefined)?.id ?? '',
  status: boardStatus(params.get('status')),
})

export function useBoardAddress() {
  const { params, write } = useUrlState()
  return {
    ...useDayAddress(),
    filter: boardFilterOf(params),
    choose: (name: 'branch' | 'status', value: string) => write({ [name]: value || undefined }),
  }
}
