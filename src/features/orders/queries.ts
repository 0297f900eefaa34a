import { dayOf } from '@/domain/dates/day'
import { now } from '@/platform/clock'
import { accountQuery, rememberedAccountQuery } from '@/remote/accountQuery'
import { freshForAMinute } from '@/remote/queryClient'
import { ledgerEntrySchema, readLedger } from '@/repository/orders/ledger'
import {
  orderSchema,
  readAwaitingOrders,
  readOrders,
  readSnacksFrom,
} from '@/repository/orders/orders'
import { passSchema, readPasses } from '@/repository/orders/passes'

/** All of them; renewing it also renews those of one status. */
export const ordersQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['orders'],
    failure: '주문을 불러오지 못했습니다.',
    read: () => readOrders(uid),
    schema: orderSchema,
  })

/** Those that await payment only: the page that asks for money reads no history. */
export const awaitingOrdersQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['orders', 'awaiting'],
    failure: '입금을 기다리는 주문을 불러오지 못했습니다.',
    read: () => readAwaitingOrders(uid),
    schema: orderSchema,
  })

/** For today and later, of the cards of stays; never stored on the device. */
export const snacksAheadQuery = (uid: string) => ({
  ...accountQuery({
    uid,
    name: ['orders', 'snacks'],
    failure: '간식 주문을 불러오지 못했습니다.',
    read: () => readSnacksFrom(uid, dayOf(now())),
  }),
  staleTime: freshForAMinute,
})

/** All entries; their `balanceKRW` is the balance. */
export const ledgerQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['ledger'],
    failure: '충전금 내역을 불러오지 못했습니다.',
    read: () => readLedger(uid),
    schema: ledgerEntrySchema,
  })

export const passesQuery = (uid: string) =>
  rememberedAccountQuery({
    uid,
    name: ['passes'],
    failure: '이용권을 불러오지 못했습니다.',
    read: () => readPasses(uid),
    schema: passSchema,
  })
