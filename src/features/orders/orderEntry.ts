import * as z from 'zod/mini'
import { checkDepositor, checkOrderBranch } from '@/domain/orders/order'
import { orderedPayWays } from '@/domain/orders/payWay'
import { checkReceipt, noReceipt, type ReceiptAsked, receiptChoices } from '@/domain/orders/receipt'
import type { SnackFor } from '@/domain/orders/snackDay'
import type { BranchContact } from '@/domain/places/branch'
import { accepted } from '@/domain/rule'
import { fieldRule } from '@/ui/form/fieldRule'
import type { OrderRequest } from './orderRequest'

type OrderedPayWay = (typeof orderedPayWays)[number]

export interface OrderEntry extends ReceiptAsked {
  branchId: string
  payWith: OrderedPayWay
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
      payWith: z.enum(orderedPayWays),
      depositor: z.string(),
      childId: z.string(),
      day: z.string(),
      receiptFor: z.enum(receiptChoices),
      receiptNumber: z.string(),
    })
    .check(({ value, issues }) => {
      const { payWith, depositor, receiptNumber } = value
      const isTransfer = payWith === 'transfer'
      const result = isTransfer ? checkDepositor(depositor) : accepted
      const receipt = isTransfer ? checkReceipt(value) : accepted
      if (!receipt.ok)
        issues.push({
          code: 'custom',
          input: receiptNumber,
          message: receipt.reason,
          path: ['receiptNumber'],
        })
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

const noSnacks: SnackFor = { childId: '', day: '', branchId: '' }

/** An only child eats the snacks. */
function snackStart(request: OrderRequest): SnackFor {
  if (request.kind !== 'snack') return noSnacks
  const { eaters, start } = request
  const [first, ...others] = eaters
  return { ...start, childId: start.childId || (first && others.length === 0 ? first.id : '') }
}

/** A special snack's branch is fixed, for others the parent chooses. */
export const emptyEntry = (
  request: OrderRequest,
  branches: readonly BranchContact[],
): OrderEntry => ({
  payWith: 'transfer',
  depositor: '',
  ...snackStart(request),
  ...(request.kind === 'specialSnack' && {
    branchId: branches.find(({ name }) => name === request.event.branch)?.id ?? '',
  }),
  ...noReceipt,
})
