import { useRef, useState } from 'react'
import { type HomeDay, type HomeItem, homeItems } from '@/domain/rides/dayAtHome'
import { ordersQuery } from '@/features/orders/queries'
import { now } from '@/platform/clock'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import { RestChoice } from './RestChoice'

interface Props {
  of: HomeDay
  onClose: () => void
}

/** 「쉬는 날」: what the child has that day, as it was when the dialog opened. */
export function RestForm({ of, onClose }: Props) {
  const member = useMember()
  const top = useRef<HTMLDivElement>(null)
  const rides = useRemoteRead(followedRidesQuery(member))
  const bookings = useRemoteRead(followedBookingsQuery(member))
  const orders = useRemoteRead(ordersQuery(member.familyUid))
  const [items, setItems] = useState<readonly HomeItem[]>()
  if (
    !items &&
    rides.status === 'loaded' &&
    bookings.status === 'loaded' &&
    orders.status === 'loaded'
  ) {
    const known = { rides: rides.data, bookings: bookings.data, orders: orders.data }
    setItems(homeItems(of, known, now()))
  }
  if (items) return <RestChoice items={items} onClose={onClose} />
  const waiting = [rides, bookings, orders].some(({ status }) => status === 'loading')
  return (
    <div className="stack-4" ref={top} tabIndex={-1}>
      {waiting && <Skeleton height="240px" />}
      <Remote what="픽업 예약" read={rides} waiting={null} focusNext={top} />
      <Remote what="돌봄 예약" read={bookings} waiting={null} focusNext={top} />
      <Remote what="주문" read={orders} waiting={null} focusNext={top} />
    </div>
  )
}
