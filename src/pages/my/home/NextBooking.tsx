import { useId, useRef } from 'react'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import type { RideOrStay } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import { Tag } from '@/ui/Tag'
import { StayCard } from '../care/StayCard'
import { useStayMessages } from '../care/useStayMessages'
import { useStayPasses } from '../care/useStayPasses'
import { RideCard } from '../rides/RideCard'
import { daysLeft } from '../shared/DayHeading'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import styles from './Today.module.css'

interface Props {
  /** The coming ones. */
  rides: readonly Ride[]
  next: RideOrStay | undefined
  messagesOf: (rideId: string) => readonly RideMessage[]
  now: Date
}

/** The next ride or stay, as its card in 내 예약. */
export function NextBooking({ rides, next, messagesOf, now }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [message, say] = useStatusMessage()
  const { usesOf, isRefunded } = useStayPasses(next?.kind === 'stay')
  const told = useStayMessages()
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
                isResting={told.isResting(next.stay)}
                messages={told.messagesOf(next.stay)}
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
