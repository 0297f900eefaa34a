import type { PlacePoint } from '@/domain/places/placePoint'
import type { Reservation } from '@/domain/rides/reservations/reservation'

export const school: PlacePoint = {
  id: 'school-seongdong-el',
  name: '성동초등학교',
  type: 'school',
  address: '서울 성동구 왕십리로 189',
  lat: 37.5547,
  lng: 127.0402,
}

export const agit: PlacePoint = {
  id: 'branch-seongsu',
  name: '도담아지트 성수점',
  type: 'center',
  address: '서울 성동구 아차산로 100',
  lat: 37.5446,
  lng: 127.0512,
}

/** A valid reservation; say only what matters. */
export const aReservation = (change: Partial<Reservation> = {}): Reservation => ({
  id: 'r-1',
  child: { id: 'child-1', name: '김하준' },
  date: '2026-11-25',
  hour: 13,
  minute: 0,
  origin: school,
  dest: agit,
  distanceKm: 1,
  memo: '',
  fareKRW: 7_500,
  ...change,
})
