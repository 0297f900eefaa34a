import type { Ride } from '@/domain/rides/ride'
import { isOver } from '@/domain/rides/rideBoard'

/** Where a ride stands in what the list shows: rides that are over are a run where one follows the other. */
export type Place = 'first' | 'middle' | 'last' | 'alone' | 'hidden'

function placeInRun(follows: boolean, goesOn: boolean): Place {
  if (follows) return goesOn ? 'middle' : 'last'
  return goesOn ? 'first' : 'alone'
}

/** The places of the rides that are shown, by the id of the ride. */
export function placesOf(rides: readonly Ride[]): ReadonlyMap<string, Place> {
  const over = rides.map(isOver)
  const isPart = (index: number) => over[index] ?? false
  return new Map(
    rides.map(({ id }, index) => [
      id,
      isPart(index) ? placeInRun(isPart(index - 1), isPart(index + 1)) : 'alone',
    ]),
  )
}
