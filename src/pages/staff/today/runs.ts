import type { Ride } from '@/domain/ride'
import { isOver } from '@/domain/rideBoard'

/** Where a ride that is over stands among others that are, one after the other. */
export type Run = 'first' | 'middle' | 'last'

function runOf(rides: readonly Ride[], place: number): Run | undefined {
  const [before, ride, after] = [rides[place - 1], rides[place], rides[place + 1]]
  if (!ride || !isOver(ride)) return undefined
  const follows = before !== undefined && isOver(before)
  const goesOn = after !== undefined && isOver(after)
  if (follows) return goesOn ? 'middle' : 'last'
  return goesOn ? 'first' : undefined
}

/**
 * The runs of a list, by the id of the ride; a ride that stands alone is not named. Rows that are still to leave it stand between the others
 * but are not seen: they are runs among themselves, as before, so that nothing of them is rendered for that.
 */
export function runsOf(shown: readonly Ride[], rows: readonly Ride[]): ReadonlyMap<string, Run> {
  const due = new Set(shown.map(({ id }) => id))
  const lists = [shown, rows.filter(({ id }) => !due.has(id))]
  return new Map(
    lists.flatMap((rides) =>
      rides.flatMap(({ id }, place): [string, Run][] => {
        const run = runOf(rides, place)
        return run ? [[id, run]] : []
      }),
    ),
  )
}
