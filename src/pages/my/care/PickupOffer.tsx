import { useQuery } from '@tanstack/react-query'
import { Bus, ChevronRight } from 'lucide-react'
import type { Stay } from '@/domain/care/stay'
import { formatTime } from '@/domain/dates/seoulTime'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { Ride } from '@/domain/rides/booked/ride'
import { draftTime } from '@/domain/rides/drafts/reservationDraft'
import { rideToStay } from '@/domain/rides/week/rideToStay'
import { paths } from '@/domain/site/paths'
import { savedPlacesQuery } from '@/features/places/queries'
import { freshForAMinute } from '@/remote/queryClient'
import { useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { usePickupWizard } from '@/stores/pickupWizard'
import { ButtonLink } from '@/ui/button/ButtonLink'
import styles from './PickupOffer.module.css'

interface Props {
  stay: Stay
  rides: readonly Ride[]
  now: Date
  describedBy: string
}

/** 「픽업도 예약」 of a stay just booked, while no ride brings the child (specification 6, section 4). */
export function PickupOffer({ stay, rides, now, describedBy }: Props) {
  const { familyUid } = useMember()
  const { data: saved = [] } = useQuery({
    ...savedPlacesQuery(familyUid),
    staleTime: freshForAMinute,
  })
  const start = usePickupWizard((state) => state.start)
  const branchName = useBranchName()
  const offered = withSavedPlaces(usePlaces(), saved)
  const draft = rideToStay(stay, rides, offered, now)
  if (!draft) return null
  const { hour, minute } = draftTime(draft)
  return (
    <ButtonLink
      className={`${styles.offer} screen-only`}
      tone="tonal"
      isBlock
      to={paths.pickup}
      aria-describedby={describedBy}
      onClick={() => start(draft)}
    >
      <Bus aria-hidden="true" />
      <span>픽업도 예약</span>
      <small
        className="num"
        aria-hidden="true"
      >{`${formatTime(hour, minute)} ${branchName(stay.branchId) ?? ''}으로`}</small>
      <ChevronRight aria-hidden="true" />
    </ButtonLink>
  )
}
