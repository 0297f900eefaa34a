import * as z from 'zod/mini'
import { NO_TIME } from '@/domain/agit/received'
import {
  MAX_ORDER_LINES,
  type Order,
  type OrderStatus,
  orderKinds,
  orderStatuses,
} from '@/domain/orders/order'
import { orderYield, refundEntry } from '@/domain/orders/orderYield'
import { putPass } from './care/passes'
import {
  type Commit,
  commitAsMember,
  type Lite,
  type QueryParts,
  type RawDocument,
  readMemberDocument,
  readMemberDocuments,
  writeAsMember,
} from './firestore/client'
import { someText, timestamp } from './firestore/documentFields'
import { parseDocuments, parseReceived } from './firestore/parseDocuments'
import { isRefusal, RepositoryError, toRepositoryError } from './firestore/repositoryError'
import { sendOnce } from './firestore/sendOnce'
import { putEntry } from './ledger'

const COLLECTION = 'orders'

/** Newest orders of a member; older ones than these are not shown. */
const MEMBER_LIMIT = 200
/** Orders of one status that the agit's screen shows at first and with each 「더 보기」, and changes at once. */
export const STAFF_LIMIT = 100

const lineSchema = z.object({
  code: someText,
  name: someText,
  priceKRW: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
})

/** Of a document, and of what a device remembers of it. */
export const orderSchema: z.ZodMiniType<Order> = z.object({
  id: z.string(),
  uid: someText,
  nickname: z.catch(z.string(), ''),
  kind: z.enum(orderKinds),
  branchId: z.catch(z.string(), ''),
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)),
  totalKRW: z.int().check(z.nonnegative()),
  depositor: z.catch(z.string(), ''),
  status: z.enum(orderStatuses),
  createdAt: timestamp,
  updatedAt: timestamp,
})

/** What is left of any order. */
const remainsSchema: z.ZodMiniType<Order> = z.object({
  id: z.string(),
  uid: z.catch(z.string(), ''),
  nickname: z.catch(z.string(), ''),
  kind: z.catch(z.enum(orderKinds), 'snack'),
  branchId: z.catch(z.string(), ''),
  lines: z.catch(z.array(lineSchema), []),
  totalKRW: z.catch(z.int().check(z.nonnegative()), 0),
  depositor: z.catch(z.string(), ''),
  // Stands in no list of the agit.
  status: z.catch(z.enum(orderStatuses), 'cancelled'),
  createdAt: z.catch(timestamp, NO_TIME),
  updatedAt: z.catch(timestamp, NO_TIME),
})

/** An order as a member makes it; status and times follow by themselves. */
export type NewOrder = Omit<Order, 'status' | 'createdAt' | 'updatedAt'>

const ask = (parts: (lite: Lite) => QueryParts): Promise<RawDocument[]> =>
  readMemberDocuments((lite, db) => lite.query(lite.collection(db, COLLECTION), ...parts(lite)))

const received = (documents: readonly RawDocument[]): Order[] =>
  parseReceived(COLLECTION, documents, orderSchema, remainsSchema)

/** A member's orders, the newest first. @throws {RepositoryError} */
export async function readOrders(uid: string): Promise<Order[]> {
  const documents = await ask((lite) => [
    lite.where('uid', '==', uid),
    lite.orderBy('createdAt', 'desc'),
    lite.limit(MEMBER_LIMIT),
  ])
  return parseDocuments(COLLECTION, documents, orderSchema)
}

/** Everybody's newest orders of a status, as only the agit may ask for them. @throws {RepositoryError} */
export const readOrdersOf = async (status: OrderStatus, limit = STAFF_LIMIT): Promise<Order[]> =>
  received(
    await ask((lite) => [
      lite.where('status', '==', status),
      lite.orderBy('createdAt', 'desc'),
      lite.limit(limit),
    ]),
  )

/** After every letter of a name. */
const LAST_LETTER = '\uf8ff'

/** Everybody's orders of a status whose depositor's name begins so, by name, for the agit. @throws {RepositoryError} */
export const readOrdersOfDepositor = async (
  status: OrderStatus,
  depositor: string,
  limit: number,
): Promise<Order[]> =>
  received(
    await ask((lite) => [
      lite.where('status', '==', status),
      lite.where('depositor', '>=', depositor),
      lite.where('depositor', '<', depositor + LAST_LETTER),
      lite.orderBy('depositor'),
      lite.limit(limit),
    ]),
  )

/** Everybody's orders that have changed since an instant, the earliest change first. @throws {RepositoryError} */
export const readOrdersSince = async (instant: Date): Promise<Order[]> =>
  received(
    await ask((lite) => [
      lite.where('updatedAt', '>=', lite.Timestamp.fromDate(instant)),
      lite.orderBy('updatedAt', 'asc'),
      lite.limit(STAFF_LIMIT),
    ]),
  )

/** Sends an order to the agit, once. @throws {RepositoryError} */
export const createOrder = ({ id, ...order }: NewOrder): Promise<void> =>
  sendOnce({
    id: `${COLLECTION}/${id}`,
    write: () =>
      writeAsMember((lite, db) =>
        lite.setDoc(lite.doc(db, COLLECTION, id), {
          ...order,
          status: 'awaitingPayment',
          createdAt: lite.serverTimestamp(),
          updatedAt: lite.serverTimestamp(),
        }),
      ),
    hasArrived: async () => (await readOrders(order.uid)).some((sent) => sent.id === id),
  })

/**
 * Moves an order to another status, once, with what belongs to it in one commit. What stands there already is no error.
 * @param readNow where the order stands now, as far as the writer may read it
 */
async function settle(
  order: Order,
  status: OrderStatus,
  readNow: () => Promise<OrderStatus | undefined>,
  addMore: (commit: Commit) => void = () => {},
): Promise<void> {
  try {
    await sendOnce({
      id: `${COLLECTION}/${order.id}/${status}`,
      write: () =>
        commitAsMember((commit) => {
          const { lite, db, batch } = commit
          batch.update(lite.doc(db, COLLECTION, order.id), {
            status,
            updatedAt: lite.serverTimestamp(),
          })
          addMore(commit)
        }),
      hasArrived: async () => (await readNow()) === status,
    })
  } catch (error) {
    const failure = toRepositoryError(error)
    if (!isRefusal(failure) || failure.kind === 'signedOut') throw failure
    const current = await readNow()
    if (current === status) return
    throw current === order.status ? failure : new RepositoryError('changed', failure)
  }
}

/**
 * Cancels a member's own order while it awaits payment; one that is cancelled already is no error.
 * @throws {RepositoryError} `changed` when the agit was faster
 */
export const cancelOrder = (order: Order): Promise<void> =>
  settle(order, 'cancelled', async () => {
    const own = await readOrders(order.uid)
    return own.find(({ id }) => id === order.id)?.status
  })

/** Cancels those of a member's own orders that arrived although their answer was lost: another one takes their place. @throws {RepositoryError} */
export async function cancelArrived(uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const arrived = (await readOrders(uid)).filter(
    ({ id, status }) => ids.includes(id) && status === 'awaitingPayment',
  )
  for (const order of arrived) await cancelOrder(order)
}

async function readStatus(id: string): Promise<OrderStatus | undefined> {
  const document = await readMemberDocument((lite, db) => lite.doc(db, COLLECTION, id))
  return received(document ? [document] : [])[0]?.status
}

/** Who of the agit acts, and on which day in Seoul. */
interface Desk {
  uid: string
  today: string
}

/**
 * 「입금 확인」: the payment is there. Brings the entry of the ledger or the passes in the same commit.
 * @throws {RepositoryError} `changed` when a colleague has moved the order elsewhere
 */
export const confirmPayment = (order: Order, { uid: by, today }: Desk): Promise<void> =>
  settle(
    order,
    'paid',
    () => readStatus(order.id),
    (commit) => {
      const { entry, passes } = orderYield(order, today)
      if (entry) putEntry(commit, order, entry, by)
      for (const pass of passes) putPass(commit, order, pass, by)
    },
  )

/** 「주문 취소」 by the agit. @throws {RepositoryError} as `confirmPayment` */
export const cancelOrderAsStaff = (order: Order): Promise<void> =>
  settle(order, 'cancelled', () => readStatus(order.id))

/** 「환불」: a top-up is taken back in the same commit; passes count no more. @throws {RepositoryError} as `confirmPayment` */
export const refundOrder = (order: Order, { uid: by }: Desk): Promise<void> =>
  settle(
    order,
    'refunded',
    () => readStatus(order.id),
    (commit) => {
      const entry = refundEntry(order)
      if (entry) putEntry(commit, order, entry, by)
    },
  )
