import type { MembershipCartItem } from '@/domain/orders/membershipCart'
import {
  membershipOrderLines,
  type OrderLine,
  snackOrderLines,
  specialSnackOrderLines,
  topupOrderLines,
} from '@/domain/orders/order'
import type { SnackFor } from '@/domain/orders/snackDay'
import type { TopupItem } from '@/domain/orders/topup'
import type { SnackCartLine } from '@/domain/snacks/snackCart'
import type { SpecialSnackEvent } from '@/domain/snacks/specialSnackEvent'

/** A child that may eat what is ordered. */
export interface Eater {
  id: string
  name: string
  allergens: readonly number[]
}

/** In the page's terms: the dialog's lazy code makes the lines. */
export type OrderRequest = (
  | { kind: 'membership'; items: readonly MembershipCartItem[] }
  | { kind: 'topup'; items: readonly TopupItem[] }
  | {
      kind: 'snack'
      cart: readonly SnackCartLine[]
      eaters: readonly Eater[]
      /** What the order begins with. */
      start: SnackFor
      /** Nothing of `start` can be changed: another stay is another order. */
      isOfStay?: true
    }
  | { kind: 'specialSnack'; event: SpecialSnackEvent }
) & {
  onOrdered?: () => void
}

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
