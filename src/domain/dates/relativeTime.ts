import { differenceInHours } from 'date-fns/differenceInHours'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'

/** 「12분 전」 in whole minutes, hours or days, 「방금 전」 under a minute, 「전」 for an instant in the future (wrong clock). */
export function relativeTime(then: Date, now: Date | undefined): string {
  if (!now || !(then <= now)) return '전'
  const minutes = differenceInMinutes(now, then)
  if (minutes < 1) return '방금 전'
  const hours = differenceInHours(now, then)
  if (hours < 1) return `${minutes}분 전`
  return hours < 24 ? `${hours}시간 전` : `${Math.floor(hours / 24)}일 전`
}
