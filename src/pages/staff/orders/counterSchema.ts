import * as z from 'zod/mini'
import { typedKRW } from '@/domain/money'
import { CHOOSE_BRANCH } from '@/domain/orders/order'
import { type CounterPayWay, counterPayWays } from '@/domain/orders/payWay'
import {
  checkReceipt,
  mayHaveReceipt,
  type ReceiptAsked,
  receiptChoices,
  receiptOf,
} from '@/domain/orders/receipt'
import { acceptIf } from '@/domain/rule'
import { checkRequiredText } from '@/domain/text/requiredText'
import { tidyLineWithin } from '@/domain/text/tidyText'
import { fieldRule } from '@/ui/form/fieldRule'

/** As typed. */
export interface CounterEntry extends ReceiptAsked {
  what: string
  amount: string
  branchId: string
  payWith: CounterPayWay
}

export const MAX_COUNTER_NAME = 40
const MAX_COUNTER_KRW = 10_000_000

const checkAmount = (text: string) => {
  const amountKRW = typedKRW(text) ?? 0
  return acceptIf(
    amountKRW >= 1 && amountKRW <= MAX_COUNTER_KRW,
    '1원부터 10,000,000원까지 적어 주세요.',
  )
}

export const counterSchema: z.ZodMiniType<CounterEntry, CounterEntry> = z
  .object({
    what: z
      .string()
      .check(fieldRule((text) => checkRequiredText(text, MAX_COUNTER_NAME, '내용을'))),
    amount: z.string().check(fieldRule(checkAmount)),
    branchId: z.string().check(fieldRule((id) => acceptIf(id !== '', CHOOSE_BRANCH))),
    payWith: z.enum(counterPayWays),
    receiptFor: z.enum(receiptChoices),
    receiptNumber: z.string(),
  })
  .check(({ value, issues }) => {
    const result = checkReceipt(value)
    if (mayHaveReceipt(value.payWith) && !result.ok)
      issues.push({
        code: 'custom',
        input: value.receiptNumber,
        message: result.reason,
        path: ['receiptNumber'],
      })
  })

export const emptyCounterEntry = (branchId = ''): CounterEntry => ({
  what: '',
  amount: '',
  branchId,
  payWith: 'cash',
  receiptFor: '',
  receiptNumber: '',
})

/** Of a checked entry. */
export const counterOrderOf = ({ what, amount, branchId, payWith, ...asked }: CounterEntry) => ({
  name: tidyLineWithin(what, MAX_COUNTER_NAME),
  totalKRW: typedKRW(amount) ?? 0,
  branchId,
  payWith,
  ...receiptOf(payWith, asked),
})
