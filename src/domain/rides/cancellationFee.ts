import { addHours } from 'date-fns/addHours'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { subHours } from 'date-fns/subHours'
import type { Ride } from './ride'

/** A stretch of time before the start of a confirmed ride, and the part of the fare that its cancellation costs then. */
export interface CancellationTier {
  /** The tier ends this many hours before the start; that very instant still belongs to it. */
  untilHours: number
  percent: number
}

/**
 * What the cancellation of a confirmed ride costs, in order of time (specification 4, section 3). The terms, the dialogs
 * and the fee itself read this one table. A ride that is only requested costs nothing.
 */
export const cancellationTiers: readonly CancellationTier[] = [
  { untilHours: 8, percent: 0 },
  { untilHours: 1, percent: 50 },
  { untilHours: 0, percent: 100 },
]

/** Amounts are rounded down to ten won. A whole fare stays whole. */
const ROUNDED_TO_KRW = 10

const partOf = (fareKRW: number, percent: number): number =>
  percent === 100
    ? fareKRW
    : Math.floor((fareKRW * percent) / 100 / ROUNDED_TO_KRW) * ROUNDED_TO_KRW

/** The part of the fare that a cancellation at `now` costs, in per cent; after the start the whole. */
export function cancellationPercent({ status, startsAt }: Ride, now: Date): number {
  if (status === 'requested') return 0
  const tier = cancellationTiers.find(({ untilHours }) => addHours(now, untilHours) <= startsAt)
  return tier?.percent ?? 100
}

/** What the cancellation of a ride costs at `now`, whole won. */
export const cancellationFeeKRW = (ride: Ride, now: Date): number =>
  partOf(ride.fareKRW, cancellationPercent(ride, now))

export type CancellationAnswer =
  | { ok: true; feeKRW: number }
  /** status: the ride has gone on or is over already · started: it should have started */
  | { ok: false; reason: 'status' | 'started' }

/** May the parent cancel at `now`, and for how much? Until the ride starts (specification 4, section 3). */
export function canCancel(ride: Ride, now: Date): CancellationAnswer {
  if (ride.status !== 'requested' && ride.status !== 'confirmed')
    return { ok: false, reason: 'status' }
  if (now >= ride.startsAt) return { ok: false, reason: 'started' }
  return { ok: true, feeKRW: cancellationFeeKRW(ride, now) }
}

/** A device's clock is believed to be off by so much at most. */
const CLOCK_ERROR_MS = hoursToMilliseconds(2)

/**
 * How far this device's clock seems to be off, when a cancellation at the fee of `now` was refused although nothing else has
 * changed: as far as the nearest end of a tier of one of the rides, beyond which another fee counts. Milliseconds to add;
 * 0 where no such end is near.
 */
export function clockErrorMs(rides: readonly Ride[], now: Date): number {
  const shifts = rides
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ startsAt }) =>
      cancellationTiers
        .filter(({ untilHours }) => untilHours > 0)
        .map(({ untilHours }) => differenceInMilliseconds(subHours(startsAt, untilHours), now)),
    )
    // The very end still belongs to the tier: the next one begins a moment later.
    .map((ms) => (ms >= 0 ? ms + 1 : ms))
    .filter((ms) => Math.abs(ms) <= CLOCK_ERROR_MS)
  return shifts.reduce(
    (least, ms) => (least === 0 || Math.abs(ms) < Math.abs(least) ? ms : least),
    0,
  )
}

const partLabels: Record<number, string> = { 0: '없음', 50: '요금의 절반', 100: '요금 전액' }

const tierLabel = ({ untilHours }: CancellationTier): string =>
  untilHours === 0 ? '출발 직전까지' : `출발 ${untilHours}시간 전까지`

/** The table as parents read it, row by row: when, and how much. */
export const cancellationTable: readonly { when: string; fee: string }[] = [
  { when: '확정 전', fee: '없음' },
  ...cancellationTiers.map((tier) => ({
    when: `확정 뒤 ${tierLabel(tier)}`,
    fee: partLabels[tier.percent] ?? `요금의 ${tier.percent}%`,
  })),
]
