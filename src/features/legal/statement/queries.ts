import { limitsOfPeriod, type Period } from '@/domain/legal/statement'
import type { AccountQueryOptions, accountQuery } from '@/remote/accountQuery'
import { readChildrenOf } from '@/repository/account/children'
import { readLedger } from '@/repository/orders/ledger'
import { readOrders } from '@/repository/orders/orders'
import { readOwnBookingsBetween } from '@/repository/programs/bookingReads'

/** Who reads a family's paper: itself, or a person of the agit. */
export interface PaperReader {
  uid: string
  query: <T>(options: AccountQueryOptions<T>) => ReturnType<typeof accountQuery<T>>
}

const FAILURE = '확인서의 내역을 불러오지 못했습니다.'

export const childrenOfPaperQuery = ({ uid, query }: PaperReader, familyUid: string) =>
  query({
    uid,
    name: ['statement', familyUid, 'children'],
    failure: FAILURE,
    read: () => readChildrenOf(familyUid),
  })

export const moneyOfPaperQuery = ({ uid, query }: PaperReader, familyUid: string) =>
  query({
    uid,
    name: ['statement', familyUid, 'money'],
    failure: FAILURE,
    read: async () => {
      const [orders, entries] = await Promise.all([readOrders(familyUid), readLedger(familyUid)])
      return { orders, entries }
    },
  })

export const attendanceOfPaperQuery = (
  { uid, query }: PaperReader,
  familyUid: string,
  period: Period,
) =>
  query({
    uid,
    name: ['statement', familyUid, 'attendance', period.from, period.until],
    failure: FAILURE,
    read: () => readOwnBookingsBetween(familyUid, ...limitsOfPeriod(period)),
  })
