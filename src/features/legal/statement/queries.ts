import type { MemberChild } from '@/domain/account/memberChild'
import { limitsOfPeriod, type Period } from '@/domain/legal/statement'
import type { LedgerEntry } from '@/domain/orders/ledger'
import type { Order } from '@/domain/orders/order'
import type { SessionBooking } from '@/domain/programs/programSession'
import { type AccountQueryOptions, accountQuery } from '@/remote/accountQuery'
import { readChildrenOf } from '@/repository/account/children'
import { readLedger } from '@/repository/orders/ledger'
import { readOrders } from '@/repository/orders/orders'
import { readOwnBookingsBetween } from '@/repository/programs/bookingReads'

type PaperQuery<T> = ReturnType<typeof accountQuery<T>>

/** What a family's papers are made of. */
export interface PaperQueries {
  children: PaperQuery<readonly MemberChild[]>
  orders: PaperQuery<Order[]>
  entries: PaperQuery<LedgerEntry[]>
  attendance: (period: Period) => PaperQuery<SessionBooking[]>
}

export const readAttendance = (familyUid: string, period: Period): Promise<SessionBooking[]> =>
  readOwnBookingsBetween(familyUid, ...limitsOfPeriod(period))

/** As the family itself reads them. */
export function ownPaperQueries(uid: string): PaperQueries {
  const ofPaper = <T>(name: readonly string[], read: () => Promise<T>) => {
    const options: AccountQueryOptions<T> = {
      uid,
      name: ['statement', ...name],
      failure: '확인서의 내역을 불러오지 못했습니다.',
      read,
    }
    return accountQuery(options)
  }
  return {
    children: ofPaper(['children'], () => readChildrenOf(uid)),
    orders: ofPaper(['orders'], () => readOrders(uid)),
    entries: ofPaper(['ledger'], () => readLedger(uid)),
    attendance: (period) =>
      ofPaper(['attendance', period.from, period.until], () => readAttendance(uid, period)),
  }
}
