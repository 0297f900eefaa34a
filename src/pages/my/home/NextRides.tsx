import { lazy, Suspense } from 'react'
import { AccountGate } from '@/features/account/AccountGate'
import { Skeleton } from '@/ui/message/Skeleton'
import { Today } from '../rides/today/Today'

/** A member's page has nothing of it. */
const NextReservation = lazy(async () => ({
  default: (await import('./NextReservation')).NextReservation,
}))

/** What comes next: a member's rides are real and followed, a guest's are on the device. */
export function NextRides() {
  return (
    <AccountGate starting={<Skeleton height="420px" />} guest={<GuestRides />}>
      {({ uid }) => <Today key={uid} uid={uid} />}
    </AccountGate>
  )
}

const GuestRides = () => (
  <Suspense fallback={<Skeleton height="420px" />}>
    <NextReservation />
  </Suspense>
)
