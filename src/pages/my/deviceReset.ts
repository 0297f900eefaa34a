import { removeOfflineCopies } from '@/platform/offlineCopies'
import { clearDeviceData } from '@/platform/storage'
import { useBookings } from '@/stores/bookings'
import { branchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { useChildrenStore } from '@/stores/children'
import { useMembershipCart } from '@/stores/membershipCart'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useSession } from '@/stores/session'
import { useSignup } from '@/stores/signup'
import { useSnackCart } from '@/stores/snackCart'
import { useThemeStore } from '@/stores/theme'
import { useTopupCart } from '@/stores/topupCart'

interface ResettableStore<State> {
  getInitialState: () => State
  setState: (state: State, replace: true) => void
}

const reset = <State>(store: ResettableStore<State>) =>
  store.setState(store.getInitialState(), true)

/**
 * Forgets everything that the site knows on this device: all of its storage, the pages kept for the time without a
 * network, and every store, which would write itself back otherwise. False when the browser did not let go of what it keeps.
 */
export function wipeDevice(): boolean {
  const isCleared = clearDeviceData()
  void removeOfflineCopies()
  reset(useBookings)
  reset(useChildrenStore)
  reset(useMembershipCart)
  reset(usePickupWizard)
  reset(useReservationCart)
  reset(useSession)
  reset(useSignup)
  reset(useSnackCart)
  reset(useThemeStore)
  reset(useTopupCart)
  return isCleared
}

/** Ends the session. What was reserved, or half entered, is not left to whoever uses this device next (decisions, section 10). */
export function signOut(): void {
  useSession.getState().signOut()
  useReservationCart.getState().clear()
  useBookings.getState().clear()
  usePickupWizard.getState().reset()
  useSignup.getState().clear()
  branchSuggestionDraft.remove()
}
