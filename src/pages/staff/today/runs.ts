import type { Ride } from '@/domain/ride'
import { isOver } from '@/domain/rideBoard'

/** Where a ride that is over stands among others that are, one after the other. */
export type Run = 'first' | 'middle' | 'last'

function runOf(follows: boolean, goesOn: boolean): Run | undefined {
  if (follows) return goesOn ? 'middle' : 'last'
  return goesOn ? 'first' : undefined
}

/** The runs of rides that follow each other, by the id of the ride. A ride that stands alone has none. */
export function runsOf(rides: readonly Ride[]): Map<string, Run> {
  const over = rides.map(isOver)
  const runs = new Map<string, Run>()
  rides.forEach(({ id }, place) => {
    const run = over[place] && runOf(over[place - 1] ?? false, over[place + 1] ?? false)
    if (run) runs.set(id, run)
  })
  return runs
}

/**
 * The runs of a list some of whose rows are still to leave: they stand between the others but are not seen, and are runs among
 * themselves, mostly as before, so that hardly any of them is rendered for that.
 */
export function runsOfRows(
  shown: readonly Ride[],
  rows: readonly Ride[],
): ReadonlyMap<string, Run> {
  if (rows === shown) return runsOf(shown)
  const due = new Set(shown)
  return new Map([...runsOf(rows.filter((ride) => !due.has(ride))), ...runsOf(shown)])
}
