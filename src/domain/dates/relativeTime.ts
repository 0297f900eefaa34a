import { differenceInMinutes } from 'date-fns/differenceInMinutes'

const MINUTES_OF_HOUR = 60
const HOURS_OF_DAY = 24

/**
 * How long ago something was, in whole minutes, hours or days: 「12분 전」. Under a minute 「방금 전」; only 「전」 when nobody
 * can tell, such as an instant that lies ahead because a clock was wrong.
 */
export function relativeTime(then: Date, now: Date | undefined): string {
  if (!now || !(then <= now)) return '전'
  const minutes = differenceInMinutes(now, then)
  const hours = Math.floor(minutes / MINUTES_OF_HOUR)
  if (minutes < 1) return '방금 전'
  if (hours < 1) return `${minutes}분 전`
  if (hours < HOURS_OF_DAY) return `${hours}시간 전`
  return `${Math.floor(hours / HOURS_OF_DAY)}일 전`
}
