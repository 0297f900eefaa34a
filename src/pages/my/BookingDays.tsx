import { useRef } from 'react'
import type { Booking } from '@/domain/booking'
import type { BookingDay } from '@/domain/bookingList'
import { daysBetween, formatDay } from '@/domain/day'
import { useBookings } from '@/stores/bookings'
import { useReservationCart } from '@/stores/reservationCart'
import { Tag } from '@/ui/Tag'
import { BookingCard } from './BookingCard'
import styles from './BookingDays.module.css'
import { useRebook } from './useRebook'

interface Props {
  heading: string
  days: readonly BookingDay[]
  today: string
  isPast?: boolean
}

/** A part of the list: days with their bookings. */
export function BookingDays({ heading, days, today, isPast = false }: Props) {
  const rebook = useRebook()
  const headingElement = useRef<HTMLHeadingElement>(null)
  // A booked line that still lies in the cart would come back as a line of the cart.
  const remove = ({ id }: Booking) => {
    useBookings.getState().remove(id)
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
          <h3 className={styles.day}>
            {formatDay(day)} {!isPast && <Tag tone="plain">{daysLeft(today, day)}</Tag>}
          </h3>
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

function daysLeft(today: string, day: string): string {
  const count = daysBetween(today, day)
  if (count <= 0) return '오늘'
  return count === 1 ? '내일' : `${count}일 뒤`
}
