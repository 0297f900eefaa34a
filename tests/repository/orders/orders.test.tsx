import { beforeEach, describe, expect, test } from 'vitest'
import { balanceKRW } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import { readLedger } from '@/repository/orders/ledger'
import {
  cancelArrived,
  cancelOrder,
  cancelOrderAsStaff,
  confirmPayment,
  createOrder,
  followOrdersOf,
  followOrdersSince,
  readOrders,
  refundOrder,
} from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { anOrder } from '../../domain/orders/anOrder'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { aMemberDocument } from '../memberAccount'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()
const signInAs = (phone: string) => signIn({ firestore, auth }, phone)

const PARENT = '+821012345678'
const STAFF = '+821011112222'
const TODAY = '2026-11-24'

let parent = ''
let staff = ''
let orders = 0
/** With a new id: an id's state lasts for the page's life. */
const newOrder = (change: Partial<Order> = {}): Order => {
  orders += 1
  return anOrder({ id: `order-${orders}`, uid: parent, ...change })
}
const sent = async (change: Partial<Order> = {}): Promise<Order> => {
  const { status: _, createdAt: __, updatedAt: ___, ...order } = newOrder(change)
  await createOrder(order)
  const [first] = await readOrders(parent)
  if (!first) throw new Error('the order did not arrive')
  return first
}
const twoPasses = {
  kind: 'membership',
  lines: [{ code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 2 }],
  totalKRW: 50_000,
} as const

beforeEach(async () => {
  staff = await signInAs(STAFF)
  await firestore.put(`staff/${staff}`, { name: '도담쌤' })
  await firestore.put(`users/${staff}`, { nickname: '도담쌤' })
  parent = await signInAs(PARENT)
  await firestore.put(`users/${parent}`, aMemberDocument(PARENT))
})

describe('a parent', () => {
  test('orders, reads the order and cancels it', async () => {
    const order = await sent()
    expect(order).toMatchObject({ uid: parent, status: 'awaitingPayment', totalKRW: 50_000 })
    await cancelOrder(order)
    await cancelOrder(order)
    await expect(readOrders(parent)).resolves.toMatchObject([{ status: 'cancelled' }])
  })

  test('orders once after a lost first answer', async () => {
    const { status: _, createdAt: __, updatedAt: ___, ...order } = newOrder()
    await firestore.fail({ drop: true, times: 1 })
    await expect(createOrder(order)).rejects.toMatchObject({ kind: 'unknown' })
    await createOrder(order)
    await createOrder(order).catch(() => {})
    await expect(readOrders(parent)).resolves.toHaveLength(1)
  })

  test('cancels an unanswered order before another replaces it', async () => {
    const lost = await sent()
    await cancelArrived(parent, [])
    await expect(readOrders(parent)).resolves.toMatchObject([{ status: 'awaitingPayment' }])
    await cancelArrived(parent, [lost.id, 'never-arrived'])
    await expect(readOrders(parent)).resolves.toMatchObject([{ status: 'cancelled' }])
  })

  test('cannot order below the lines’ price', async () => {
    const { status: _, createdAt: __, updatedAt: ___, ...order } = newOrder({ totalKRW: 1 })
    await expect(createOrder(order)).rejects.toMatchObject({ kind: 'denied' })
  })

  test('can neither confirm a payment nor read others’ orders', async () => {
    const order = await sent()
    await expect(confirmPayment(order, { uid: parent, today: TODAY })).rejects.toMatchObject({
      kind: 'denied',
    })
    await expect(followOrdersOf('awaitingPayment').read()).rejects.toMatchObject({ kind: 'denied' })
    await expect(readOrders(staff)).rejects.toMatchObject({ kind: 'denied' })
    await expect(readLedger(parent)).resolves.toEqual([])
  })

  test('sees when the agit was faster', async () => {
    const order = await sent()
    await signInAs(STAFF)
    await confirmPayment(order, { uid: staff, today: TODAY })
    await signInAs(PARENT)
    await expect(cancelOrder(order)).rejects.toMatchObject({ kind: 'changed' })
  })
})

describe('a person of the agit', () => {
  test('confirms a top-up: the balance rises once, also after a second press', async () => {
    const order = await sent()
    await signInAs(STAFF)
    await confirmPayment(order, { uid: staff, today: TODAY })
    await confirmPayment(order, { uid: staff, today: TODAY })
    await expect(followOrdersOf('paid').read()).resolves.toMatchObject([{ id: order.id }])
    const entries = await readLedger(parent)
    expect(entries).toMatchObject([{ id: `order-${order.id}`, kind: 'topup', by: staff }])
    expect(balanceKRW(entries)).toBe(50_000)
  })

  test('confirms a membership: one pass for each piece, in the same commit', async () => {
    const order = await sent(twoPasses)
    await signInAs(STAFF)
    await confirmPayment(order, { uid: staff, today: TODAY })
    await expect(readPasses(parent)).resolves.toMatchObject([
      { id: `order-${order.id}-2`, minutes: 120, startsOn: TODAY, orderId: order.id, by: staff },
      { id: `order-${order.id}-1`, minutes: 120 },
    ])
    await expect(readLedger(parent)).resolves.toEqual([])
  })

  test('refunds a top-up: the balance is restored', async () => {
    const order = await sent()
    await signInAs(STAFF)
    await confirmPayment(order, { uid: staff, today: TODAY })
    await refundOrder(
      { ...order, status: 'paid' },
      { uid: staff },
      { refundKRW: order.totalKRW, reason: '요청' },
    )
    expect(balanceKRW(await readLedger(parent))).toBe(0)
    await expect(followOrdersOf('refunded').read()).resolves.toMatchObject([{ id: order.id }])
  })

  test('sees a colleague’s different decision, and no entry is made', async () => {
    const order = await sent()
    await signInAs(STAFF)
    await cancelOrderAsStaff(order)
    await expect(confirmPayment(order, { uid: staff, today: TODAY })).rejects.toMatchObject({
      kind: 'changed',
    })
    await expect(readLedger(parent)).resolves.toEqual([])
  })

  test('reads changes since a time', async () => {
    const order = await sent()
    await signInAs(STAFF)
    await expect(followOrdersSince(order.updatedAt).read()).resolves.toMatchObject([
      { id: order.id },
    ])
    await expect(
      followOrdersSince(new Date(order.updatedAt.getTime() + 60_000)).read(),
    ).resolves.toEqual([])
  })
})

test('every entry of a long ledger is read, invalid ones included', async () => {
  const entry = { kind: 'ride', amountKRW: -1, note: '', refId: '', at: new Date(), by: staff }
  const paths = Array.from({ length: 501 }, (_, index) => `users/${parent}/ledger/entry-${index}`)
  await firestore.putAll(paths, entry)
  await firestore.put(`users/${parent}/ledger/by-hand`, { amountKRW: 1_000, kind: 'gift' })
  const entries = await readLedger(parent)
  expect(entries).toHaveLength(502)
  expect(balanceKRW(entries)).toBe(499)
})
