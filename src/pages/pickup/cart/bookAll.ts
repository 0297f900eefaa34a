import { simulationNotice } from '@/content/info/simulationNotice'
import { totalFareKRW } from '@/domain/rides/reservation'
import { bookable } from '@/domain/rides/reservationCart'
import { trialRideOf } from '@/domain/rides/trialRide'
import { now } from '@/platform/clock'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { alertBooked, hasBookableElseAlert } from './cartMessages'

/** 「전체 예약하기」 of a guest: a trial booking of all bookable lines (specification 2, section 7). The cart stays. */
export function bookAll(): void {
  const { items } = useReservationCart.getState()
  const booked = bookable(items, now())
  if (!hasBookableElseAlert(items, booked)) return
  useTrialRides.getState().record(booked.map(trialRideOf))
  console.info('픽업 예약', { count: booked.length, totalKRW: totalFareKRW(booked) })
  alertBooked(
    booked,
    simulationNotice,
    items.filter((line) => !booked.includes(line)),
  )
}
