import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { careBranchId } from '../../care/careSession'
import { clockTime, dayOf, formatShortDay } from '../../dates/day'
import type { SessionBooking } from '../../programs/programSession'
import type { Ride } from './ride'

/** A period before the start of a confirmed ride, and the percentage of the fare that cancelling costs in it. */
interface CancellationTier {
  /** Hours before the start at which the tier ends, that instant included. */
  untilHours: number
  percent: number
}

/** Fees for cancelling a confirmed ride, in order of time (specification 4, section 3); requested rides are free. */
const cancellationTiers: readonly CancellationTier[] = [
  { untilHours: 8, percent: 0 },
  { untilHours: 1, percent: 50 },
  { untilHours: 0, percent: 100 },
]

/** Rounded down to ten won, except a full fare. */
const ROUNDED_TO_KRW = 10

const partOf = (fareKRW: number, percent: number): number =>
  percent === 100
    ? fareKRW
    : Math.floor((fareKRW * percent) / 100 / ROUNDED_TO_KRW) * ROUNDED_TO_KRW

/** The percentage of the fare at `now`; 100 after the start. */
function cancellationPercent({ status, startsAt }: Ride, now: Date): number {
  if (status === 'requested') return 0
  const tier = cancellationTiers.find(({ untilHours }) => addHours(now, untilHours) <= startsAt)
  return tier?.percent ?? 100
}

export const cancellationFeeKRW = (ride: Ride, now: Date): number =>
  partOf(ride.fareKRW, cancellationPercent(ride, now))

type CancellationAnswer =
  | { ok: true; feeKRW: number }
  /** status: not cancellable in its status · started: past its start */
  | { ok: false; reason: 'status' | 'started' }

/** Until the start (specification 4, section 3). */
export function canCancel(ride: Ride, now: Date): CancellationAnswer {
  if (ride.status !== 'requested' && ride.status !== 'confirmed')
    return { ok: false, reason: 'status' }
  if (now >= ride.startsAt) return { ok: false, reason: 'started' }
  return { ok: true, feeKRW: cancellationFeeKRW(ride, now) }
}

const partLabels: Record<number, string> = { 0: '없음', 50: '요금의 절반', 100: '요금 전액' }

const tierLabel = ({ untilHours }: CancellationTier): string =>
  untilHours === 0 ? '출발 직전까지' : `출발 ${untilHours}시간 전까지`

export const cancellationTable: readonly { when: string; fee: string }[] = [
  { when: '확정 전', fee: '없음' },
  ...cancellationTiers.map((tier) => ({
    when: `확정 뒤 ${tierLabel(tier)}`,
    fee: partLabels[tier.percent] ?? `요금의 ${tier.percent}%`,
  })),
]

/** Something ahead that the agit has cancelled or refused. */
interface AgitCancellation {
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
