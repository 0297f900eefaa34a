import { addMonths, addMonthsToDay, clockTime, dayOf, monthOf, seoulInstant } from '../dates/day'
import { type LedgerEntry, ledgerWords } from '../orders/ledger'
import { type Order, type OrderKind, orderNumber, orderTitle } from '../orders/order'
import { payWayLabels } from '../orders/payWay'
import { receiptLabels, shownReceiptNumber } from '../orders/receipt'
import { refundedKRW } from '../orders/refund'
import type { SessionBooking } from '../programs/programSession'
import { type Ride, staffStatusLabels } from '../rides/booked/ride'
import { csvFile } from '../text/csv'

/** 「정산」 of a month (specification 7, section 4). Money in whole won; undefined is what is not read. */

export const orderKindLabels: Record<OrderKind, string> = {
  membership: '이용권',
  snack: '간식',
  specialSnack: '특별 간식',
  counter: '현장 결제',
  topup: '충전',
}

/** Rows of 「받은 돈」. */
export const receivedKinds = ['membership', 'snack', 'specialSnack', 'counter', 'topup'] as const
export type ReceivedKind = (typeof receivedKinds)[number]

/** Rows of 「충전금 결제」. */
export const creditKinds = ['membership', 'snack', 'specialSnack'] as const
export type CreditKind = (typeof creditKinds)[number]

/** A pass and a top-up are of no branch. */
export const hasBranch = (kind: OrderKind): boolean => kind !== 'membership' && kind !== 'topup'

export interface MoneyRow {
  /** Payments. */
  count: number
  paidKRW: number
  refundKRW: number
}

/** By kind; one that is missing is of no branch while one is chosen. */
export interface OrderSums {
  received: ReadonlyMap<ReceivedKind, MoneyRow>
  credit: ReadonlyMap<CreditKind, MoneyRow>
}

export interface RideSums {
  arrived: number
  fareKRW: number
  /** Cancelled rides that cost a fee. */
  fees: number
  feeKRW: number
}

/** Changes of the credit of all members; `beforeKRW`: what there was when the month began. */
export interface CreditSums {
  beforeKRW: number
  topupKRW: number
  purchaseKRW: number
  rideKRW: number
  refundKRW: number
  adjustmentKRW: number
  /** Entries of cancellation fees. */
  chargedFees: number
}

/** Seats of sessions that ended; undefined is what was not asked any more. */
export interface Seats {
  booked: number | undefined
  arrived: number | undefined
  /** By the agit. */
  cancelled: number | undefined
}

export interface CareSums {
  all: Seats
  rows: readonly (Seats & { branchId: string })[]
}

export interface NowSums {
  awaiting: number
  awaitingKRW: number
  receiptsDue: number
  /** Of no branch, as the credit. */
  passes: number | undefined
  /** Of this month it is what there is at its end. */
  creditKRW: number | undefined
  /** Paid before the day of payment was written. */
  undated: number
}

export const leftKRW = ({ paidKRW, refundKRW }: MoneyRow): number => paidKRW - refundKRW

export const addMoney = (rows: Iterable<MoneyRow>): MoneyRow => {
  const sum = { count: 0, paidKRW: 0, refundKRW: 0 }
  for (const { count, paidKRW, refundKRW } of rows) {
    sum.count += count
    sum.paidKRW += paidKRW
    sum.refundKRW += refundKRW
  }
  return sum
}

/** 「결석」 */
export const missedOf = ({ booked, arrived, cancelled }: Seats): number | undefined =>
  booked === undefined || arrived === undefined || cancelled === undefined
    ? undefined
    : booked - arrived - cancelled

/** 「월말」: the beginning and all rows. */
export const creditAfterKRW = (sums: CreditSums): number =>
  sums.beforeKRW +
  sums.topupKRW +
  sums.purchaseKRW +
  sums.rideKRW +
  sums.refundKRW +
  sums.adjustmentKRW

/** Fees of the month that no entry of the month charges. */
export const unchargedFees = ({ fees }: RideSums, { chargedFees }: CreditSums): number =>
  Math.max(0, fees - chargedFees)

/** 「매출」: a top-up is none until it is used. */
export function revenueKRW(orders: OrderSums | undefined, rides: RideSums | undefined) {
  if (!orders || !rides) return undefined
  const received = [...orders.received].filter(([kind]) => kind !== 'topup').map(([, row]) => row)
  const earned = leftKRW(addMoney(received)) + leftKRW(addMoney(orders.credit.values()))
  return earned + rides.fareKRW + rides.feeKRW
}

/** Years back from this month. */
const REPORTED_YEARS = 5
const MONTHS_SHOWN = 6

/** A month (`yyyy-mm`) that can be reported, else this one. */
export function reportMonth(text: string, today: string): string {
  const { first, last } = reportedMonths(today)
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= first && text <= last ? text : last
}

/** The last five years, and none ahead. */
export const reportedMonths = (today: string) => ({
  first: addMonths(monthOf(today), -12 * REPORTED_YEARS),
  last: monthOf(today),
})

export interface Span {
  /** Included. */
  from: Date
  /** Not included. */
  to: Date
}

const startOf = (month: string): Date => seoulInstant(`${month}-01`, 0, 0)

/** A month of Seoul. */
export const monthSpan = (month: string): Span => ({
  from: startOf(month),
  to: startOf(addMonths(month, 1)),
})

/** Rides and bookings of the month may have been deleted: its first day lies more than a year back. */
export const isMonthCleared = (month: string, now: Date): boolean =>
  `${month}-01` < addMonthsToDay(dayOf(now), -12)

/** Every session of care lasts as long. */
const SESSION_MS = 2 * 60 * 60 * 1000

/** Starts of the month's sessions that have ended. */
export const endedSpan = ({ from, to }: Span, now: Date): Span => ({
  from,
  to: new Date(Math.min(to.getTime(), now.getTime() - SESSION_MS + 1)),
})

/** The month and the five before it, the oldest first. */
export const sixMonths = (month: string): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, place) => addMonths(month, place - MONTHS_SHOWN + 1))

/** What is behind the sums of 「정산」, as CSV that adds up to them; no phones but those of receipts (specification 7, section 4). */

type BranchName = (branchId: string) => string

const timeCells = (at: Date): string[] => [dayOf(at), clockTime(at)]

const titleOf = ({ lines }: Order): string => {
  const { name, counts } = orderTitle(lines)
  return [name, counts].filter(Boolean).join(' ')
}

const orderCells = (order: Order, branchName: BranchName): string[] => [
  orderNumber(order),
  orderKindLabels[order.kind],
  order.branchId === '' ? '' : branchName(order.branchId),
  payWayLabels[order.payWith],
  order.nickname,
  titleOf(order),
]

const receiptCells = ({ receiptFor, receiptNumber }: Order): string[] =>
  receiptFor === '' ? ['', ''] : [receiptLabels[receiptFor], shownReceiptNumber(receiptNumber)]

/** A line for each payment and each refund, which is negative; in whole won. */
export const ordersFile = (
  paid: readonly Order[],
  refunded: readonly Order[],
  branchName: BranchName,
): string =>
  csvFile([
    [
      ...['구분', '날짜', '시각', '주문 번호', '종류', '지점', '결제 방법', '별명', '내용'],
      ...['금액', '현금영수증', '현금영수증 번호', '사유'],
    ],
    ...paid.map((order) => [
      '결제',
      ...timeCells(order.paidAt ?? order.updatedAt),
      ...orderCells(order, branchName),
      order.totalKRW,
      ...receiptCells(order),
      '',
    ]),
    ...refunded.map((order) => [
      '환불',
      ...timeCells(order.refundedAt ?? order.updatedAt),
      ...orderCells(order, branchName),
      -refundedKRW(order),
      ...receiptCells(order),
      order.refundReason ?? '',
    ]),
  ])

export const creditFile = (entries: readonly LedgerEntry[]): string =>
  csvFile([
    ['날짜', '시각', '종류', '내용', '금액', '주문이나 픽업'],
    ...entries.map((entry) => {
      const { label, note } = ledgerWords(entry)
      return [...timeCells(entry.at), label, note, entry.amountKRW, entry.refId]
    }),
  ])

/** Arrived rides with their fares, and cancelled ones with their fees. */
export const ridesFile = (rides: readonly Ride[], branchName: BranchName): string =>
  csvFile([
    ['날짜', '시각', '자녀', '출발', '도착', '지점', '상태', '요금', '취소 수수료'],
    ...rides.map((ride) => [
      ...timeCells(ride.startsAt),
      ride.childName,
      ride.origin.name,
      ride.dest.name,
      branchName(ride.branchId),
      staffStatusLabels[ride.status],
      ride.status === 'arrived' ? ride.fareKRW : 0,
      ride.status === 'cancelled' ? ride.cancelFeeKRW : 0,
    ]),
  ])

function outcomeOf({ arrivedAt, cancelledAt }: SessionBooking): string {
  if (arrivedAt) return '등원'
  return cancelledAt ? '아지트 취소' : '결석'
}

/** `branchOf`: the branch's name by the program of its care. */
export const attendanceFile = (
  bookings: readonly SessionBooking[],
  branchOf: (programId: string) => string,
): string =>
  csvFile([
    ['날짜', '시각', '지점', '자녀', '결과', '등원', '하원'],
    ...bookings.map((booking) => [
      ...timeCells(booking.startsAt),
      branchOf(booking.programId),
      booking.childName,
      outcomeOf(booking),
      booking.arrivedAt ? clockTime(booking.arrivedAt) : '',
      booking.leftAt ? clockTime(booking.leftAt) : '',
    ]),
  ])
