import { clockTime } from '../dates/day'
import type { SessionBooking } from '../programs/programSession'
import { isCancelled, type Stay, staysOf } from './stay'
import { arrivalOf, departureOf } from './stayState'

const CORRECTED = '기록이 정정됐어요.'

const stayBefore = ({ bookings }: Stay, before: readonly Stay[]): Stay | undefined =>
  before.find((stay) => stay.bookings.some(({ id }) => bookings.some((one) => one.id === id)))

const leftWithOf = ({ bookings }: Stay) =>
  bookings.find(({ leftWith }) => leftWith !== undefined)?.leftWith

function newsOf(stay: Stay, before: Stay): string | undefined {
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
    return (earlier && newsOf(stay, earlier)) ?? []
  })
  return [...new Set(news)].join(' ')
}
