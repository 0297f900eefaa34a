import { simulationNotice } from '@/content/simulationNotice'
import { formatKRW } from '@/domain/money/money'
import { totalFareKRW } from '@/domain/pickup/reservation'
import { bookable } from '@/domain/pickup/reservationCart'
import { trialRideOf } from '@/domain/pickup/trialRide'
import { now } from '@/platform/clock'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'

/** 「전체 예약하기」: a simulated booking of every line that can still be booked (specification 2, section 7). The cart stays. */
export function bookAll(): void {
  const { items } = useReservationCart.getState()
  const booked = bookable(items, now())
  if (items.length === 0) {
    window.alert('담긴 예약이 없습니다.')
    return
  }
  if (booked.length === 0) {
    window.alert('지금 예약할 수 있는 예약이 없습니다.\n지난 예약은 삭제해 주세요.')
    return
  }
  const totalKRW = totalFareKRW(booked)
  useTrialRides.getState().record(booked.map(trialRideOf))
  console.info('픽업 예약', { count: booked.length, totalKRW })
  const left = items.length - booked.length
  window.alert(
    [
      `${booked.length}건, 총 ${formatKRW(totalKRW)}`,
      simulationNotice,
      left > 0 && `시간이 지난 ${left}건은 제외했습니다.`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
}
