import type { Order, OrderKind } from '@/domain/orders/order'
import type { PayWay } from '@/domain/orders/payWay'
import type { Tally } from '@/domain/tally'
import {
  countMemberDocuments,
  inCollection,
  type Lite,
  type QueryParts,
  readMemberDocuments,
  tallyMemberDocuments,
} from '../firestore/client'
import { parseDocuments } from '../firestore/parseDocuments'
import { atBranch } from '../firestore/queries'
import { ORDERS_COLLECTION, orderSchema } from './orders'

/** What is asked about orders for the report, by owners (specification 7, section 4). Money in whole won. */

export interface OrdersAsked {
  kind?: OrderKind | undefined
  payWith?: PayWay | undefined
  /** Undefined: all. */
  branchId?: string | undefined
  /** Included. */
  from: Date
  /** Not included. */
  to: Date
}

type Parts = (lite: Lite) => QueryParts

const within =
  (at: 'paidAt' | 'refundedAt', { kind, payWith, branchId, from, to }: OrdersAsked): Parts =>
  (lite) => [
    ...atBranch(lite, branchId),
    ...(kind === undefined ? [] : [lite.where('kind', '==', kind)]),
    ...(payWith === undefined ? [] : [lite.where('payWith', '==', payWith)]),
    lite.where(at, '>=', lite.Timestamp.fromDate(from)),
    lite.where(at, '<', lite.Timestamp.fromDate(to)),
  ]

const tally = (field: string, parts: Parts): Promise<Tally> =>
  tallyMemberDocuments(field, inCollection(ORDERS_COLLECTION, parts))

const count = (parts: Parts): Promise<number> =>
  countMemberDocuments(inCollection(ORDERS_COLLECTION, parts))

/** Of orders that were paid then, also of those refunded since. */
export const countPaidOrders = (asked: OrdersAsked): Promise<Tally> =>
  tally('totalKRW', within('paidAt', asked))

/** What went back then. */
export const countRefundedOrders = (asked: OrdersAsked): Promise<Tally> =>
  tally('refundKRW', within('refundedAt', asked))

export const countAwaitingOrders = (branchId?: string): Promise<Tally> =>
  tally('totalKRW', (lite) => [
    ...atBranch(lite, branchId),
    lite.where('status', '==', 'awaitingPayment'),
  ])

const withReceipt =
  (branchId?: string): Parts =>
  (lite) => [
    ...atBranch(lite, branchId),
    lite.where('status', '==', 'paid'),
    lite.where('receiptFor', 'in', ['person', 'business']),
  ]

/** Paid orders whose receipt was asked for. */
export const countReceiptsAsked = (branchId?: string): Promise<number> =>
  count(withReceipt(branchId))

/** Those of them whose receipt is issued: only they have the time. */
export const countReceiptsIssued = async (branchId?: string): Promise<number> =>
  (await tally('receiptAt', withReceipt(branchId))).count

/** Orders that were paid at any time. */
export const countOrdersEverPaid = (): Promise<number> =>
  count((lite) => [lite.where('status', 'in', ['paid', 'refunded'])])

/** Those of them of which the day of payment is written. */
export const countDatedOrders = (): Promise<number> =>
  count((lite) => [lite.where('paidAt', '>', lite.Timestamp.fromMillis(0))])

const read = async (at: 'paidAt' | 'refundedAt', asked: OrdersAsked): Promise<Order[]> =>
  parseDocuments(
    ORDERS_COLLECTION,
    await readMemberDocuments(
      inCollection(ORDERS_COLLECTION, (lite) => [...within(at, asked)(lite), lite.orderBy(at)]),
    ),
    orderSchema,
  )

/** By time of payment. */
export const readPaidOrders = (asked: OrdersAsked): Promise<Order[]> => read('paidAt', asked)

/** By time of refund. */
export const readRefundedOrders = (asked: OrdersAsked): Promise<Order[]> =>
  read('refundedAt', asked)
