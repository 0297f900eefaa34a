import type { WeekCell } from '@/domain/rides/familyWeek'
import type { MemberBooking } from '@/domain/rides/memberBookings'
import { now } from '@/platform/clock'
import styles from './Week.module.css'
import { GapLink, WeekMark } from './WeekMark'

const keyOf = (booking: MemberBooking): string => {
  if (booking.kind === 'ride') return booking.ride.id
  return booking.kind === 'stay' ? booking.stay.bookings[0].id : booking.booking.id
}

/** What a child has on a day, in order of time; a missing ride stands first, missing care last. */
export function WeekMarks({ cell, isFull = false }: { cell: WeekCell; isFull?: boolean }) {
  const { bookings, gaps } = cell
  const gapsOf = (kind: 'ride' | 'care') =>
    gaps
      .filter((gap) => gap.kind === kind)
      .map((gap) => (
        <li key={gap.name}>
          <GapLink gap={gap} />
        </li>
      ))
  return (
    <ul className={isFull ? styles.column : styles.line}>
      {gapsOf('ride')}
      {bookings.map((booking) => (
        <li key={keyOf(booking)}>
          <WeekMark booking={booking} now={now()} isFull={isFull} />
        </li>
      ))}
      {gapsOf('care')}
    </ul>
  )
}
