import { compareAsc } from 'date-fns/compareAsc'
import { addDays, addMonthsToDay, dayOf, daysBetween, isDay, limitsOfDay } from '../dates/day'
import { type LedgerEntry, ledgerWords } from '../orders/ledger'
import { counterLabel, type Order, orderTitle } from '../orders/order'
import { payWayLabels } from '../orders/payWay'
import { refundedKRW } from '../orders/refund'
import type { SessionBooking } from '../programs/programSession'
import { acceptIf, type RuleResult, rejected } from '../rule'

/** 「이용 확인서」 (specification 7, section 6). Money in whole won. */

export const statementKinds = ['paid', 'attended'] as const
export type StatementKind = (typeof statementKinds)[number]

export const statementTitles: Record<StatementKind, string> = {
  paid: '납입 확인서',
  attended: '출석 확인서',
}

/** Days in Seoul, both included. */
export interface Period {
  from: string
  until: string
}

const MAX_DAYS = 400

/** This year until today. */
export const periodOfYear = (today: string): Period => ({
  from: `${today.slice(0, 4)}-01-01`,
  until: today,
})

export function checkPeriod({ from, until }: Period, today: string): RuleResult {
  if (!isDay(from) || !isDay(until)) return rejected('시작일과 종료일을 골라 주세요.')
  if (from > until) return rejected('시작일은 종료일보다 늦을 수 없어요.')
  if (until > today) return rejected('종료일은 오늘까지 고를 수 있어요.')
  return acceptIf(daysBetween(from, until) < MAX_DAYS, `${MAX_DAYS}일까지 고를 수 있어요.`)
}

/** The instants of a period, both included. */
export const limitsOfPeriod = ({ from, until }: Period): [from: Date, until: Date] => {
  const [, end] = limitsOfDay(until)
  return [limitsOfDay(from)[0], new Date(end.getTime() - 1)]
}

const isWithin = ({ from, until }: Period, at: Date): boolean => {
  const day = dayOf(at)
  return from <= day && day <= until
}

export interface PaperLine {
  id: string
  at: Date
  what: string
  /** How it was paid; empty for what the credit was used for. */
  way: string
  /** Negative for what went back. */
  amountKRW: number
}

const byTime = (one: PaperLine, other: PaperLine): number => compareAsc(one.at, other.at)

const whatOf = (order: Order): string => {
  const { name, counts } = orderTitle(order.lines)
  return [name, counts].filter(Boolean).join(' ')
}

/** When an order was paid; of an older document its last change, a refunded one only when it was sent. */
const paidAtOf = ({ status, paidAt, updatedAt, createdAt }: Order): Date =>
  paidAt ?? (status === 'paid' ? updatedAt : createdAt)

/** What was paid other than by credit, by time; refunds of it are lines of their own. */
export function paidLines(orders: readonly Order[], period: Period): PaperLine[] {
  const paid = orders.filter(
    ({ status, payWith }) => payWith !== 'balance' && (status === 'paid' || status === 'refunded'),
  )
  return paid
    .flatMap((order): PaperLine[] => {
      const { id, payWith, totalKRW, refundedAt, updatedAt } = order
      const line = { way: counterLabel(order) ?? payWayLabels[payWith], what: whatOf(order) }
      const paid = { ...line, id, at: paidAtOf(order), amountKRW: totalKRW }
      const back = {
        ...line,
        id: `${id} refund`,
        at: refundedAt ?? updatedAt,
        what: `${line.what} 환불`,
        amountKRW: -refundedKRW(order),
      }
      return [paid, back]
    })
    .filter(({ at, amountKRW }) => amountKRW !== 0 && isWithin(period, at))
    .sort(byTime)
}

/** What the credit was used for, newest first: orders and what went back of them, rides, fees, 조정. A refund of a top-up is money that was paid, not credit used. */
export const usedLines = (entries: readonly LedgerEntry[], period: Period): PaperLine[] =>
  entries
    .filter(
      ({ kind, amountKRW, at }) =>
        kind !== 'topup' && (kind !== 'refund' || amountKRW > 0) && isWithin(period, at),
    )
    .map((entry) => {
      const { label, note } = ledgerWords(entry)
      const { id, at, amountKRW } = entry
      return { id, at, what: [label, note].filter(Boolean).join(' '), way: '', amountKRW }
    })
    .sort((one, other) => byTime(other, one))

export const sumOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { amountKRW }) => sum + amountKRW, 0)

/** Stays and programs that were attended, of one child or all (`''`), by time. */
export const attendedBookings = (
  bookings: readonly SessionBooking[],
  period: Period,
  childId: string,
): SessionBooking[] =>
  bookings
    .filter(
      (booking) =>
        booking.arrivedAt !== undefined &&
        isWithin(period, booking.startsAt) &&
        (childId === '' || booking.childId === childId),
    )
    .sort((one, other) => compareAsc(one.startsAt, other.startsAt))

/** Bookings are kept for a year. */
export const isBeyondKept = ({ from }: Period, today: string): boolean =>
  from < addMonthsToDay(today, -12)

/** The first day that can be chosen with an end. */
export const earliestDay = (until: string): string => addDays(until, 1 - MAX_DAYS)
