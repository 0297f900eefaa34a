import type { SessionBooking } from '@/domain/programs/programSession'
import type { WeekCell } from '@/domain/rides/familyWeek'
import type { MemberBooking } from '@/domain/rides/memberBookings'
import type { Ride } from '@/domain/rides/ride'
import { now } from '@/platform/clock'
import { RestButtons } from '../rest/RestButtons'
import styles from './Week.module.css'
import { GapLink, WeekMark } from './WeekMark'

const keyOf = (booking: MemberBooking): string => {
  if (booking.kind === 'ride') return booking.ride.id
  return booking.kind === 'stay' ? booking.stay.bookings[0].id : booking.booking.id
}

/** As it was read, of the week shown. */
export interface WeekKnown {
  rides: readonly Ride[]
  bookings: readonly SessionBooking[]
}

interface Props {
  cell: WeekCell
  known: WeekKnown
  isFull?: boolean
}

/** What a child has on a day, in order of time; a missing ride stands first, missing care last, then 「쉬어요」. */
export function WeekMarks({ cell, known, isFull = false }: Props) {
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
    <div className="gap-2 middle apart wrap-2">
      <ul className={isFull ? styles.column : styles.line}>
        {gapsOf('ride')}
        {bookings.map((booking) => (
          <li key={keyOf(booking)}>
            <WeekMark booking={booking} now={now()} isFull={isFull} />
          </li>
        ))}
        {gapsOf('care')}
      </ul>
      <RestButtons {...known} day={cell.day} childId={cell.childId} now={now()} />
    </div>
  )
}
