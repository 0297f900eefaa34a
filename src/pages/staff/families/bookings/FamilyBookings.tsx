import { useRef } from 'react'
import type { MemberBooking } from '@/domain/rides/memberBookings'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { FamilyRegion } from '../FamilyRegion'
import region from '../FamilyRegion.module.css'
import type { FamilyPageOf } from '../queries'
import { FamilyBooking } from './FamilyBooking'
import { useFamilyBookings } from './useFamilyBookings'

type Bookings = ReturnType<typeof useFamilyBookings>

export function FamilyBookings({ page }: { page: FamilyPageOf }) {
  const { ahead, past } = useFamilyBookings(page)
  return (
    <>
      <Ahead ahead={ahead} />
      <Past past={past} />
    </>
  )
}

function Ahead({ ahead }: Pick<Bookings, 'ahead'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <FamilyRegion title="다가오는 예약" heading={heading}>
      <Remote what="픽업" read={ahead.rides} height="64px" focusNext={heading} />
      <Remote what="돌봄과 프로그램" read={ahead.bookings} height="64px" focusNext={heading} />
      {ahead.rides.status === 'loaded' &&
        ahead.bookings.status === 'loaded' &&
        ahead.rows.length === 0 && <p className="note">다가오는 예약이 없어요.</p>}
      <List label="다가오는 예약" bookings={ahead.rows} />
    </FamilyRegion>
  )
}

function Past({ past }: Pick<Bookings, 'past'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isKnown = !past.isReading && !past.failure
  return (
    <FamilyRegion title="지난 예약" heading={heading}>
      <List label="지난 예약" bookings={past.rows} />
      {past.isReading && past.rows.length === 0 && <Skeleton height="160px" />}
      {isKnown && past.rows.length === 0 && <p className="note">지난 예약이 없어요.</p>}
      <FailureMessage
        what="지난 예약"
        failure={past.failure}
        onRetry={past.retry}
        focusNext={heading}
      />
      {!past.failure && past.hasMore && past.rows.length > 0 && (
        <Button isBlock isBusy={past.isReading} onClick={past.more}>
          더 보기
        </Button>
      )}
    </FamilyRegion>
  )
}

function List({ label, bookings }: { label: string; bookings: readonly MemberBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <ul className={`${region.rows} ruled`} aria-label={label}>
      {bookings.map((booking) => (
        <FamilyBooking key={keyOf(booking)} booking={booking} />
      ))}
    </ul>
  )
}

function keyOf(item: MemberBooking): string {
  switch (item.kind) {
    case 'ride':
      return item.ride.id
    case 'program':
      return `${item.booking.sessionId} ${item.booking.childId}`
    case 'stay':
      return item.stay.bookings[0].id
  }
}
