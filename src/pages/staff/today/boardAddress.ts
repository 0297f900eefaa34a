import { branchById } from '@/content/branches'
import { isDay } from '@/domain/dates/day'
import { type BoardFilter, boardStatus } from '@/domain/rides/rideBoard'

export interface BoardAddress {
  day: string
  filter: BoardFilter
}

/** Which day, branch and status an address names. What it cannot mean is as good as not named: today, and everything. */
export function boardAddressOf(params: URLSearchParams, today: string): BoardAddress {
  const day = params.get('date') ?? ''
  const branch = branchById(params.get('branch') ?? undefined)
  return {
    day: isDay(day) ? day : today,
    filter: { branchId: branch?.id ?? '', status: boardStatus(params.get('status')) },
  }
}
