import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TrialRide } from '@/domain/rides/trialRide'
import { rebookingDraft, type TrialRideDay } from '@/domain/rides/trialRideList'
import { paths } from '@/domain/site/paths'
import { now } from '@/platform/clock'
import { useClosures } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { restDaysOf } from '../rides/restDaysOf'
import { DayHeading } from '../shared/DayHeading'
import { BookingCard } from './BookingCard'
import { BookingList, BookingsPart } from './BookingsPart'

interface Props {
  title: string
  days: readonly TrialRideDay[]
  today: string
  isPast?: boolean
}

export function BookingDays({ title, days, today, isPast = false }: Props) {
  const rebook = useRebook()
  const heading = useRef<HTMLHeadingElement>(null)
  // Otherwise a booked line would return as a cart line.
  const remove = ({ id }: TrialRide) => {
    useTrialRides.getState().remove(id)
    useReservationCart.getState().remove(id)
    // The pressed button disappears with its card.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <BookingsPart title={title} heading={heading}>
      {days.map(({ day, entries }) => (
        <div key={day}>
          <DayHeading day={day} today={isPast ? undefined : today} />
          <BookingList>
            {entries.map((entry) => (
              <BookingCard
                key={entry.booking.id}
                entry={entry}
                isPast={isPast}
                onRebook={() => rebook(entry.booking)}
                onRemove={() => remove(entry.booking)}
              />
            ))}
          </BookingList>
        </div>
      ))}
    </BookingsPart>
  )
}

function useRebook(): (booking: TrialRide) => void {
  const navigate = useNavigate()
  const start = usePickupWizard((state) => state.start)
  const closures = useClosures()
  const branches = useBranchContacts()
  return (booking) => {
    start(rebookingDraft(booking, now(), restDaysOf(booking, closures, branches)))
    navigate(paths.pickup)
  }
}
