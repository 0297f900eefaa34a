import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import type { CalendarEvent } from '../dates/calendarFile'
import { dayOf, formatShortDay, formatTimeSpan } from '../dates/day'
import type { Stay } from './stay'

/** `[도담아지트] 김하준 돌봄 11.30(월) 13:00~15:00 성수점`; no phone, allergies or care note (specification 5, section 3). */
export const stayShareText = (stay: Stay, branchName: string): string =>
  `[도담아지트] ${stay.childName} 돌봄 ${formatShortDay(dayOf(stay.startsAt))} ${formatTimeSpan(stay)} ${branchName}`

export const stayEvent = (stay: Stay, branchName: string, address: string): CalendarEvent => ({
  uid: stay.bookings[0].id,
  start: stay.startsAt,
  durationMin: differenceInMinutes(stay.endsAt, stay.startsAt),
  title: `${stay.childName} 돌봄`,
  location: address === '' ? branchName : `${branchName} (${address})`,
  note: `${branchName} 돌봄 ${formatTimeSpan(stay)}`,
  isConfirmed: true,
})
