import { isCancelled, type Stay, staysOf } from '@/domain/care/stay'
import { arrivalOf, departureOf } from '@/domain/care/stayState'
import { clockTime } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
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

const CORRECTED = '기록이 정정됐어요.'

const stayBefore = ({ bookings }: Stay, before: readonly Stay[]): Stay | undefined =>
  before.find((stay) => stay.bookings.some(({ id }) => bookings.some((one) => one.id === id)))

const leftWithOf = ({ bookings }: Stay) =>
  bookings.find(({ leftWith }) => leftWith !== undefined)?.leftWith

function stayNewsOf(stay: Stay, before: Stay): string | undefined {
  const name = stay.childName
  if (isCancelled(stay))
    return isCancelled(before)
      ? undefined
      : `${name} ${clockTime(stay.startsAt)} 돌봄이 아지트 사정으로 취소됐어요.`
  const [arrivedAt, arrivedBefore] = [arrivalOf(stay), arrivalOf(before)]
  const [leftAt, leftBefore] = [departureOf(stay), departureOf(before)]
  if (leftAt && !leftBefore) return `${name} 하원했어요. ${clockTime(leftAt)}`
  if (arrivedAt && !arrivedBefore) return `${name} 등원했어요. ${clockTime(arrivedAt)}`
  const takenBefore = leftWithOf(before)
  const isCorrected =
    arrivedAt?.getTime() !== arrivedBefore?.getTime() ||
    leftAt?.getTime() !== leftBefore?.getTime() ||
    // The copy kept on the device has no `leftWith`.
    (takenBefore !== undefined && leftWithOf(stay) !== takenBefore)
  return isCorrected ? CORRECTED : undefined
}

/** What the agit changed between two polls, to be announced; empty when nothing. The parent's own changes are not news. */
export function stayNews(
  bookings: readonly SessionBooking[],
  before: readonly SessionBooking[],
): string {
  const known = staysOf(before)
  const news = staysOf(bookings).flatMap((stay) => {
    const earlier = stayBefore(stay, known)
    return (earlier && stayNewsOf(stay, earlier)) ?? []
  })
  return [...new Set(news)].join(' ')
}
