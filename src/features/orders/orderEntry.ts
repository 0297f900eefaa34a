import * as z from 'zod/mini'
import { branchOptions } from '@/content/branches/branchNames'
import { checkDepositor, checkOrderBranch } from '@/domain/orders/order'
import { fieldRule } from '@/ui/form/fieldRule'
import type { OrderRequest } from './orderRequest'

/** What a parent enters to order. */
export interface OrderEntry {
  branchId: string
  depositor: string
}

/** The whole form; only snacks are handed out somewhere. */
export const orderEntrySchema = (request: OrderRequest): z.ZodMiniType<OrderEntry, OrderEntry> =>
  z.object({
    branchId: isHandedOut(request) ? z.string().check(fieldRule(checkOrderBranch)) : z.string(),
    depositor: z.string().check(fieldRule(checkDepositor)),
  })

/** Does the parent fetch what is ordered at a branch? */
export const isHandedOut = ({ kind }: OrderRequest): boolean =>
  kind === 'snack' || kind === 'specialSnack'

/** What the form begins with: a special snack is handed out where its event is; for others the parent says where. */
export const emptyEntry = (request: OrderRequest): OrderEntry => ({
  branchId:
    (request.kind === 'specialSnack' &&
      branchOptions.find(({ name }) => name === request.event.branch)?.id) ||
    '',
  depositor: '',
})
