import type { MembershipCartItem } from '@/domain/orders/membershipCart'
import {
  membershipOrderLines,
  type OrderLine,
  snackOrderLines,
  specialSnackOrderLines,
  topupOrderLines,
} from '@/domain/orders/order'
import type { TopupItem } from '@/domain/orders/topup'
import type { SnackCartLine } from '@/domain/snacks/snackCart'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'

/** What a page asks to be ordered, in its own terms: the lines are made where the dialog's code is. */
export type OrderRequest = (
  | { kind: 'membership'; items: readonly MembershipCartItem[] }
  | { kind: 'topup'; items: readonly TopupItem[] }
  | { kind: 'snack'; cart: readonly SnackCartLine[] }
  | { kind: 'specialSnack'; event: SpecialSnackEvent }
) & {
  /** Takes what was ordered out of its cart. */
  onOrdered?: () => void
}

/** The lines of the order that a page asks for. */
export function linesOf(request: OrderRequest): OrderLine[] {
  switch (request.kind) {
    case 'membership':
      return membershipOrderLines(request.items)
    case 'topup':
      return topupOrderLines(request.items)
    case 'snack':
      return snackOrderLines(request.cart)
    case 'specialSnack':
      return specialSnackOrderLines(request.event)
  }
}
