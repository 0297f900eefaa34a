import type { Order } from '@/domain/orders/order'
import { inSeoul } from '../rides/aRide'

/** A top-up that awaits payment; say only what matters. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: '9f2c41ab-0001',
  uid: 'parent-1',
  nickname: '하준맘',
  kind: 'topup',
  branchId: '',
  lines: [{ code: 'topup/50000', name: '충전 50,000원', priceKRW: 50_000, quantity: 1 }],
  totalKRW: 50_000,
  depositor: '김민서',
  payWith: 'transfer',
  childId: '',
  day: '',
  receiptFor: '',
  receiptNumber: '',
  status: 'awaitingPayment',
  createdAt: inSeoul('2026-11-24T09:12'),
  updatedAt: inSeoul('2026-11-24T09:12'),
  ...change,
})
