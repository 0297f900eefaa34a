import { clockTime } from '../../dates/day'
import { parentStatusLabels, type Ride, type RideStatus } from './ride'

/** Statuses that the agit sets; parents get no news of their own changes. */
const agitStatuses: readonly RideStatus[] = [
  'confirmed',
  'onTheWay',
  'pickedUp',
  'arrived',
  'declined',
]

function newsOf(ride: Ride, before: Ride): string | undefined {
  const name = `${ride.childName} ${clockTime(ride.startsAt)} 픽업`
  if (ride.status !== before.status && agitStatuses.includes(ride.status))
    return `${name}: ${parentStatusLabels[ride.status]}`
  if (ride.driver && ride.driver.name !== before.driver?.name)
    return `${name}: 담당 ${ride.driver.name} 선생님`
  return undefined
}

/** What the agit changed between two polls, to be announced; empty when nothing. */
export const rideNews = (rides: readonly Ride[], before: readonly Ride[]): string =>
  rides
    .flatMap((ride) => {
      const known = before.find(({ id }) => id === ride.id)
      const news = known && newsOf(ride, known)
      return news ? [news] : []
    })
    .join(', ')
