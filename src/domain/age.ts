const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How long ago something was, in whole minutes, hours or days: 「12분 전」. Under a minute 「방금 전」; only 「전」 when nobody
 * can tell, such as an instant that lies ahead because a clock was wrong.
 */
export function ageLabel(then: Date, now: Date | undefined): string {
  const ageMs = now ? now.getTime() - then.getTime() : Number.NaN
  if (!(ageMs >= 0)) return '전'
  if (ageMs < MINUTE_MS) return '방금 전'
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}분 전`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}시간 전`
  return `${Math.floor(ageMs / DAY_MS)}일 전`
}
