import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '@/ui/form/TextField'
import { BankAccount } from './BankAccount'
import type { OrderEntry } from './orderEntry'
import { ReceiptFields } from './ReceiptFields'

export function TransferFields({ form }: { form: UseFormReturn<OrderEntry> }) {
  const receiptFor = useWatch({ control: form.control, name: 'receiptFor' })
  return (
    <>
      <div className="p-4 rounded-card on-sunken">
        <BankAccount />
      </div>
      <TextField form={form} name="depositor" label="입금자명" autoComplete="name" />
      <ReceiptFields
        chosen={receiptFor}
        onChoose={(choice) => form.setValue('receiptFor', choice, { shouldDirty: true })}
      >
        <TextField
          form={form}
          name="receiptNumber"
          label="현금영수증 번호"
          inputMode="tel"
          autoComplete="tel-national"
          hint="휴대폰 번호 또는 사업자등록번호"
        />
      </ReceiptFields>
    </>
  )
}
