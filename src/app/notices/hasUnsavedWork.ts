import { useMembershipCart } from '@/stores/membershipCart'
import { useSnackCart } from '@/stores/snackCart'

const TEXT_FIELD_SELECTOR =
  'textarea, input:not([type="search"], [inputmode="search"], [type="checkbox"], [type="radio"], [type="hidden"])'

/** Would a reload lose form input or a cart in memory? */
export function hasUnsavedWork(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    TEXT_FIELD_SELECTOR,
  )
  return (
    Array.from(fields).some(({ value }) => value.trim() !== '') ||
    useMembershipCart.getState().lines.length > 0 ||
    Object.keys(useSnackCart.getState().cart).length > 0
  )
}
