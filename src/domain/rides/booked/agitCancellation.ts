import { compareAsc } from 'date-fns/compareAsc'
import { careBranchId } from '../../care/careSession'
import { clockTime, dayOf, formatShortDay } from '../../dates/day'
import type { SessionBooking } from '../../programs/programSession'
import type { Ride } from './ride'

/** Something ahead that the agit has cancelled or refused. */
export interface AgitCancellation {
  /** The same booking may be made and cancelled again. */
  key: string
  startsAt: Date
  /** `12.24(목) 13:00 김하준 돌봄 · 휴무: 겨울 휴원` */
  text: string
}

const textOf = (
  { startsAt, childName }: { startsAt: Date; childName: string },
  what: string,
  reason: string | undefined,
): string =>
  [
    `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)} ${childName} ${what}`,
    ...(reason ? [reason] : []),
  ].join(' · ')

/** Of stays, programs and rides ahead, by time (specification 7, section 2); `titleOf`: a program's name. */
export const agitCancellations = (
  { rides, bookings }: { rides: readonly Ride[]; bookings: readonly SessionBooking[] },
  titleOf: (programId: string) => string | undefined,
  now: Date,
): AgitCancellation[] =>
  [
    ...rides
      .filter(({ status }) => status === 'declined')
      .map((ride) => ({
        key: `ride ${ride.id}`,
        startsAt: ride.startsAt,
        text: textOf(ride, '픽업', ride.reason),
      })),
    ...bookings.flatMap((booking) => {
      const { id, programId, startsAt, cancelledAt, cancelReason } = booking
      if (!cancelledAt) return []
      const what = careBranchId(programId) ? '돌봄' : (titleOf(programId) ?? '프로그램')
      const key = `booking ${id} ${cancelledAt.getTime()}`
      return [{ key, startsAt, text: textOf(booking, what, cancelReason) }]
    }),
  ]
    .filter(({ startsAt }) => startsAt > now)
    .sort((a, b) => compareAsc(a.startsAt, b.startsAt))
