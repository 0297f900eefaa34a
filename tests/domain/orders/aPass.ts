import type { Pass } from '@/domain/orders/pass'

/** 라이트 4시간권 of order-1, good from 6 November 2026 on. */
export const aPass = (change: Partial<Pass> = {}): Pass => ({
  id: 'order-1-1',
  planKey: 'timepass',
  optionKey: '4h-45000',
  label: '라이트 4시간권',
  minutes: 240,
  startsOn: '2026-11-06',
  expiresOn: '2026-12-06',
  orderId: 'order-1',
  at: new Date('2026-11-06T00:00:00Z'),
  by: 'staff-1',
  ...change,
})
