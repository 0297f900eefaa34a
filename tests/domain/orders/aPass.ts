import type { Pass } from '@/domain/orders/pass'
import { inSeoul } from '../rides/aRide'

/** 라이트 2시간권 of November 2026. */
export const aPass = (change: Partial<Pass> = {}): Pass => ({
  id: 'order-o1-1',
  planKey: 'timepass',
  optionKey: '2h-25000',
  label: '라이트 2시간권',
  minutes: 120,
  startsOn: '2026-11-06',
  expiresOn: '2026-12-06',
  orderId: 'o1',
  at: inSeoul('2026-11-06T09:00'),
  by: 'staff-1',
  ...change,
})
