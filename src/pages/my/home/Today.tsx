import { addHours } from 'date-fns/addHours'
import { compareAsc } from 'date-fns/compareAsc'
import { useId, useRef, useState } from 'react'
import type { Stay } from '@/domain/care/stay'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import type { SessionBooking } from '@/domain/programs/programSession'
import { nextOf } from '@/domain/rides/comingBooking'
import { bookingsInOrder, ridesAndStaysAhead } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { MayAct } from '@/features/account/MayAct'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Remote } from '@/ui/message/Remote'
import { StayNews } from '../care/StayNews'
import { TodayStay } from '../care/TodayStay'
import { useTodaysStays } from '../care/useTodaysStays'
import { RestButtons } from '../rest/RestButtons'
import { RideNews } from '../rides/RideNews'
import { TodayRide } from '../rides/TodayRide'
import { useTodaysRides } from '../rides/useTodaysRides'
import { followedBookingsQuery, todaysRidesQuery } from '../shared/followedQueries'
import { OwnDialogs } from '../shared/OwnDialogs'
import { ReadAt } from '../shared/ReadAt'
import { useRememberAhead } from '../shared/useRememberAhead'
import { FirstSteps } from './FirstSteps'
import { NextBooking } from './NextBooking'
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
  const { later, next } = useNext({ rides: known, bookings, isTodayEmpty: isEmpty, now })
  const isReading = [read, care.read, ...(isEmpty ? [later] : [])].some(
    ({ status }) => status === 'loading',
  )
  // Of the first reads only: a card that stands there is not moved, and what stands below is not hidden again.
  const [isFirst, setIsFirst] = useState(true)
  if (isFirst && !isReading) setIsFirst(false)
  const shown = isFirst ? [] : cards
  const nextRide = next?.kind === 'ride' ? [next.ride] : []
  return (
    <>
      <section className="stack-4" aria-labelledby={headingId} data-waiting={isFirst || undefined}>
        <div className={`${styles.head} flex wrap baseline`}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            오늘
          </h2>
          <span className={styles.date}>{formatShortDay(dayOf(now))}</span>
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
            <NextBooking read={later} next={next} messagesOf={messagesOf} now={now} />
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

/** As far as today's rides are read. */
const NEAR_HOURS = 24

interface Known {
  rides: readonly Ride[] | undefined
  bookings: readonly SessionBooking[] | undefined
  /** Then the rides of later days are read too; they are too far off to be followed. */
  isTodayEmpty: boolean
  now: Date
}

/** What is next, and the read that it may wait for. */
function useNext({ rides, bookings, isTodayEmpty, now }: Known) {
  const member = useMember()
  const today = todaysRidesQuery(member)
  const upcoming = upcomingRidesQuery(member.familyUid)
  const later = useRemoteRead(upcoming, isTodayEmpty)
  const laterRides = later.status === 'loaded' ? later.data : undefined
  const aheadOf = (known: readonly Ride[] | undefined) =>
    known && bookings && ridesAndStaysAhead(bookingsInOrder(known, bookings), now)

  const near = aheadOf(rides)?.filter(({ startsAt }) => startsAt <= addHours(now, NEAR_HOURS))
  const ahead = isTodayEmpty || near?.length === 0 ? aheadOf(laterRides) : near
  useRememberAhead(ahead, isTodayEmpty ? upcoming : today, followedBookingsQuery(member))
  return { later, next: ahead && nextOf(ahead, now) }
}
