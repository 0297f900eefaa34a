import type { SessionBooking } from '@/domain/programs/programSession'

/** A seat of 김하준 in the art class. */
export const aSessionBooking = (change: Partial<SessionBooking> = {}): SessionBooking => ({
  id: 'booking-1',
  sessionId: 'art_20261126_1630',
  uid: 'parent-1',
  childId: 'child-1',
  childName: '김하준',
  programId: 'art',
  startsAt: new Date('2026-11-26T16:30:00+09:00'),
  createdAt: new Date('2026-11-20T09:00:00+09:00'),
  updatedAt: new Date('2026-11-20T09:00:00+09:00'),
  ...change,
})
