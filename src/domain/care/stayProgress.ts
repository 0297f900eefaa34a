import { min } from 'date-fns/min'
import type { Stay } from './stay'
import { arrivalOf, departureOf } from './stayState'

export interface StayStep {
  status: 'booked' | 'arrived' | 'left'
  label: string
  at: Date | undefined
  isCurrent: boolean
}

/** 「돌봄 상황」 (specification 5, section 3). */
export function stayProgress(stay: Stay): readonly StayStep[] {
  const bookedAt = min(stay.bookings.map(({ createdAt }) => createdAt))
  const arrivedAt = arrivalOf(stay)
  const leftAt = departureOf(stay)
  return [
    { status: 'booked', label: '예약', at: bookedAt, isCurrent: !arrivedAt && !leftAt },
    {
      status: 'arrived',
      label: '등원',
      at: arrivedAt,
      isCurrent: arrivedAt !== undefined && !leftAt,
    },
    { status: 'left', label: '하원', at: leftAt, isCurrent: leftAt !== undefined },
  ]
}
