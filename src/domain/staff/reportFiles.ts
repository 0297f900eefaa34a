import { clockTime, dayOf } from '../dates/day'
import { type LedgerEntry, ledgerWords } from '../orders/ledger'
import { type Order, orderNumber, orderTitle } from '../orders/order'
import { payWayLabels } from '../orders/payWay'
import { receiptLabels, shownReceiptNumber } from '../orders/receipt'
import { refundedKRW } from '../orders/refund'
import type { SessionBooking } from '../programs/programSession'
import { type Ride, staffStatusLabels } from '../rides/booked/ride'
import { csvFile } from '../text/csv'
import { orderKindLabels } from './report'

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
