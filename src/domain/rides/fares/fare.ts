import { limitsOfDay } from '../../dates/day'
import { type Dated, fromDayText, heldAt, type Schedule } from '../../dates/schedule'
import { formatKRW } from '../../money'
import { acceptIf, type RuleResult } from '../../rule'

/** Parts of the fare (specification 2, section 9), whole won. */
export interface FareParts {
  baseKRW: number
  perKmKRW: number
  nightKRW: number
  discountKRW: number
}

/** What rides cost from a day on (specification 7, section 10). */
export interface Tariff extends FareParts, Dated {}

export type Fares = Schedule<Tariff>

export interface FareBreakdown {
  base: number
  distance: number
  night: number
  /** Positive; it is subtracted. */
  discount: number
  total: number
}

/** What holds while there is no `settings/fares`. */
export const sampleFares: Fares = {
  current: {
    baseKRW: 10_000,
    perKmKRW: 500,
    nightKRW: 2_000,
    discountKRW: 3_000,
    from: new Date(0),
  },
  next: null,
  past: [],
}

/** The tariff of a day in Seoul. */
export const tariffOn = (fares: Fares, day: string): Tariff => heldAt(fares, limitsOfDay(day)[0])

const NIGHT_FROM_HOUR = 20
const NIGHT_UNTIL_HOUR = 6

export const nightHoursLabel = `${NIGHT_FROM_HOUR}시부터 다음 날 ${NIGHT_UNTIL_HOUR}시 전까지`

export const nightNote = ({ nightKRW }: FareParts): string =>
  `${nightHoursLabel}는 야간 요금 ${formatKRW(nightKRW)}이 더해져요.`

/** Night surcharge by the hour of departure, 0 to 23 in Seoul. */
export const isNightHour = (hour: number): boolean =>
  hour >= NIGHT_FROM_HOUR || hour < NIGHT_UNTIL_HOUR

/** Base + distance + night − discount, ≥ 0, whole won (specification 2, section 9); `hour` in Seoul; invalid distance: 0 km. */
export function estimateFare(
  { distanceKm, hour }: { distanceKm: number; hour: number },
  tariff: FareParts,
): FareBreakdown {
  const base = tariff.baseKRW
  const distance = distanceKm > 0 ? Math.round(distanceKm * tariff.perKmKRW) : 0
  const night = isNightHour(hour) ? tariff.nightKRW : 0
  const discount = tariff.discountKRW
  return { base, distance, night, discount, total: Math.max(0, base + distance + night - discount) }
}

/** The pickup price of the top-up guide: a daytime ride without the distance part, whole won. */
export const guidePickupKRW = (tariff: FareParts): number =>
  estimateFare({ distanceKm: 0, hour: 14 }, tariff).total

/** A daytime ride of 3 km: the example beside a change. */
export const exampleFareKRW = (tariff: FareParts): number =>
  estimateFare({ distanceKm: 3, hour: 14 }, tariff).total

/** Would some ride cost more? */
export const isFareRise = (from: FareParts, to: FareParts): boolean =>
  to.baseKRW - to.discountKRW > from.baseKRW - from.discountKRW ||
  to.perKmKRW > from.perKmKRW ||
  to.nightKRW > from.nightKRW

/** `12.15(화)부터 기본 10,000원 · 1km마다 500원 · 야간 2,000원 · 할인 3,000원` (specification 7, section 1). */
export const comingFareText = (tariff: Tariff): string =>
  `${fromDayText(tariff)} ${farePartsText(tariff)}`

export const farePartsText = ({ baseKRW, perKmKRW, nightKRW, discountKRW }: FareParts): string =>
  [
    `기본 ${formatKRW(baseKRW)}`,
    `1km마다 ${formatKRW(perKmKRW)}`,
    `야간 ${formatKRW(nightKRW)}`,
    `할인 ${formatKRW(discountKRW)}`,
  ].join(' · ')

export const FARE_PART_MAX_KRW = 100_000

/** A typed part of the fare; undefined: no whole number. */
export const checkFarePart = (amountKRW: number | undefined): RuleResult =>
  acceptIf(
    amountKRW !== undefined && amountKRW <= FARE_PART_MAX_KRW,
    `0원부터 ${formatKRW(FARE_PART_MAX_KRW)}까지 적어 주세요.`,
  )

export const checkDiscount = (discountKRW: number, baseKRW: number): RuleResult =>
  acceptIf(discountKRW <= baseKRW, '할인은 기본 요금보다 클 수 없어요.')

export const sumFares = (fares: readonly FareBreakdown[]): FareBreakdown =>
  fares.reduce(
    (sum, fare) => ({
      base: sum.base + fare.base,
      distance: sum.distance + fare.distance,
      night: sum.night + fare.night,
      discount: sum.discount + fare.discount,
      total: sum.total + fare.total,
    }),
    { base: 0, distance: 0, night: 0, discount: 0, total: 0 },
  )
