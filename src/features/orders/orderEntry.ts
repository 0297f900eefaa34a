import * as z from 'zod/mini'
import { branchOptions } from '@/content/branches/branchNames'
import { checkDepositor, checkOrderBranch } from '@/domain/orders/order'
import { fieldRule } from '@/ui/form/fieldRule'
import type { OrderRequest } from './orderRequest'

export interface OrderEntry {
  branchId: string
  depositor: string
}

export const orderEntrySchema = (request: OrderRequest): z.ZodMiniType<OrderEntry, OrderEntry> =>
  z.object({
    branchId: needsBranch(request) ? z.string().check(fieldRule(checkOrderBranch)) : z.string(),
    depositor: z.string().check(fieldRule(checkDepositor)),
  })

export const needsBranch = ({ kind }: OrderRequest): boolean =>
  kind === 'snack' || kind === 'specialSnack'

/** A special snack's branch is fixed; for others the parent chooses. */
export const emptyEntry = (request: OrderRequest): OrderEntry => ({
  branchId:
    (request.kind === 'specialSnack' &&
      branchOptions.find(({ name }) => name === request.event.branch)?.id) ||
    '',
  depositor: '',
})
