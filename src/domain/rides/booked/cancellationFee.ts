import { addHours } from 'date-fns/addHours'
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
