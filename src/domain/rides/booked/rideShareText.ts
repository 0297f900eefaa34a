import { clockTime, dayOf, formatShortDay } from '../../dates/day'
import type { Ride } from './ride'

/** Names of places and people only; never phone, memo, code word, address or allergies (specification 5, section 3). */
export function rideShareText({ childName, startsAt, origin, dest, driver }: Ride): string {
  const when = `${formatShortDay(dayOf(startsAt))} ${clockTime(startsAt)}`
  const who = driver ? `, 담당 ${driver.name} 선생님 (${driver.car})` : ''
  return `[도담아지트] ${childName} 픽업 ${when} ${origin.name} → ${dest.name}${who}`
}
