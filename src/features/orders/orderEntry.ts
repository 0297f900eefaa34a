import * as z from 'zod/mini'
import { branches } from '@/content/branches'
import { checkDepositor } from '@/domain/orders/order'
import { fieldRule } from '@/ui/fieldRule'
import type { OrderRequest } from './orderRequest'

/** What a parent enters to order. */
export interface OrderEntry {
  branchId: string
  depositor: string
}

/** The whole form. */
export const orderEntrySchema: z.ZodMiniType<OrderEntry, OrderEntry> = z.object({
  branchId: z.string(),
  depositor: z.string().check(fieldRule(checkDepositor)),
})

/** What the form begins with: a special snack is handed out where its event is, others at the first branch. */
export function emptyEntry(request: OrderRequest): OrderEntry {
  const [first] = branches
  const named =
    request.kind === 'specialSnack'
      ? branches.find(({ name }) => name === request.event.branch)
      : undefined
  const isHandedOut = request.kind === 'snack' || request.kind === 'specialSnack'
  return { branchId: isHandedOut ? ((named ?? first)?.id ?? '') : '', depositor: '' }
}
