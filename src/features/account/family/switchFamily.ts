import { snackCartLines } from '@/domain/snacks/snackCart'
import { forgetFamilyRows } from '@/platform/storage/accountRows'
import { useCareCart } from '@/stores/careCart'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useMembershipCart } from '@/stores/membershipCart'
import { useReservationCart } from '@/stores/reservationCart'
import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { useSnackCart } from '@/stores/snackCart'
import { useTopupCart } from '@/stores/topupCart'

/** Carts of this tab; those of other tabs are cleared without a question. */
const isCartFilled = (): boolean =>
  useReservationCart.getState().items.length > 0 ||
  useCareCart.getState().rows.length > 0 ||
  useMembershipCart.getState().lines.length > 0 ||
  snackCartLines(useSnackCart.getState().cart, {}).length > 0 ||
  useTopupCart.getState().items.length > 0

/** Shows another family, in all tabs. False when the member keeps the carts. */
export function switchFamily(ownUid: string, familyUid: string): boolean {
  if (isCartFilled() && !window.confirm('장바구니를 비우고 바꿀까요?')) return false
  resetDeviceStores('family')
  useShownFamily.getState().show({ ownUid, familyUid, isPutOut: false })
  return true
}

/** Forgets a family on this device, and shows the account's own again if it was shown. */
function forgetShared(ownUid: string, familyUid: string, isPutOut: boolean): void {
  const { shown, show } = useShownFamily.getState()
  if (shownUidOf(shown, ownUid) === familyUid) {
    resetDeviceStores('family')
    show({ ownUid, familyUid: ownUid, isPutOut })
  }
  forgetFamilyRows(familyUid)
}

/** After another family has put the account out: the page says so. */
export const leavePutOutFamily = (ownUid: string, familyUid: string): void =>
  forgetShared(ownUid, familyUid, true)

export const leaveSharedFamily = (ownUid: string, familyUid: string): void =>
  forgetShared(ownUid, familyUid, false)
