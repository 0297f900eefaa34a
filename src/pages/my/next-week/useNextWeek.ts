import { useQueries, useQuery } from '@tanstack/react-query'
import { passesForCare } from '@/domain/care/passUses'
import { dayOf, mondayOf } from '@/domain/dates/day'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
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
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'

const dataOf = <T>(read: RemoteRead<readonly T[]>): readonly T[] =>
  read.status === 'loaded' ? read.data : []

/** The groups of 「다음 주도 그대로」, none before all is read; `unread`: what could not be. */
export function useNextWeek() {
  const member = useMember()
  const time = useNow() ?? now()
  const monday = mondayOf(dayOf(time))
  const isReady = useDeviceReady()
  const isWanted = member.right === 'full' && isReady && isNextWeekOffered(time)
  const children = childListOf(useChildren())
  const branches = useBranchContacts()
  const declined = useNextWeekDeclined((state) => state.declined)
  const bookings = useRemoteRead(followedBookingsQuery(member), isWanted)
  const rides = useRemoteRead(followedRidesQuery(member), isWanted)
  // Without a stay there is nothing to book again, whatever the rides.
  const groups =
    isWanted && bookings.status === 'loaded'
      ? nextWeekGroups(
          {
            children: children.filter(({ id }) => !declined.includes(declinedKey(monday, id))),
            bookings: dataOf(bookings),
            rides: dataOf(rides),
            branches,
          },
          time,
        )
      : []
  const unread = [bookings, ...(groups.length > 0 ? [rides] : [])]
  return {
    groups: rides.status === 'loaded' ? groups : [],
    unread: isWanted ? unread.find(({ status }) => status === 'failed') : undefined,
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
