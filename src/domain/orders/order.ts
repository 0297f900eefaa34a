import { formatKRW } from '../money'
import { newestFirst } from '../newestFirst'
import type { Received } from '../received'
import { acceptIf, type RuleResult } from '../rule'
import type { SnackCartLine } from '../snacks/snackCart'
import type { SpecialSnackEvent } from '../snacks/specialSnackEvent'
import { searchMatcher, searchText } from '../text/hangulSearch'
import { tidyText } from '../text/tidyText'
import { isVisibleText } from '../text/visibleText'
import type { MembershipCartItem } from './membershipCart'
import { type PayWay, payWayLabels } from './payWay'
import type { ReceiptAsked } from './receipt'
import type { TopupItem } from './topup'

export const orderKinds = ['membership', 'topup', 'snack', 'specialSnack', 'counter'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderStatuses = ['awaitingPayment', 'paid', 'cancelled', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const orderStatusLabels: Record<OrderStatus, string> = {
  awaitingPayment: '입금 대기',
  paid: '결제 완료',
  cancelled: '취소',
  refunded: '환불',
}

export interface OrderLine {
  /** Unique among everything that can be ordered. */
  code: string
  name: string
  priceKRW: number
  quantity: number
}

/** Who led an order where, and when; older documents have none of it (specification 7, section 10). */
interface OrderSteps {
  paidAt?: Date | undefined
  paidBy?: string | undefined
  refundedAt?: Date | undefined
  refundedBy?: string | undefined
  refundKRW?: number | undefined
  refundReason?: string | undefined
  receiptAt?: Date | undefined
  receiptBy?: string | undefined
}

/** Specifications 4, sections 5 and 7, 6, sections 5 and 8, and 7, section 10: `orders/{id}`. */
export interface Order extends Received, ReceiptAsked, OrderSteps {
  id: string
  uid: string
  nickname: string
  kind: OrderKind
  /** Where the snacks are picked up, or what was paid at the agit; empty for other kinds. */
  branchId: string
  lines: readonly OrderLine[]
  totalKRW: number
  /** Empty when paid with credit or at the agit. */
  depositor: string
  /** Documents of before are paid by transfer. */
  payWith: PayWay
  /** Who eats the snacks; empty for nobody in particular, and for other kinds. */
  childId: string
  /** On which day (`yyyy-mm-dd`), or empty. */
  day: string
  status: OrderStatus
  createdAt: Date
  updatedAt: Date
}

/** What a parent reads: the money of an order with credit is there already (specification 6, section 5). */
export const parentOrderLabel = (order: Pick<Order, 'status' | 'payWith'>): string =>
  awaitsCredit(order) ? '확인 대기' : orderStatusLabels[order.status]

/** By the credit, from which 원장 take it (specification 8, section 3). */
export const awaitsCredit = ({ status, payWith }: Pick<Order, 'status' | 'payWith'>): boolean =>
  status === 'awaitingPayment' && payWith === 'balance'

/** Of 「입금 대기」 on the parent's side: money is to be sent. */
export const awaitsTransfer = ({ status, payWith }: Pick<Order, 'status' | 'payWith'>): boolean =>
  status === 'awaitingPayment' && payWith === 'transfer'

/** What a parent reads once an order has arrived. */
export const receivedText = ({ payWith }: Pick<Order, 'payWith'>): string =>
  payWith === 'balance'
    ? '주문을 접수했어요. 아지트에서 확인하면 반영돼요.'
    : '주문을 접수했어요. 입금을 확인하면 반영돼요.'

export const orderNumber = ({ id }: Pick<Order, 'id'>): string => id.slice(0, 8)

export const orderTotalKRW = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { priceKRW, quantity }) => sum + priceKRW * quantity, 0)

/** 「우유」 「외 2가지」, 「라이트 2시간권」 「× 2」: apart, since a name may be written from right to left. */
export function orderTitle([first, ...others]: readonly OrderLine[]): {
  name: string
  counts: string
} {
  if (!first) return { name: '', counts: '' }
  const quantity = first.quantity > 1 ? `× ${first.quantity}` : ''
  const more = others.length > 0 ? `외 ${others.length}가지` : ''
  return { name: first.name, counts: [quantity, more].filter(Boolean).join(' ') }
}

function merged(lines: readonly OrderLine[]): OrderLine[] {
  const byThing = new Map<string, OrderLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.code, line.priceKRW])
    const known = byThing.get(key)
    byThing.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...byThing.values()]
}

export const membershipLine = ({ id, title, priceKRW }: MembershipCartItem): OrderLine => ({
  code: id,
  name: title,
  priceKRW,
  quantity: 1,
})

export const topupLine = (amountKRW: number): OrderLine => ({
  code: `topup/${amountKRW}`,
  name: `충전 ${formatKRW(amountKRW)}`,
  priceKRW: amountKRW,
  quantity: 1,
})
const specialSnackCode = (eventId: string) => `special/${eventId}`

export const membershipOrderLines = (items: readonly MembershipCartItem[]): OrderLine[] =>
  merged(items.map(membershipLine))

export const topupOrderLines = (items: readonly TopupItem[]): OrderLine[] =>
  merged(items.map(({ amountKRW }) => topupLine(amountKRW)))

export const snackOrderLines = (lines: readonly SnackCartLine[]): OrderLine[] =>
  lines.map(({ key, item, quantity }) => ({
    code: key,
    name: tidyText(item.title),
    priceKRW: item.priceKRW,
    quantity,
  }))

export const specialSnackOrderLines = ({ id, product }: SpecialSnackEvent): OrderLine[] => [
  { code: specialSnackCode(id), name: product.title, priceKRW: product.priceKRW, quantity: 1 },
]

/** Specification 4, section 7. */
export const MAX_ORDER_LINES = 12

export const checkOrderLines = (lines: readonly OrderLine[]): RuleResult =>
  acceptIf(lines.length <= MAX_ORDER_LINES, `한 번에 ${MAX_ORDER_LINES}가지까지 주문할 수 있어요.`)

export const CHOOSE_BRANCH = '지점을 선택해 주세요.'

/** A snack order needs a branch (specification 5, section 8). */
export const checkOrderBranch = (branchId: string): RuleResult =>
  acceptIf(branchId !== '', CHOOSE_BRANCH)

const MIN_DEPOSITOR = 2
const MAX_DEPOSITOR = 10

/** A depositor as stored and searched: without spaces (specification 6, section 2). */
export const tidyDepositor = (text: string): string => tidyText(text).replace(/\s/g, '')

/** Specification 4, section 5. */
export function checkDepositor(text: string): RuleResult {
  // As stored, and as the rules count it.
  const { length } = tidyDepositor(text)
  return acceptIf(
    isVisibleText(text) && length >= MIN_DEPOSITOR && length <= MAX_DEPOSITOR,
    `입금자명은 ${MIN_DEPOSITOR}~${MAX_DEPOSITOR}자로 입력해 주세요.`,
  )
}

export function latestOrders(some: readonly Order[], others: readonly Order[]): Order[] {
  const latest = new Map<string, Order>()
  for (const order of [...others, ...some]) {
    const known = latest.get(order.id)
    if (!known || known.updatedAt <= order.updatedAt) latest.set(order.id, order)
  }
  return [...latest.values()]
}

/** Orders by transfer that await payment, newest first (specification 6, section 3). */
export const awaitingTransfers = (orders: readonly Order[]): Order[] =>
  orders.filter(awaitsTransfer).sort(newestFirst)

interface LastEntry extends Pick<Order, 'depositor' | 'branchId' | 'receiptFor' | 'receiptNumber'> {
  /** Of what could be paid either way: credit is bought by transfer only. */
  payWith: PayWay | undefined
}

/** What the next order begins with: depositor and branch of the last that had one, its receipt, and how the last was paid. */
export function lastEntryOf(orders: readonly Order[]): LastEntry {
  const sorted = orders.filter(({ kind }) => kind !== 'counter').sort(newestFirst)
  const transfer = sorted.find(({ payWith }) => payWith === 'transfer')
  return {
    receiptFor: transfer?.receiptFor ?? '',
    receiptNumber: transfer?.receiptNumber ?? '',
    payWith: sorted.find(({ kind }) => kind !== 'topup')?.payWith,
    depositor: sorted.find(({ depositor }) => depositor !== '')?.depositor ?? '',
    branchId: sorted.find(({ branchId }) => branchId !== '')?.branchId ?? '',
  }
}

/** Who pays, as the agit names an order: what is paid with credit or at the agit has no depositor. */
export const payerOf = ({ depositor, nickname }: Order): string => depositor || nickname

/** `현장 결제 · 현금`; undefined of what was ordered on the site. */
export const counterLabel = ({ kind, payWith }: Pick<Order, 'kind' | 'payWith'>) =>
  kind === 'counter' ? `현장 결제 · ${payWayLabels[payWith]}` : undefined

/** Orders of a status whose payer matches the search text (spaces ignored, 초성 too), newest first. */
export function findOrders(
  orders: readonly Order[],
  status: OrderStatus,
  searched: string,
): Order[] {
  const matches = searchMatcher(searched)
  return orders
    .filter((order) => order.status === status && matches(searchText(payerOf(order))))
    .sort(newestFirst)
}
