import { isMonthCleared } from '@/domain/staff/report'
import { now } from '@/platform/clock'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { type Asked, MAX_QUESTIONS } from './askReport'
import {
  careSumsQuery,
  creditSumsQuery,
  nowSumsQuery,
  orderSumsQuery,
  type ReportOf,
  rideSumsQuery,
} from './queries'

export const dataOf = <T>(read: RemoteRead<T>): T | undefined =>
  read.status === 'loaded' ? read.data : undefined

const questionsOf = (read: RemoteRead<Asked<object>>): number => dataOf(read)?.questions ?? 0

/** The sums of a month; the care of all branches comes last, with the questions that are left. */
export function useReport(of: ReportOf) {
  const isCleared = isMonthCleared(of.month, now())
  const isWhole = of.branchId === ''
  const orders = useRemoteRead(orderSumsQuery(of))
  const rides = useRemoteRead(rideSumsQuery(of), !isCleared)
  const credit = useRemoteRead(creditSumsQuery(of), isWhole)
  const current = useRemoteRead(nowSumsQuery(of))
  const asked = [orders, ...(isCleared ? [] : [rides]), ...(isWhole ? [credit] : []), current]
  const branchIds = useBranchContacts().flatMap(({ id }) =>
    isWhole || id === of.branchId ? id : [],
  )
  const budget = MAX_QUESTIONS - asked.reduce((sum, read) => sum + questionsOf(read), 0)
  const care = useRemoteRead(
    careSumsQuery(of, branchIds, budget),
    !isCleared && asked.every(({ status }) => status !== 'loading'),
  )
  const failed = [...asked, ...(isCleared ? [] : [care])].flatMap((read) =>
    read.status === 'failed' ? [read] : [],
  )
  return { isCleared, isWhole, orders, rides, credit, current, care, failed }
}
