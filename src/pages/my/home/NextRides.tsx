import { lazy, Suspense } from 'react'
import { AccountGate } from '@/features/account/AccountGate'
import { Skeleton } from '@/ui/message/Skeleton'
import { Today } from './Today'

/** Not in the bundle of a member's page. */
const NextReservation = lazy(async () => ({
  default: (await import('./NextReservation')).NextReservation,
}))

export function NextRides() {
  return (
    <AccountGate starting={<Skeleton height="420px" />} guest={<GuestRides />}>
      {() => <Today />}
    </AccountGate>
  )
}

const GuestRides = () => (
  <Suspense fallback={<Skeleton height="420px" />}>
    <NextReservation />
  </Suspense>
)
