import { compareAsc } from 'date-fns/compareAsc'
import { type Ref, useId, useRef } from 'react'
import type { Stay } from '@/domain/care/stay'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import type { Ride } from '@/domain/rides/ride'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { StayNews } from '../care/StayNews'
import { TodayStay } from '../care/TodayStay'
import { useTodaysStays } from '../care/useTodaysStays'
import { RideNews } from '../rides/RideNews'
import { TodayRide } from '../rides/TodayRide'
import { useTodaysRides } from '../rides/useTodaysRides'
import { OwnDialogs } from '../shared/OwnDialogs'
import { ReadAt } from '../shared/ReadAt'
import styles from './Today.module.css'

export function Today() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { now, read, known, rides, messagesOf } = useTodaysRides()
  const care = useTodaysStays(now)
  const cards = inTime(rides, care.stays)
  return (
    <section className="stack-4" aria-labelledby={headingId}>
      <TodayHead id={headingId} ref={heading} now={now}>
        {read.status === 'loaded' && <ReadAt reads={[read, care.read]} now={now} />}
      </TodayHead>
      <RideNews rides={known} />
      <StayNews bookings={care.read.status === 'loaded' ? care.read.data : undefined} />
      <Remote read={read} waiting={<Skeleton height="420px" />} focusNext={heading} />
      <Remote read={care.read} focusNext={heading} />
      {read.status === 'loaded' && care.read.status === 'loaded' && cards.length === 0 && (
        <NothingToday />
      )}
      <OwnDialogs rides={rides}>
        {cards.map((card) =>
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
      </OwnDialogs>
    </section>
  )
}

const inTime = (rides: readonly Ride[], stays: readonly Stay[]) =>
  [
    ...rides.map((ride) => ({ kind: 'ride' as const, startsAt: ride.startsAt, ride })),
    ...stays.map((stay) => ({ kind: 'stay' as const, startsAt: stay.startsAt, stay })),
  ].sort((a, b) => compareAsc(a.startsAt, b.startsAt))

function NothingToday() {
  return (
    <StateMessage role="status" message="24시간 안에 예정된 픽업과 돌봄이 없어요.">
      <ButtonLink to={paths.myBookings}>내 예약 보기</ButtonLink>
    </StateMessage>
  )
}

interface Props {
  id?: string
  ref?: Ref<HTMLHeadingElement>
  now: Date
  children: Elements
}

const TodayHead = ({ id, ref, now, children }: Props) => (
  <div className={styles.head}>
    <h2 id={id} ref={ref} tabIndex={-1}>
      오늘
    </h2>
    <span className={styles.date}>{formatShortDay(dayOf(now))}</span>
    {children}
  </div>
)
