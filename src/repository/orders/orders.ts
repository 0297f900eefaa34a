import * as z from 'zod/mini'
import { coversOrder } from '@/domain/orders/credit'
import {
  MAX_ORDER_LINES,
  type Order,
  type OrderStatus,
  orderKinds,
  orderStatuses,
} from '@/domain/orders/order'
import { paymentEffects, refundEntry } from '@/domain/orders/paymentEffects'
import { payWays } from '@/domain/orders/payWay'
import { receiptChoices } from '@/domain/orders/receipt'
import type { Refund } from '@/domain/orders/refund'
import { NO_TIME } from '@/domain/received'
import {
  type Commit,
  commitAsMember,
  inCollection,
  type Lite,
  type QueryParts,
  type QuerySdk,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from '../firestore/client'
import { nonEmptyText, optionalDay, text, timestamp } from '../firestore/documentFields'
import { type Followable, followableRows } from '../firestore/followable'
import { parseDocuments, parseReceived, readableAnyway } from '../firestore/parseDocuments'
import { atBranch } from '../firestore/queries'
import { RepositoryError } from '../firestore/repositoryError'
import { sendOnce } from '../firestore/sendOnce'
import { stepDocuments } from '../firestore/step'
import { putEntry, readLedger } from './ledger'
import { putPass } from './passes'

export const ORDERS_COLLECTION = 'orders'

const MEMBER_LIMIT = 200
/** Orders of a status per page of the staff screen. */
export const STAFF_ORDERS_LIMIT = 100

/** Of all branches on a day. */
const PAID_SNACKS_LIMIT = 1_000

const lineSchema = z.object({
  code: nonEmptyText,
  name: nonEmptyText,
  priceKRW: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
})

/** Absent until its step, and in older documents. */
const maybe = <T>(field: z.ZodMiniType<T>) => z.catch(z.optional(field), undefined)

export const orderSchema = z.object({
  id: z.string(),
  uid: nonEmptyText,
  nickname: z.catch(text, ''),
  kind: z.enum(orderKinds),
  branchId: z.catch(z.string(), ''),
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
  totalKRW: z.int().check(z.nonnegative()),
  depositor: z.catch(text, ''),
  payWith: z._default(z.enum(payWays), 'transfer'),
  childId: z.catch(z.string(), ''),
  day: z.catch(optionalDay, ''),
  receiptFor: z.catch(z.enum(receiptChoices), ''),
  receiptNumber: z.catch(z.string(), ''),
  paidAt: maybe(timestamp),
  paidBy: maybe(z.string()),
  refundedAt: maybe(timestamp),
  refundedBy: maybe(z.string()),
  refundKRW: maybe(z.int().check(z.positive())),
  refundReason: maybe(text),
  receiptAt: maybe(timestamp),
  receiptBy: maybe(z.string()),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  updatedAt: timestamp,
})

const fallbackSchema = readableAnyway(orderSchema, {
  uid: '',
  kind: 'snack',
  lines: [],
  totalKRW: 0,
  payWith: 'transfer',
  // No list of the agit shows cancelled orders.
  status: 'cancelled',
  createdAt: NO_TIME,
  updatedAt: NO_TIME,
})

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'uid'
  | 'nickname'
  | 'kind'
  | 'branchId'
  | 'lines'
  | 'totalKRW'
  | 'depositor'
  | 'payWith'
  | 'childId'
  | 'day'
  | 'receiptFor'
  | 'receiptNumber'
>

const ask = (parts: (lite: Lite) => QueryParts): Promise<RawDocument[]> =>
  readMemberDocuments(inCollection(ORDERS_COLLECTION, parts))

const received = (documents: readonly RawDocument[]): Order[] =>
  parseReceived(ORDERS_COLLECTION, documents, orderSchema, fallbackSchema)

const follow = (parts: (sdk: QuerySdk) => QueryParts): Followable<Order[]> =>
  followableRows(inCollection(ORDERS_COLLECTION, parts), received)

/** Newest first. */
export async function readOrders(uid: string): Promise<Order[]> {
  const documents = await ask((lite) => [
    lite.where('uid', '==', uid),
    lite.orderBy('createdAt', 'desc'),
    lite.limit(MEMBER_LIMIT),
  ])
  return parseDocuments(ORDERS_COLLECTION, documents, orderSchema)
}

/** Own orders that await payment, unordered. */
export async function readAwaitingOrders(uid: string): Promise<Order[]> {
  const documents = await ask((lite) => [
    lite.where('uid', '==', uid),
    lite.where('status', '==', 'awaitingPayment'),
    lite.limit(MEMBER_LIMIT),
  ])
  return parseDocuments(ORDERS_COLLECTION, documents, orderSchema)
}

/** Own orders for a day from `day` on, which are snacks, unordered. */
export async function readSnacksFrom(uid: string, day: string): Promise<Order[]> {
  const documents = await ask((lite) => [
    lite.where('uid', '==', uid),
    lite.where('day', '>=', day),
    lite.limit(MEMBER_LIMIT),
  ])
  return parseDocuments(ORDERS_COLLECTION, documents, orderSchema)
}

/** For staff: newest first. */
export const followOrdersOf = (
  status: OrderStatus,
  limit = STAFF_ORDERS_LIMIT,
): Followable<Order[]> =>
  follow((sdk) => [
    sdk.where('status', '==', status),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(limit),
  ])

/** For owners: refunded and cancelled orders, the latest step first. */
export const followEndedOrders = (limit: number): Followable<Order[]> =>
  follow((sdk) => [
    sdk.where('status', 'in', ['refunded', 'cancelled']),
    sdk.orderBy('updatedAt', 'desc'),
    sdk.limit(limit),
  ])

/** For owners: paid orders whose receipt was asked for, issued or not. */
export const followOrdersWithReceipt = (limit: number): Followable<Order[]> =>
  follow((sdk) => [
    sdk.where('status', '==', 'paid'),
    sdk.where('receiptFor', 'in', ['person', 'business']),
    sdk.orderBy('createdAt', 'desc'),
    sdk.limit(limit),
  ])

/** Sorts after every letter of a name. */
const LAST_LETTER = '\uf8ff'

/** For staff: orders whose depositor starts with the text, sorted by name. */
export const followOrdersOfDepositor = (
  status: OrderStatus,
  depositor: string,
  limit: number,
): Followable<Order[]> =>
  follow((sdk) => [
    sdk.where('status', '==', status),
    sdk.where('depositor', '>=', depositor),
    sdk.where('depositor', '<', depositor + LAST_LETTER),
    sdk.orderBy('depositor'),
    sdk.limit(limit),
  ])

/** For staff: snacks for a day that wait to be paid from the credit, unordered. */
export const followWaitingSnacks = (day: string, branchId?: string): Followable<Order[]> =>
  follow((sdk) => [
    ...atBranch(sdk, branchId),
    sdk.where('kind', '==', 'snack'),
    sdk.where('status', '==', 'awaitingPayment'),
    sdk.where('payWith', '==', 'balance'),
    sdk.where('day', '==', day),
    sdk.limit(PAID_SNACKS_LIMIT),
  ])

/** For staff: paid snacks that are for a day, unordered. */
export const followPaidSnacks = (day: string, branchId?: string): Followable<Order[]> =>
  follow((sdk) => [
    ...atBranch(sdk, branchId),
    sdk.where('kind', '==', 'snack'),
    sdk.where('status', '==', 'paid'),
    sdk.where('day', '==', day),
    sdk.limit(PAID_SNACKS_LIMIT),
  ])

/** For owners: paid snacks that are for one of the days, both ends included. */
export const readPaidSnacksBetween = async (from: string, until: string): Promise<Order[]> =>
  received(
    await readMemberDocuments(
      inCollection(ORDERS_COLLECTION, (lite) => [
        lite.where('kind', '==', 'snack'),
        lite.where('status', '==', 'paid'),
        lite.where('day', '>=', from),
        lite.where('day', '<=', until),
        lite.orderBy('day'),
        lite.limit(PAID_SNACKS_LIMIT),
      ]),
    ),
  )

/** For staff: orders changed since an instant, earliest change first. */
export const followOrdersSince = (instant: Date): Followable<Order[]> =>
  follow((sdk) => [
    sdk.where('updatedAt', '>=', sdk.Timestamp.fromDate(instant)),
    sdk.orderBy('updatedAt', 'asc'),
    sdk.limit(STAFF_ORDERS_LIMIT),
  ])

export const createOrder = ({ id, ...order }: NewOrder): Promise<void> =>
  sendOnce({
    id: `${ORDERS_COLLECTION}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, ORDERS_COLLECTION, id), {
          ...order,
          status: 'awaitingPayment',
          createdAt: lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
        }),
      ),
    hasArrived: async () => (await readOrders(order.uid)).some((sent) => sent.id === id),
  })

/** Sets a status once, in one commit with its other writes and fields, which `addMore` gives; repeatable. `readNow` reads the current status as the writer may. */
const reach = (
  order: Order,
  status: OrderStatus,
  readNow: () => Promise<OrderStatus | undefined>,
  addMore: (commit: Commit) => object = () => ({}),
): Promise<void> =>
  stepDocuments({
    id: `${ORDERS_COLLECTION}/${order.id}/${status}`,
    write: () =>
      commitAsMember((commit) => {
        const { lite, db, batch } = commit
        batch.update(lite.doc(db, ORDERS_COLLECTION, order.id), {
          ...addMore(commit),
          status,
          updatedAt: lite.serverTimestamp(),
        })
      }),
    readNow,
    isDone: (current) => current === status,
    isSame: (current) => current === order.status,
  })

/** Cancels an own unpaid order; repeatable. @throws {RepositoryError} `changed` when the agit was faster */
export const cancelOrder = (order: Order): Promise<void> =>
  reach(order, 'cancelled', async () => {
    const own = await readOrders(order.uid)
    return own.find(({ id }) => id === order.id)?.status
  })

/** Cancels own orders whose answer was lost but that arrived, before another one replaces them. */
export async function cancelArrived(uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const arrived = (await readOrders(uid)).filter(
    ({ id, status }) => ids.includes(id) && status === 'awaitingPayment',
  )
  for (const order of arrived) await cancelOrder(order)
}

/** Undefined: there is no such order. */
export async function readOrderStatus(id: string): Promise<OrderStatus | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, ORDERS_COLLECTION, id))
  return received(document ? [document] : [])[0]?.status
}

/** The acting staff member's uid, and the day in Seoul. */
interface StaffContext {
  uid: string
  today: string
}

/** 「입금 확인」, with ledger entry or passes in one commit. @throws {RepositoryError} `changed` when the status has changed */
export const confirmPayment = (order: Order, { uid: by, today }: StaffContext): Promise<void> =>
  reach(
    order,
    'paid',
    () => readOrderStatus(order.id),
    (commit) => {
      const { entry, passes } = paymentEffects(order, today)
      if (entry) putEntry(commit, order, entry, by)
      for (const pass of passes) putPass(commit, order, pass, by)
      return { paidAt: commit.lite.serverTimestamp(), paidBy: by }
    },
  )

/** 「충전금에서 빼기」: sums the credit at the press. @throws {RepositoryError} `short` when it does not cover the order; as `confirmPayment` */
export async function payOrderWithBalance(order: Order, staff: StaffContext): Promise<void> {
  if (!coversOrder(await readLedger(order.uid), order)) throw new RepositoryError('short')
  await confirmPayment(order, staff)
}

/** 「주문 취소」 by staff. @throws {RepositoryError} as `confirmPayment` */
export const cancelOrderAsStaff = (order: Order): Promise<void> =>
  reach(order, 'cancelled', () => readOrderStatus(order.id))

/** 「환불」 of a sum: takes back in the same commit what the payment did to the balance; passes become invalid. @throws {RepositoryError} as `confirmPayment` */
export const refundOrder = (
  order: Order,
  { uid: by }: Pick<StaffContext, 'uid'>,
  { refundKRW, reason }: Refund,
): Promise<void> =>
  reach(
    order,
    'refunded',
    () => readOrderStatus(order.id),
    (commit) => {
      const entry = refundEntry(order, refundKRW)
      if (entry) putEntry(commit, order, entry, by)
      return {
        refundedAt: commit.lite.serverTimestamp(),
        refundedBy: by,
        refundKRW,
        refundReason: reason,
      }
    },
  )

const readIsIssued = async (id: string): Promise<boolean | undefined> => {
  const document = await readMemberDocument((lite, db) => lite.doc(db, ORDERS_COLLECTION, id))
  const [order] = received(document ? [document] : [])
  return order?.status === 'paid' ? order.receiptAt !== undefined : undefined
}

/** 「발행함」: the receipt was issued elsewhere; repeatable. `by`: uid of the owner. @throws {RepositoryError} `changed` when the order is not paid any more */
export const markReceiptIssued = ({ id }: Order, by: string): Promise<void> =>
  stepDocuments({
    id: `${ORDERS_COLLECTION}/${id}/receipt`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.updateDoc(lite.doc(db, ORDERS_COLLECTION, id), {
          receiptAt: lite.serverTimestamp(),
          receiptBy: by,
          updatedAt: lite.serverTimestamp(),
        }),
      ),
    readNow: () => readIsIssued(id),
    isDone: (isIssued) => isIssued === true,
    isSame: (isIssued) => isIssued === false,
  })
