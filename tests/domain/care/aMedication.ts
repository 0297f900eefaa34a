import type { GivenDose, Medication } from '@/domain/care/medication'
import { onCareDay } from './aCareBooking'

export const aMedication = (change: Partial<Medication> = {}): Medication => ({
  id: 'parent_child-1_20261124_1',
  uid: 'parent',
  childId: 'child-1',
  childName: '김하준',
  branchId: 'seongsu',
  day: '2026-11-24',
  bookingId: 'booking-1',
  sessionId: 'care-seongsu_20261124_1300',
  healthConsentVersion: '1.0',
  medicine: '해열제',
  symptom: '38.2도, 기침',
  dose: '5ml',
  times: ['14:00'],
  storage: 'cold',
  note: '',
  createdAt: onCareDay('08:10'),
  given: {},
  ...change,
})

export const aGivenDose = (change: Partial<GivenDose> = {}): GivenDose => ({
  at: onCareDay('14:03'),
  by: 'teacher',
  name: '성수쌤',
  why: '',
  ...change,
})
