import { AccountGate } from '@/features/account/AccountGate'
import { NextReservation } from './NextReservation'
import { Today } from './rides/Today'

/** What comes next: a member's rides are real and followed, a guest's are on the device. */
export function NextRides() {
  return (
    <AccountGate guest={<NextReservation />}>
      {({ uid }) => <Today key={uid} uid={uid} />}
    </AccountGate>
  )
}
