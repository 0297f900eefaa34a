import type { Ride } from '@/domain/rides/ride'
import { RIDES_PAGE_SIZE } from '@/repository/rides/rides'
import type { Device } from './device'

/** All rides that start in [from, to), of one branch or all, page by page. */
export async function readRidesBetween(
  teacher: Device,
  from: Date,
  to: Date,
  branchId?: string,
): Promise<Ride[]> {
  const rides: Ride[] = []
  let page: Ride[]
  do {
    page = await teacher.readRidesPage({ from, to, after: rides.at(-1), branchId })
    rides.push(...page)
  } while (page.length === RIDES_PAGE_SIZE)
  return rides
}
