import { dayOf, monthOf } from '@/domain/dates/day'
import { endedSpan, monthSpan } from '@/domain/staff/report'
import { now } from '@/platform/clock'
import { staffQuery } from '@/remote/staffQuery'
import { askCare, askCredit, askNow, askOrders, askReceivedKRW, askRides } from './askReport'

export interface ReportOf {
  uid: string
  month: string
  /** Empty: all. */
  branchId: string
}

/** Each question has a deadline of its own; a look back at the window asks nothing again. */
const reportQuery = <T>(
  { uid, month, branchId }: ReportOf,
  part: string,
  ask: (branch: string | undefined) => Promise<T>,
) => ({
  ...staffQuery({
    uid,
    name: ['report', part, month, branchId],
    failure: '정산을 확인하지 못했습니다.',
    queryFn: () => ask(branchId || undefined),
  }),
  refetchOnWindowFocus: false,
  refetchInterval: false as const,
})

export const orderSumsQuery = (of: ReportOf) =>
  reportQuery(of, 'orders', (branchId) => askOrders({ ...monthSpan(of.month), branchId }))

export const rideSumsQuery = (of: ReportOf) =>
  reportQuery(of, 'rides', (branchId) => askRides({ ...monthSpan(of.month), branchId }))

export const creditSumsQuery = (of: ReportOf) =>
  reportQuery(of, 'credit', () => askCredit(monthSpan(of.month)))

export const nowSumsQuery = (of: ReportOf) =>
  reportQuery(of, 'now', (branchId) => {
    const today = dayOf(now())
    return askNow({ branchId, today, isThisMonth: monthOf(today) === of.month })
  })

export const careSumsQuery = (of: ReportOf, branchIds: readonly string[], budget: number) =>
  reportQuery(of, 'care', () =>
    askCare({ ...endedSpan(monthSpan(of.month), now()), branchIds, budget }),
  )

export const receivedQuery = (of: ReportOf) =>
  reportQuery(of, 'received', (branchId) => askReceivedKRW({ ...monthSpan(of.month), branchId }))
