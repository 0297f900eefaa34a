import { accountKey, rememberedAccountQuery } from '@/remote/accountQuery'
import { passSchema, readPasses } from '@/repository/care/passes'
import { ledgerEntrySchema, readLedger } from '@/repository/ledger'
import { orderSchema, readOrders } from '@/repository/orders'

/** Everything about a member's orders in the cache. */
export const ordersKey = (uid: string) => accountKey(uid, 'orders')

/** A member's orders, the newest first. */
export const ordersQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['orders'],
    failure: '주문을 불러오지 못했습니다.',
    read: () => readOrders(uid),
    schema: orderSchema,
  })

/** Every entry of a member's ledger: `balanceKRW` of all of them is the balance. */
export const ledgerQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['ledger'],
    failure: '충전금 내역을 불러오지 못했습니다.',
    read: () => readLedger(uid),
    schema: ledgerEntrySchema,
  })

/** A member's passes, the one that holds longest first. */
export const passesQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['passes'],
    failure: '이용권을 불러오지 못했습니다.',
    read: () => readPasses(uid),
    schema: passSchema,
  })
