import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CHOOSE_BRANCH } from '@/domain/orders/order'
import { type CounterPayWay, counterPayWays, payWayLabels } from '@/domain/orders/payWay'
import {
  checkReceipt,
  mayHaveReceipt,
  type ReceiptAsked,
  receiptChoices,
  receiptOf,
} from '@/domain/orders/receipt'
import { isListed } from '@/domain/places/branch'
import { acceptIf } from '@/domain/rule'
import { checkRequiredText } from '@/domain/text/textLimit'
import { tidyLineWithin } from '@/domain/text/tidyText'
import { typedKRW } from '@/domain/text/typedNumber'
import { ReceiptFields } from '@/features/orders/ReceiptFields'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { NamedOptions } from '@/ui/form/Select'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useRecordCounterOrder } from './commands'

interface Props {
  /** Who pays; the nickname is the account's, as the rules ask. */
  member: { uid: string; nickname: string }
  isOpen: boolean
  onClose: () => void
}

/** 「현장 결제」: what was paid at the agit, recorded as a paid order of one line (specification 7, section 4). */
export function CounterOrderDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog title="현장 결제" isOpen={isOpen} onClose={props.onClose} closing="foot">
      <CounterForm {...props} />
    </Dialog>
  )
}

const ways = counterPayWays.map((way) => [way, payWayLabels[way]] as const)

function CounterForm({ member, onClose }: Omit<Props, 'isOpen'>) {
  const branches = useBranchContacts().filter(isListed)
  const form = useForm<CounterEntry>({
    defaultValues: emptyCounterEntry(branches[0]?.id),
    resolver: zodResolver(counterSchema),
  })
  const record = useRecordCounterOrder()
  const foot = useRef<HTMLDivElement>(null)
  const payWith = useWatch({ control: form.control, name: 'payWith' })
  const receiptFor = useWatch({ control: form.control, name: 'receiptFor' })
  const save = form.handleSubmit(
    (entry) => void record.run({ ...member, ...counterOrderOf(entry) }, { onDone: onClose }),
  )
  return (
    <Form className="stack-5" onSubmit={save}>
      <p className="bold">{`${member.nickname} 가족`}</p>
      <TextField form={form} name="what" label="내용" limit={MAX_COUNTER_NAME} isCounted />
      <TextField form={form} name="amount" label="금액" unit="원" inputMode="numeric" />
      <SelectField form={form} name="branchId" label="지점">
        <NamedOptions of={branches} />
      </SelectField>
      <RadioGroup
        label="받은 방법"
        options={ways}
        value={payWith}
        onChoose={(way) => form.setValue('payWith', way)}
      />
      {mayHaveReceipt(payWith) && (
        <ReceiptFields
          chosen={receiptFor}
          onChoose={(choice) => form.setValue('receiptFor', choice)}
        >
          <TextField form={form} name="receiptNumber" label="현금영수증 번호" inputMode="tel" />
        </ReceiptFields>
      )}
      <CommandFailure command={record} onRetry={() => void save()} focusNext={foot} />
      <DialogFoot ref={foot} onClose={onClose}>
        <Button tone="primary" size="large" type="submit" isBusy={record.isBusy}>
          기록하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** As typed. */
interface CounterEntry extends ReceiptAsked {
  what: string
  amount: string
  branchId: string
  payWith: CounterPayWay
}

const MAX_COUNTER_NAME = 40
const MAX_COUNTER_KRW = 10_000_000

const checkAmount = (text: string) => {
  const amountKRW = typedKRW(text) ?? 0
  return acceptIf(
    amountKRW >= 1 && amountKRW <= MAX_COUNTER_KRW,
    '1원부터 10,000,000원까지 적어 주세요.',
  )
}

const counterSchema: z.ZodMiniType<CounterEntry, CounterEntry> = z
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

const emptyCounterEntry = (branchId = ''): CounterEntry => ({
  what: '',
  amount: '',
  branchId,
  payWith: 'cash',
  receiptFor: '',
  receiptNumber: '',
})

/** Of a checked entry. */
const counterOrderOf = ({ what, amount, branchId, payWith, ...asked }: CounterEntry) => ({
  name: tidyLineWithin(what, MAX_COUNTER_NAME),
  totalKRW: typedKRW(amount) ?? 0,
  branchId,
  payWith,
  ...receiptOf(payWith, asked),
})
