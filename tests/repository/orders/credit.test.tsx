import { beforeEach, describe, expect, test } from 'vitest'
import { coversOrder, spendableKRW } from '@/domain/orders/credit'
import { balanceKRW, formatBalance, ledgerLines, ledgerWords } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import { readLedger, writeEntry } from '@/repository/orders/ledger'
import {
  cancelOrder,
  confirmPayment,
  createOrder,
  followOrdersOf,
  followPaidSnacks,
  payOrderWithBalance,
  readOrders,
  refundOrder,
} from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { anOrder } from '../../domain/orders/anOrder'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { lostAnswers } from '../lostAnswers'
import { aChildDocument, aMemberDocument } from '../memberAccount'
import { signIn } from '../signIn'

const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()
const signInAs = (phone: string) => signIn({ firestore, auth }, phone)

const PARENT = '+821012345678'
const STAFF = '+821011112222'
const TODAY = '2026-11-24'

let parent = ''
let staff = ''
let number = 0
const desk = () => ({ uid: staff, today: TODAY })

/** A parent's order with credit, as it stands then; without the server's fields for sending. */
async function ordered(change: Partial<Order> = {}): Promise<Order> {
  number += 1
  const {
    status: _,
    createdAt: __,
    updatedAt: ___,
    ...order
  } = anOrder({
    id: `credit-${number}`,
    uid: parent,
    kind: 'membership',
    lines: [{ code: 'timepass/2h-25000', name: '라이트 2시간권', priceKRW: 25_000, quantity: 1 }],
    totalKRW: 25_000,
    payWith: 'balance',
    depositor: '',
    ...change,
  })
  await signInAs(PARENT)
  await createOrder(order)
  const sent = (await readOrders(parent)).find(({ id }) => id === order.id)
  if (!sent) throw new Error('The order did not arrive.')
  return sent
}
const balance = async () => balanceKRW(await readLedger(parent))
const topUp = (amountKRW: number) =>
  firestore.put(`users/${parent}/ledger/order-topup`, {
    kind: 'topup',
    amountKRW,
    note: '입금 확인',
    refId: 'topup',
    at: new Date('2026-11-20T00:00:00Z'),
    by: staff,
  })

beforeEach(async () => {
  staff = await signInAs(STAFF)
  await firestore.put(`staff/${staff}`, { name: '도담쌤' })
  await firestore.put(`users/${staff}`, { nickname: '도담쌤' })
  parent = await signInAs(PARENT)
  await firestore.put(`users/${parent}`, aMemberDocument(PARENT))
})

describe('an order with credit, to the won', () => {
  test('is taken from it with its pass, and given back by a refund', async () => {
    await topUp(30_000)
    const order = await ordered()
    expect(spendableKRW(await readLedger(parent), await readOrders(parent))).toBe(5_000)
    expect(await balance()).toBe(30_000)
    await signInAs(STAFF)
    await payOrderWithBalance(order, desk())
    await payOrderWithBalance(order, desk())
    expect(await balance()).toBe(5_000)
    await expect(readPasses(parent)).resolves.toMatchObject([{ orderId: order.id, minutes: 120 }])
    const whole = { refundKRW: order.totalKRW, reason: '품절이에요' }
    await refundOrder({ ...order, status: 'paid' }, desk(), whole)
    await refundOrder({ ...order, status: 'paid' }, desk(), whole)
    expect(await balance()).toBe(30_000)
    const lines = ledgerLines(await readLedger(parent))
    expect(lines.map(({ entry, balanceKRW: left }) => [ledgerWords(entry).label, left])).toEqual([
      ['환불', 30_000],
      ['이용권 결제', 5_000],
      ['충전', 30_000],
    ])
  })

  test('cancelled by the parent takes nothing', async () => {
    await topUp(30_000)
    const order = await ordered()
    await cancelOrder(order)
    expect(spendableKRW(await readLedger(parent), await readOrders(parent))).toBe(30_000)
    await signInAs(STAFF)
    await expect(payOrderWithBalance(order, desk())).rejects.toMatchObject({ kind: 'changed' })
    expect(await balance()).toBe(30_000)
  })

  test('is refused when a won is missing at the press, and nothing is written', async () => {
    await topUp(24_999)
    const order = await ordered()
    await signInAs(STAFF)
    await expect(payOrderWithBalance(order, desk())).rejects.toMatchObject({ kind: 'short' })
    expect(await balance()).toBe(24_999)
    await expect(followOrdersOf('awaitingPayment').read()).resolves.toMatchObject([
      { id: order.id },
    ])
  })

  test('is taken once when the answer is lost, though the rest no longer covers it', async () => {
    await topUp(25_000)
    const order = await ordered()
    await signInAs(STAFF)
    network.loseNext('commit')
    await expect(payOrderWithBalance(order, desk())).rejects.toMatchObject({ kind: 'unknown' })
    expect(await balance()).toBe(0)
    await payOrderWithBalance(order, desk())
    expect(await balance()).toBe(0)
    await expect(readLedger(parent)).resolves.toHaveLength(2)
  })

  test('is taken once when two people press at once', async () => {
    await topUp(50_000)
    const order = await ordered()
    await signInAs(STAFF)
    await Promise.all([payOrderWithBalance(order, desk()), payOrderWithBalance(order, desk())])
    expect(await balance()).toBe(25_000)
    await expect(readPasses(parent)).resolves.toHaveLength(1)
  })

  test('may leave a debt with another that is taken at the same time: 미납', async () => {
    await topUp(30_000)
    const first = await ordered()
    const second = await ordered()
    await signInAs(STAFF)
    const entries = await readLedger(parent)
    expect([first, second].every((order) => coversOrder(entries, order))).toBe(true)
    // Both pages have summed before either has written.
    await Promise.all([first, second].map((order) => confirmPayment(order, desk())))
    expect(formatBalance(await balance())).toBe('미납 20,000원')
  })

  test('one after the other the second is refused', async () => {
    await topUp(30_000)
    const first = await ordered()
    const second = await ordered()
    await signInAs(STAFF)
    await payOrderWithBalance(first, desk())
    await expect(payOrderWithBalance(second, desk())).rejects.toMatchObject({ kind: 'short' })
    expect(await balance()).toBe(5_000)
  })

  test('buys snacks for a child on a day', async () => {
    await topUp(3_500)
    await firestore.put(`users/${parent}/children/child-1`, aChildDocument('김하준'))
    const order = await ordered({
      kind: 'snack',
      branchId: 'seongsu',
      lines: [{ code: 'basic/milk', name: '우유', priceKRW: 1_750, quantity: 2 }],
      totalKRW: 3_500,
      childId: 'child-1',
      day: '2026-11-25',
    })
    await signInAs(STAFF)
    await expect(followPaidSnacks('2026-11-25').read()).resolves.toEqual([])
    await payOrderWithBalance(order, desk())
    expect(await balance()).toBe(0)
    await expect(followPaidSnacks('2026-11-25').read()).resolves.toMatchObject([
      { id: order.id, childId: 'child-1', day: '2026-11-25' },
    ])
    await expect(followPaidSnacks('2026-11-26').read()).resolves.toEqual([])
    const [line] = ledgerLines(await readLedger(parent))
    expect(line && ledgerWords(line.entry).label).toBe('간식 결제')
  })
})

describe('a document of the release before', () => {
  const older = () => {
    const {
      id: _,
      payWith: __,
      childId: ___,
      day: ____,
      lines,
      ...order
    } = anOrder({ uid: parent })
    return { ...order, lines: lines.map((line) => ({ ...line })) }
  }

  test('is an order by transfer, paid and refunded as before', async () => {
    await firestore.put('orders/older', older())
    const [order] = await readOrders(parent)
    expect(order).toMatchObject({ payWith: 'transfer', childId: '', day: '', depositor: '김민서' })
    if (!order) throw new Error('The order is not read.')
    await signInAs(STAFF)
    await confirmPayment(order, desk())
    expect(await balance()).toBe(50_000)
    await refundOrder({ ...order, status: 'paid' }, desk(), { refundKRW: 50_000, reason: '요청' })
    expect(await balance()).toBe(0)
  })

  test('is cancelled by its parent', async () => {
    await firestore.put('orders/older', older())
    const [order] = await readOrders(parent)
    if (!order) throw new Error('The order is not read.')
    await cancelOrder(order)
    await expect(readOrders(parent)).resolves.toMatchObject([{ status: 'cancelled' }])
  })
})

test('credit is added and taken beside orders without touching them', async () => {
  await topUp(25_000)
  const order = await ordered()
  await signInAs(STAFF)
  const entry = { id: 'adjustment-1', kind: 'adjustment', amountKRW: -1, note: '정정', refId: '' }
  await writeEntry(parent, { ...entry, kind: 'adjustment' }, staff)
  await expect(payOrderWithBalance(order, desk())).rejects.toMatchObject({ kind: 'short' })
  await writeEntry(
    parent,
    { ...entry, id: 'adjustment-2', kind: 'adjustment', amountKRW: 1 },
    staff,
  )
  await payOrderWithBalance(order, desk())
  expect(await balance()).toBe(0)
})
