import type { Ride } from '@/domain/rides/booked/ride'
import { agit, school } from './aReservation'

/** An instant of Seoul: `2026-11-25T15:00`. */
export const inSeoul = (text: string): Date => new Date(`${text}+09:00`)

/** A requested ride of 25 November 2026, 15:00; say only what matters. */
export const aRide = (change: Partial<Ride> = {}): Ride => ({
  id: 'ride-1',
  uid: 'parent-1',
  childId: 'child-1',
  childName: '김하준',
  phone: '+821012345678',
  branchId: 'seongsu',
  startsAt: inSeoul('2026-11-25T15:00'),
  origin: { name: school.name, address: school.address, lat: school.lat, lng: school.lng },
  dest: { name: agit.name, address: agit.address, lat: agit.lat, lng: agit.lng },
  memo: '',
  distanceKm: 1.4842,
  fareKRW: 7_742,
  codeWord: '노란 고래',
  seriesId: null,
  status: 'requested',
  driver: null,
  reason: '',
  cancelFeeKRW: 0,
  reached: {},
  createdAt: inSeoul('2026-11-20T09:00'),
  updatedAt: inSeoul('2026-11-20T09:00'),
  ...change,
})
