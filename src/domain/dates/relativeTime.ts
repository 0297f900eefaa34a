import { differenceInHours } from 'date-fns/differenceInHours'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'

/**
 * How long ago something was, in whole minutes, hours or days: 「12분 전」. Under a minute 「방금 전」; only 「전」 when nobody
 * can tell, such as an instant that lies ahead because a clock was wrong.
 */
export function relativeTime(then: Date, now: Date | undefined): string {
  if (!now || !(then <= now)) return '전'
  const minutes = differenceInMinutes(now, then)
  if (minutes < 1) return '방금 전'
  const hours = differenceInHours(now, then)
  if (hours < 1) return `${minutes}분 전`
  return hours < 24 ? `${hours}시간 전` : `${Math.floor(hours / 24)}일 전`
}
