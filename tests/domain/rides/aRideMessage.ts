import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { inSeoul } from './aRide'

/** About a ride; say only what matters. */
export const aRideMessage = (change: Partial<RideMessage> = {}): RideMessage => ({
  id: 'message-1',
  uid: 'parent-1',
  rideId: 'ride-1',
  bookingId: '',
  sessionId: '',
  branchId: 'seongsu',
  by: 'parent-1',
  phone: '+821012345678',
  kind: 'late',
  text: '10분 늦어요.',
  createdAt: inSeoul('2026-11-24T12:50'),
  seenAt: null,
  ...change,
})
