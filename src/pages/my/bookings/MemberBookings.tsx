import { CircleMinus } from 'lucide-react'
import { useCallback, useId, useRef } from 'react'
import { dayOf } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import type {
  CancelledLine,
  MemberBooking,
  MemberBookingDay,
} from '@/domain/rides/week/memberBookings'
import { MayAct } from '@/features/account/MayAct'
import { WatchCards } from '@/features/programs/seat-watch/WatchCards'
import { useFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { Button } from '@/ui/button/Button'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { StayCard } from '../care/StayCard'
import { RideCard } from '../rides/RideCard'
import { RideNews, StayNews } from '../shared/BookingNews'
import { DayHeading } from '../shared/DayHeading'
import { useJustBookedAwaited } from '../shared/JustBooked'
import { focusResult, OwnDialogs, resultLineId } from '../shared/OwnDialogs'
import { ReadAt } from '../shared/ReadAt'
import { BookingList, BookingsPart } from './BookingsPart'
import styles from './MyBookingsPage.module.css'
import { NothingUpcoming } from './NothingUpcoming'
import { ProgramBookingCard } from './ProgramBookingCard'
import { type MemberBookingsRead, useMemberBookings } from './useMemberBookings'

export function MemberBookings() {
  const bookings = useMemberBookings()
  useJustBookedAwaited()
  const isAheadRead = [bookings.upcoming, bookings.programs.upcoming].every(
    ({ status }) => status !== 'loading',
  )
  return (
    <OwnDialogs rides={bookings.rides}>
      <MayAct>
        <WatchCards />
      </MayAct>
      <RideNews
        rides={bookings.upcoming.status === 'loaded' ? bookings.upcoming.data : undefined}
      />
      <StayNews bookings={bookings.programs.known} />
      <UpcomingBookings bookings={bookings} />
      {/* What comes late above it would move it. */}
      {isAheadRead && <PastBookings bookings={bookings} />}
    </OwnDialogs>
  )
}

function UpcomingBookings({ bookings }: { bookings: MemberBookingsRead }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { upcoming, list, now, programs } = bookings
  return (
    <BookingsPart
      title="다가오는 예약"
      heading={heading}
      aside={
        upcoming.status === 'loaded' && <ReadAt reads={[upcoming, programs.upcoming]} now={now} />
      }
    >
      <Remote
        what="다가오는 예약"
        read={upcoming}
        height="420px"
        waiting={<Loading />}
        focusNext={heading}
      >
        {() => (
          <>
            <Remote what="돌봄과 프로그램 예약" read={programs.upcoming} focusNext={heading} />
            {list.upcoming.length === 0 && <NothingUpcoming />}
            <Days days={list.upcoming} bookings={bookings} />
          </>
        )}
      </Remote>
    </BookingsPart>
  )
}

function PastBookings({ bookings }: { bookings: MemberBookingsRead }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { past, list, programs } = bookings
  const lists = [past, programs.past]
  const ofRides = useReadError(past)
  const ofPrograms = useReadError(programs.past)
  const error = ofRides.error ?? ofPrograms.error
  const failure = useFailure(error)
  const more = () => {
    for (const each of lists) if (each.hasNextPage) void each.fetchNextPage()
  }
  const retry = () => {
    for (const each of lists)
      if (each.isFetchNextPageError) void each.fetchNextPage({ cancelRefetch: false })
    for (const each of [ofRides, ofPrograms]) if (each.error) each.retry()
  }
  return (
    <BookingsPart title="지난 예약" heading={heading}>
      <Days days={list.past} bookings={bookings} isPast />
      {!error && lists.some(({ isPending }) => isPending) && <Loading />}
      {lists.every(({ isSuccess }) => isSuccess) && list.past.length === 0 && (
        <StateMessage role="status" message="지난 예약이 없어요." />
      )}
      <FailureMessage what="지난 예약" failure={failure} onRetry={retry} focusNext={heading} />
      {!failure && lists.some(({ hasNextPage }) => hasNextPage) && (
        <Button
          isBlock
          isBusy={lists.some(({ isFetchingNextPage }) => isFetchingNextPage)}
          onClick={more}
        >
          더 보기
        </Button>
      )}
    </BookingsPart>
  )
}

/** Estimated height of a day that was never on screen: heading and cards. */
const roomOf = (bookings: readonly unknown[]) => `auto ${40 + 350 * bookings.length}px`

interface DaysProps {
  days: readonly MemberBookingDay[]
  bookings: MemberBookingsRead
  isPast?: boolean
}

function Days({ days, bookings, isPast = false }: DaysProps) {
  const listId = useId()
  const today = isPast ? undefined : dayOf(bookings.now)
  return days.map(({ day, bookings: ofDay }) => {
    const dayId = `${listId}-${day}`
    return (
      <div
        key={day}
        className={`${styles.day} p-5`}
        style={{ containIntrinsicBlockSize: roomOf(ofDay) }}
      >
        <DayHeading id={dayId} day={day} today={today} />
        <BookingList>
          {ofDay.map((booking) => (
            <BookingItem
              key={keyOf(booking)}
              booking={booking}
              bookings={bookings}
              dayId={dayId}
              isPast={isPast}
            />
          ))}
        </BookingList>
      </div>
    )
  })
}

function keyOf(item: MemberBooking | CancelledLine): string {
  switch (item.kind) {
    case 'cancelled':
      return `cancelled ${item.id}`
    case 'ride':
      return item.ride.id
    case 'program':
      return `${item.booking.sessionId} ${item.booking.childId}`
    case 'stay':
      return item.stay.bookings[0].id
  }
}

interface ItemProps {
  booking: MemberBooking | CancelledLine
  bookings: MemberBookingsRead
  dayId: string
  isPast: boolean
}

function BookingItem({ booking: item, bookings, ...shared }: ItemProps) {
  const { noteCancelled } = bookings
  // Stable, for the memoised card.
  const leaveProgram = useCallback(
    (booking: SessionBooking) => {
      const { startsAt } = booking
      noteCancelled({ kind: 'program', startsAt, day: dayOf(startsAt), booking })
      void focusResult(booking.id)
    },
    [noteCancelled],
  )
  switch (item.kind) {
    case 'cancelled':
      return <Cancelled line={item} />
    case 'ride':
      return (
        <RideCard
          ride={item.ride}
          messages={bookings.messagesOf(item.ride.id)}
          today={dayOf(bookings.now)}
          hasBegun={item.startsAt <= bookings.now}
          {...shared}
        />
      )
    case 'program':
      return <ProgramBookingCard booking={item.booking} onCancelled={leaveProgram} {...shared} />
    case 'stay':
      return (
        <StayCard
          stay={item.stay}
          rides={bookings.rides}
          now={bookings.now}
          isRefunded={bookings.passes.isRefunded(item.stay)}
          isResting={bookings.messages.isResting(item.stay)}
          messages={bookings.messages.messagesOf(item.stay)}
          uses={bookings.passes.usesOf(item.stay)}
          notePath={bookings.notePathOf(item.stay)}
          onCancelled={() => {
            noteCancelled(item)
            void focusResult(item.stay.bookings[0].id)
          }}
          {...shared}
        />
      )
  }
}

const Cancelled = ({ line: { id, time, childName } }: { line: CancelledLine }) => (
  <li className={`${styles.cancelled} min-h-56 muted inset row-2 icons-20 p-3-4`}>
    <CircleMinus aria-hidden="true" />
    <p id={resultLineId(id)} role="status" tabIndex={-1}>
      {`취소했어요 · ${time} ${childName}`}
    </p>
  </li>
)

function Loading() {
  return (
    <StateMessage role="status" message="예약을 불러오고 있어요.">
      <Skeleton height="260px" />
    </StateMessage>
  )
}
