import { useQueries, useQuery } from '@tanstack/react-query'
import { passesForCare } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { mondayOf } from '@/domain/rides/familyWeek'
import { isNextWeekOffered, type NextWeekGroup, nextWeekGroups } from '@/domain/rides/nextWeek'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { ordersQuery, passesQuery } from '@/features/orders/queries'
import { passUsesQuery } from '@/features/programs/queries'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { useDeviceReady } from '@/stores/deviceStore'
import { declinedKey, useNextWeekDeclined } from '@/stores/nextWeek'
import { followedBookingsQuery } from '../shared/followedQueries'
import { bookingsOfWeekQuery, ridesOfWeekQuery } from '../week/weekQueries'

const dataOf = <T>(read: RemoteRead<readonly T[]>): readonly T[] =>
  read.status === 'loaded' ? read.data : []

/** The groups of 「다음 주도 그대로」; none before all is read, nor where it cannot be: 「이번 주」 says so. */
export function useNextWeek() {
  const member = useMember()
  const time = useNow() ?? now()
  const monday = mondayOf(dayOf(time))
  const isReady = useDeviceReady()
  const isWanted = member.right === 'full' && isReady && isNextWeekOffered(time)
  const children = childListOf(useChildren())
  const branches = useBranchContacts()
  const declined = useNextWeekDeclined((state) => state.declined)
  const week = useRemoteRead(bookingsOfWeekQuery(member, monday), isWanted)
  const coming = useRemoteRead(followedBookingsQuery(member), isWanted)
  const rides = useRemoteRead(ridesOfWeekQuery(member, monday), isWanted)
  const isRead = [week, coming, rides].every(({ status }) => status === 'loaded')
  const groups =
    isWanted && isRead
      ? nextWeekGroups(
          {
            children: children.filter(({ id }) => !declined.includes(declinedKey(monday, id))),
            bookings: [...dataOf(week), ...dataOf(coming)],
            rides: dataOf(rides),
            branches,
          },
          time,
        )
      : []
  return {
    groups,
    decline: ({ child }: NextWeekGroup) => useNextWeekDeclined.getState().decline(monday, child.id),
  }
}

/** The passes to be used, as far as they are read; without a read nothing is refunded. */
export function usePassesOfWeek() {
  const { familyUid } = useMember()
  const today = dayOf(now())
  const passes = dataOf(useRemoteRead(passesQuery(familyUid)))
  const { data: orders = [] } = useQuery({ ...ordersQuery(familyUid), enabled: false })
  const refunded = refundedOrderIds(orders)
  const candidates = passesForCare(passes, today, refunded)
  const reads = useQueries({ queries: candidates.map((pass) => passUsesQuery(familyUid, pass)) })
  const usesOf = (passId: string) => reads[candidates.findIndex(({ id }) => id === passId)]?.data
  const offered = passesForCare(passes, today, refunded, usesOf)
  return { passes, refundedOrderIds: refunded, usesOf, offered }
}
