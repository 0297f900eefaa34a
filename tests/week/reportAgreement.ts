import type { OrderKind } from '@/domain/orders/order'
import { monthSpan, type OrderSums } from '@/domain/staff/report'
import type { Scenario } from './actors'
import { type Comparison, comparison } from './comparison'
import type { Desk } from './device'
import { branches } from './families'

interface ReportAsked {
  stage: Scenario
  desk: Desk
  /** `yyyy-mm` */
  month: string
  /** What somebody typed into the console is in the sums, too. */
  typed: { adjustmentKRW: number; bookings: number }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

const orderLines = ({ received, credit }: OrderSums): string[] =>
  [...received, ...credit].map(
    ([kind, { count, paidKRW, refundKRW }]) => `${kind} ${count} ${paidKRW} ${refundKRW}`,
  )

/** 「정산」 of the month, to the won. */
export async function compareReport({
  stage,
  desk,
  month,
  typed,
}: ReportAsked): Promise<Comparison> {
  const { journal } = stage
  const span = monthSpan(month)
  const orders = await desk.askOrders({ ...span, branchId: undefined })
  const rides = await desk.askRides({ ...span, branchId: undefined })
  const credit = await desk.askCredit(span)
  const care = await desk.askCare({ ...span, branchIds: branches, budget: 40 })
  const ended = [...journal.orders.values()].filter(({ status }) =>
    ['paid', 'refunded'].includes(status),
  )
  const rowOf = (kind: OrderKind, isCredit: boolean) => {
    const own = ended.filter(
      (order) => order.kind === kind && (order.payWith === 'balance') === isCredit,
    )
    const back = sumOf(own.map(({ id }) => journal.refundedKRW.get(id) ?? 0))
    return `${kind} ${own.length} ${sumOf(own.map(({ totalKRW }) => totalKRW))} ${back}`
  }
  const driven = [...journal.rides.values()]
  const arrived = driven.filter(({ status }) => status === 'arrived')
  const charged = driven.filter(({ feeKRW }) => feeKRW > 0)
  const entries = [...journal.ledgers.values()].flat()
  const entered = (...kinds: string[]) =>
    sumOf(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amountKRW }) => amountKRW))
  const seats = [...journal.seats.values()].filter(({ sessionId }) => sessionId.startsWith('care-'))
  return comparison(
    [
      ...orderLines(orders),
      `rides ${rides.arrived} ${rides.fareKRW} ${rides.fees} ${rides.feeKRW}`,
      `credit ${credit.beforeKRW} ${credit.topupKRW} ${credit.purchaseKRW} ${credit.rideKRW} ${credit.refundKRW} ${credit.adjustmentKRW}`,
      `care ${care.all.booked} ${care.all.arrived} ${care.all.cancelled}`,
    ],
    [
      ...(['membership', 'snack', 'specialSnack', 'counter', 'topup'] as const).map((kind) =>
        rowOf(kind, false),
      ),
      ...(['membership', 'snack', 'specialSnack'] as const).map((kind) => rowOf(kind, true)),
      `rides ${arrived.length} ${sumOf(arrived.map(({ fareKRW }) => fareKRW))} ${charged.length} ${sumOf(charged.map(({ feeKRW }) => feeKRW))}`,
      `credit 0 ${entered('topup')} ${entered('purchase')} ${entered('ride', 'cancelFee')} ${entered('refund')} ${entered('adjustment') + typed.adjustmentKRW}`,
      `care ${seats.length + typed.bookings} ${seats.filter(({ arrived: at }) => at).length} ${seats.filter(({ isCancelled }) => isCancelled).length}`,
    ],
  )
}

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  )

/** The CSVs' columns of money add up to the sums of the report. */
export async function compareFiles({
  desk,
  month,
}: Pick<ReportAsked, 'desk' | 'month'>): Promise<Comparison> {
  const span = monthSpan(month)
  const read = async (file: '주문' | '픽업') => {
    const text = await desk.readFile({
      ...{ file, month, branchId: undefined, branchIds: branches },
      branchName: (id) => id,
      onRead: () => undefined,
    })
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n')
    const columns = cellsOf(head)
    return rows.map((row) =>
      Object.fromEntries(cellsOf(row).map((cell, place) => [columns[place] ?? '', cell])),
    )
  }
  const [orderRows, rideRows] = [await read('주문'), await read('픽업')]
  const sums = await desk.askOrders({ ...span, branchId: undefined })
  const rides = await desk.askRides({ ...span, branchId: undefined })
  const rows = [...sums.received.values(), ...sums.credit.values()]
  const columnSum = (of: readonly Record<string, string>[], column: string) =>
    sumOf(of.map((row) => Math.abs(Number(row[column]))))
  return comparison(
    [
      `paid ${columnSum(
        orderRows.filter((row) => row.구분 === '결제'),
        '금액',
      )}`,
      `back ${columnSum(
        orderRows.filter((row) => row.구분 === '환불'),
        '금액',
      )}`,
      `fares ${columnSum(rideRows, '요금')} fees ${columnSum(rideRows, '취소 수수료')}`,
    ],
    [
      `paid ${sumOf(rows.map(({ paidKRW }) => paidKRW))}`,
      `back ${sumOf(rows.map(({ refundKRW }) => refundKRW))}`,
      `fares ${rides.fareKRW} fees ${rides.feeKRW}`,
    ],
  )
}
