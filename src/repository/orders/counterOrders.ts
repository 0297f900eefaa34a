import type { Order } from '@/domain/orders/order'
import { writeAsMember } from '../firestore/client'
import { sendOnce } from '../firestore/sendOnce'
import { ORDERS_COLLECTION, readOrderStatus } from './orders'

/** What was paid at the agit: one line of code `counter`. */
export type CounterOrder = Pick<
  Order,
  'id' | 'uid' | 'nickname' | 'branchId' | 'totalKRW' | 'payWith' | 'receiptFor' | 'receiptNumber'
> & { name: string }

/** 「현장 결제」: an order that is paid at once, recorded once. `by`: uid of the owner. */
export const recordCounterOrder = (
  { id, name, totalKRW, ...order }: CounterOrder,
  by: string,
): Promise<void> =>
  sendOnce({
    id: `${ORDERS_COLLECTION}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, ORDERS_COLLECTION, id), {
          ...order,
          kind: 'counter',
          lines: [{ code: 'counter', name, priceKRW: totalKRW, quantity: 1 }],
          totalKRW,
          depositor: '',
          childId: '',
          day: '',
          status: 'paid',
          createdAt: lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
          paidAt: lite.serverTimestamp(),
          paidBy: by,
        }),
      ),
    hasArrived: async () => (await readOrderStatus(id)) !== undefined,
  })
