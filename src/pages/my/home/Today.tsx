import { compareAsc } from 'date-fns/compareAsc'
import { useId, useRef, useState } from 'react'
import type { Stay } from '@/domain/care/stay'
import { arrivalOf } from '@/domain/care/stayState'
import { todaysStays } from '@/domain/care/todaysStays'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import type { RideMessage } from '@/domain/rides/booked/rideMessage'
import { nextOf } from '@/domain/rides/week/comingBooking'
import {
  bookingsInOrder,
  type RideOrStay,
  ridesAndStaysAhead,
} from '@/domain/rides/week/memberBookings'
import { todaysRides } from '@/domain/rides/week/todaysRides'
import { MayAct } from '@/features/account/MayAct'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { Tag } from '@/ui/Tag'
import { StayCard } from '../care/StayCard'
import { TodayStay } from '../care/TodayStay'
import { useStayMessages } from '../care/useStayMessages'
import { useStayPasses } from '../care/useStayPasses'
import { useTodaysNotePaths } from '../notes/useNotePaths'
import { RestButtons } from '../rest/RestButtons'
import { RideCard } from '../rides/RideCard'
import { TodayRide } from '../rides/TodayRide'
import { useRideMessages } from '../rides/useRideMessages'
import { RideNews, StayNews } from '../shared/BookingNews'
import { daysLeft } from '../shared/DayHeading'
import { followedBookingsQuery, followedRidesQuery } from '../shared/followedQueries'
import { OwnDialogs } from '../shared/OwnDialogs'
import { ReadAt } from '../shared/ReadAt'
import { StatusLine } from '../shared/StatusLine'
import { useRememberAhead } from '../shared/useRememberAhead'
import { useStatusMessage } from '../shared/useStatusMessage'
import { FirstSteps } from './FirstSteps'
import styles from './Today.module.css'
import { TodayWaiting } from './TodayWaiting'

/** 「오늘」; while it is empty also 「다음 예약」 (specification 6, section 3). */
export function Today() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { now, read, known, rides, messagesOf } = useTodaysRides()
  const care = useTodaysStays(now)
  const cards = inTime(rides, care.stays)
  const bookings = care.read.status === 'loaded' ? care.read.data : undefined
  const isEmpty = known !== undefined && bookings !== undefined && cards.length === 0
  const next = useNext(known, bookings, now)
  const isReading = [read, care.read].some(({ status }) => status === 'loading')
  // Of the first reads only: a card that stands there is not moved, and what stands below is not hidden again.
  const [isFirst, setIsFirst] = useState(true)
  if (isFirst && !isReading) setIsFirst(false)
  const shown = isFirst ? [] : cards
  const nextRide = isEmpty && next?.kind === 'ride' ? [next.ride] : []
  return (
    <>
      <section className="stack-4" aria-labelledby={headingId} data-waiting={isFirst || undefined}>
        <div className={`${styles.head} flex wrap baseline`}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            오늘
          </h2>
          <span className={`${styles.date} keeps-end`}>{formatShortDay(dayOf(now))}</span>
          {read.status === 'loaded' && <ReadAt reads={[read, care.read]} now={now} />}
        </div>
        <RideNews rides={known} />
        <StayNews bookings={bookings} />
        {isFirst && <TodayWaiting />}
        <Remote what="오늘의 픽업" read={read} height="168px" waiting={null} focusNext={heading} />
        <Remote
          what="오늘의 돌봄"
          read={care.read}
          height="168px"
          waiting={null}
          focusNext={heading}
        />
        {isEmpty && !isFirst && (
          <p className="muted" role="status">
            24시간 안에 예정된 픽업과 돌봄이 없어요.
          </p>
        )}
        <OwnDialogs rides={[...rides, ...nextRide]}>
          {shown.map((card) =>
            card.kind === 'ride' ? (
              <TodayRide
                key={card.ride.id}
                ride={card.ride}
                messages={messagesOf(card.ride.id)}
                now={now}
              />
            ) : (
              <TodayStay
                key={card.stay.bookings[0].id}
                stay={card.stay}
                now={now}
                isRefunded={care.isRefunded(card.stay)}
                isResting={care.isResting(card.stay)}
                messages={care.messagesOf(card.stay)}
                notePath={care.notePathOf(card.stay)}
                onCancelled={() => heading.current?.focus({ preventScroll: true })}
              />
            ),
          )}
          {known && bookings && !isFirst && (
            <RestButtons rides={known} bookings={bookings} day={dayOf(now)} now={now} />
          )}
          {isEmpty && !isFirst && (
            <NextBooking rides={known} next={next} messagesOf={messagesOf} now={now} />
          )}
        </OwnDialogs>
      </section>
      <MayAct>
        <FirstSteps bookings={bookings} focusNext={heading} />
      </MayAct>
    </>
  )
}

const inTime = (rides: readonly Ride[], stays: readonly Stay[]) =>
  [
    ...rides.map((ride) => ({ kind: 'ride' as const, startsAt: ride.startsAt, ride })),
    ...stays.map((stay) => ({ kind: 'stay' as const, startsAt: stay.startsAt, stay })),
  ].sort((a, b) => compareAsc(a.startsAt, b.startsAt))

/** What is next, and kept on the device for the home page. */
function useNext(
  rides: readonly Ride[] | undefined,
  bookings: readonly SessionBooking[] | undefined,
  now: Date,
) {
  const member = useMember()
  const ahead = rides && bookings && ridesAndStaysAhead(bookingsInOrder(rides, bookings), now)
  useRememberAhead(ahead, followedRidesQuery(member), followedBookingsQuery(member))
  return ahead && nextOf(ahead, now)
}

interface Props {
  /** The coming ones. */
  rides: readonly Ride[]
  next: RideOrStay | undefined
  messagesOf: (rideId: string) => readonly RideMessage[]
  now: Date
}

/** The next ride or stay, as its card in 내 예약. */
function NextBooking({ rides, next, messagesOf, now }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [message, say] = useStatusMessage()
  const { usesOf, isRefunded } = useStayPasses(next?.kind === 'stay')
  const messages = useStayMessages()
  const sayCancelled = () => {
    frame.current?.focus({ preventScroll: true })
    say('예약을 취소했어요.')
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <StatusLine message={message} />
      {next && (
        <section className="stack-3" aria-labelledby={id}>
          <div className="row-2 wrap mt-3" id={`${id}-day`}>
            <h3 className="text-22" id={id}>
              다음 예약
            </h3>
            <span className={styles.day}>{formatShortDay(next.day)}</span>
            <Tag tone="plain">{daysLeft(dayOf(now), next.day)}</Tag>
          </div>
          <ul>
            {next.kind === 'ride' ? (
              <RideCard
                ride={next.ride}
                messages={messagesOf(next.ride.id)}
                today={dayOf(now)}
                dayId={`${id}-day`}
                isPast={false}
                hasBegun={false}
              />
            ) : (
              <StayCard
                stay={next.stay}
                rides={rides}
                now={now}
                dayId={`${id}-day`}
                isPast={false}
                isRefunded={isRefunded(next.stay)}
                isResting={messages.isResting(next.stay)}
                messages={messages.messagesOf(next.stay)}
                uses={usesOf(next.stay)}
                notePath={undefined}
                onCancelled={sayCancelled}
              />
            )}
          </ul>
        </section>
      )}
    </div>
  )
}

const noBookings: readonly SessionBooking[] = []

function useTodaysStays(now: Date) {
  const read = useRemoteRead(followedBookingsQuery(useMember()))
  const stays = todaysStays(read.status === 'loaded' ? read.data : noBookings, now)
  const isAhead = stays.some((stay) => arrivalOf(stay) === undefined && now < stay.endsAt)
  return {
    read,
    stays,
    isRefunded: useStayPasses(isAhead).isRefunded,
    ...useStayMessages(),
    notePathOf: useTodaysNotePaths(stays, now),
  }
}

function useTodaysRides() {
  const member = useMember()
  const shownNow = useNow() ?? now()
  const read = useRemoteRead(followedRidesQuery(member))
  const known = read.status === 'loaded' ? read.data : undefined
  const rides = todaysRides(known ?? noRides, shownNow)
  return {
    now: shownNow,
    read,
    rides,
    messagesOf: useRideMessages(),
    known,
  }
}

const noRides: readonly Ride[] = []
