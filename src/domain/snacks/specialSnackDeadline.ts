import { minutesInDay, minutesInHour } from 'date-fns/constants'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { dayOf, formatDay } from '../dates/day'
import type { SpecialSnackEvent } from './specialSnackEvent'

/** `2026.11.23(월)` in Seoul (specification 2, section 9). */
export const deadlineDay = (deadline: Date): string => formatDay(dayOf(deadline))

/** True at the deadline itself (specification 2, section 4). */
export const isPastDeadline = (deadline: Date, now: Date): boolean =>
  deadline.getTime() <= now.getTime()

/** 「2일 남음」 more than a day ahead, 「1시간 5분 남음」, 「마감」 from the deadline on (specifications 3, section 9, and 6, section 10). */
export function remainingLabel(deadline: Date, now: Date): string {
  if (isPastDeadline(deadline, now)) return '마감'
  const minutes = differenceInMinutes(deadline, now)
  if (minutes > minutesInDay) return `${Math.floor(minutes / minutesInDay)}일 남음`
  return `${Math.floor(minutes / minutesInHour)}시간 ${minutes % minutesInHour}분 남음`
}

interface SpecialSnackPayload {
  eventId: string
  product: { title: string; price: number }
}

export type SpecialReservation =
  | { ok: true; payload: SpecialSnackPayload }
  | { ok: false; reason: string }

/** Needs a chosen product and a deadline ahead (specification 2, sections 5 and 7). */
export function reserveSpecialSnack(
  { id, deadline, product }: SpecialSnackEvent,
  isChosen: boolean,
  now: Date,
): SpecialReservation {
  if (isPastDeadline(deadline, now)) return { ok: false, reason: '예약이 마감되었습니다.' }
  if (!isChosen) return { ok: false, reason: '상품을 선택해 주세요.' }
  return {
    ok: true,
    payload: { eventId: id, product: { title: product.title, price: product.priceKRW } },
  }
}
