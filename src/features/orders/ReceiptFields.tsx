import { type ReceiptFor, receiptChoices, receiptLabels } from '@/domain/orders/receipt'
import type { Elements } from '@/ui/elements'
import { RadioGroup } from '@/ui/form/RadioGroup'

interface Props {
  chosen: ReceiptFor
  onChoose: (receiptFor: ReceiptFor) => void
  /** The field 「현금영수증 번호」, shown with a choice. */
  children: Elements
}

const options = receiptChoices.map((choice) => [choice, receiptLabels[choice]] as const)

/** 「현금영수증」 (specification 7, section 4). */
export function ReceiptFields({ chosen, onChoose, children }: Props) {
  return (
    <>
      <RadioGroup label="현금영수증" options={options} value={chosen} onChoose={onChoose} />
      {chosen !== '' && children}
    </>
  )
}
