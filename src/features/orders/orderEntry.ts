import * as z from 'zod/mini'
import { checkDepositor, checkOrderBranch } from '@/domain/orders/order'
import { type PayWay, payWays } from '@/domain/orders/payWay'
import type { BranchContact } from '@/domain/places/branch'
import { accepted } from '@/domain/rule'
import { fieldRule } from '@/ui/form/fieldRule'
import type { OrderRequest } from './orderRequest'

export interface OrderEntry {
  branchId: string
  payWith: PayWay
  /** Of a transfer. */
  depositor: string
  childId: string
  day: string
}

/** Who pays with credit makes no transfer. */
export const orderEntrySchema = (request: OrderRequest): z.ZodMiniType<OrderEntry, OrderEntry> =>
  z
    .object({
      branchId: needsBranch(request) ? z.string().check(fieldRule(checkOrderBranch)) : z.string(),
      payWith: z.enum(payWays),
      depositor: z.string(),
      childId: z.string(),
      day: z.string(),
    })
    .check(({ value: { payWith, depositor }, issues }) => {
      const result = payWith === 'transfer' ? checkDepositor(depositor) : accepted
      if (!result.ok)
        issues.push({
          code: 'custom',
          input: depositor,
          message: result.reason,
          path: ['depositor'],
        })
    })

export const needsBranch = ({ kind }: OrderRequest): boolean =>
  kind === 'snack' || kind === 'specialSnack'

function likelyEaterId({ eaters, eaterId }: Extract<OrderRequest, { kind: 'snack' }>): string {
  const [first, ...others] = eaters
  return eaterId || (first && others.length === 0 ? first.id : '')
}

/** A special snack's branch is fixed, for others the parent chooses; an only child eats the snacks. */
export const emptyEntry = (
  request: OrderRequest,
  branches: readonly BranchContact[],
): OrderEntry => ({
  branchId:
    (request.kind === 'specialSnack' &&
      branches.find(({ name }) => name === request.event.branch)?.id) ||
    '',
  payWith: 'transfer',
  depositor: '',
  childId: request.kind === 'snack' ? likelyEaterId(request) : '',
  day: '',
})
