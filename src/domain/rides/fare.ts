import { formatKRW } from '../money'

/** Parts of the fare (specification 2, section 9), whole won. */
export interface Tariff {
  baseKRW: number
  perKmKRW: number
  nightKRW: number
  discountKRW: number
}

export interface FareBreakdown {
  base: number
  distance: number
  night: number
  /** Positive; it is subtracted. */
  discount: number
  total: number
}

export const publishedTariff: Tariff = {
  baseKRW: 10_000,
  perKmKRW: 500,
  nightKRW: 2_000,
  discountKRW: 3_000,
}

const NIGHT_FROM_HOUR = 20
const NIGHT_UNTIL_HOUR = 6

export const nightHoursLabel = `${NIGHT_FROM_HOUR}시부터 다음 날 ${NIGHT_UNTIL_HOUR}시 전까지`

export const nightNote = `${nightHoursLabel}는 야간 요금 ${formatKRW(publishedTariff.nightKRW)}이 더해져요.`

/** Night surcharge by the hour of departure, 0 to 23 in Seoul. */
export const isNightHour = (hour: number): boolean =>
  hour >= NIGHT_FROM_HOUR || hour < NIGHT_UNTIL_HOUR

/** Base + distance + night − discount, ≥ 0, whole won (specification 2, section 9); `hour` in Seoul; invalid distance: 0 km. */
export function estimateFare(
  { distanceKm, hour }: { distanceKm: number; hour: number },
  tariff: Tariff = publishedTariff,
): FareBreakdown {
  const base = tariff.baseKRW
  const distance = distanceKm > 0 ? Math.round(distanceKm * tariff.perKmKRW) : 0
  const night = isNightHour(hour) ? tariff.nightKRW : 0
  const discount = tariff.discountKRW
  return { base, distance, night, discount, total: Math.max(0, base + distance + night - discount) }
}

/** The pickup price of the top-up guide: a daytime ride without the distance part, whole won. */
export const guidePickupKRW = estimateFare({ distanceKm: 0, hour: 14 }).total

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
