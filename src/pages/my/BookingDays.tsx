import { useRef } from 'react'
import type { TrialRide } from '@/domain/trialRide'
import type { TrialRideDay } from '@/domain/trialRideList'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { BookingCard } from './BookingCard'
import styles from './BookingDays.module.css'
import { DayHeading } from './DayHeading'
import { useRebook } from './useRebook'

interface Props {
  heading: string
  days: readonly TrialRideDay[]
  today: string
  isPast?: boolean
}

/** A part of the list: days with their bookings. */
export function BookingDays({ heading, days, today, isPast = false }: Props) {
  const rebook = useRebook()
  const headingElement = useRef<HTMLHeadingElement>(null)
  // A booked line that still lies in the cart would come back as a line of the cart.
  const remove = ({ id }: TrialRide) => {
    useTrialRides.getState().remove(id)
    useReservationCart.getState().remove(id)
    // The pressed button goes with its card; without this a keyboard would start over at the top of the page.
    headingElement.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading} ref={headingElement} tabIndex={-1}>
        {heading}
      </h2>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <DayHeading day={day} today={isPast ? undefined : today} />
          <ul className={styles.list}>
            {entries.map((entry) => (
              <BookingCard
                key={entry.booking.id}
                entry={entry}
                isPast={isPast}
                onRebook={() => rebook(entry.booking)}
                onRemove={() => remove(entry.booking)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
