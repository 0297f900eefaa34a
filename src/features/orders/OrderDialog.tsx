import { useId, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { branchOptions } from '@/content/branches/branchNames'
import { formatKRW } from '@/domain/money'
import {
  CHOOSE_BRANCH,
  checkOrderLines,
  type OrderLine,
  orderTotalKRW,
} from '@/domain/orders/order'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { BankAccount } from './BankAccount'
import { LinePicture } from './LinePicture'
import styles from './OrderDialog.module.css'
import { needsBranch, type OrderEntry } from './orderEntry'
import type { OrderRequest } from './orderRequest'
import { PayWayChoice } from './PayWayChoice'
import { SnackRecipient } from './SnackRecipient'
import { type Payer, useOrder } from './useOrder'

interface Props {
  /** Undefined once the session has ended. */
  payer: Payer | undefined
  request: OrderRequest
  isOpen: boolean
  onClose: () => void
}

/** 「주문 확인」 (specification 4, section 5). */
export function OrderDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog title="주문 확인" isOpen={isOpen} onClose={props.onClose} closing="foot">
      <OrderForm {...props} />
    </Dialog>
  )
}

function OrderForm({ payer, request, onClose }: Omit<Props, 'isOpen'>) {
  const { form, lines, send, failure, isSending } = useOrder(payer, request, onClose)
  const button = useRef<HTMLDivElement>(null)
  const totalKRW = orderTotalKRW(lines)
  const payWith = useWatch({ control: form.control, name: 'payWith' })
  const countCheck = checkOrderLines(lines)
  return (
    <Form className="stack-5" onSubmit={send}>
      <Lines lines={lines} request={request} />
      <p className={styles.total}>
        <span>합계</span> <Amount isTotal>{formatKRW(totalKRW)}</Amount>
      </p>
      {request.kind === 'snack' && <SnackRecipient form={form} request={request} />}
      {needsBranch(request) && <BranchField form={form} />}
      {request.kind !== 'topup' && (
        <PayWayChoice form={form} uid={payer?.uid} totalKRW={totalKRW} />
      )}
      {payWith === 'transfer' && <TransferFields form={form} />}
      {!countCheck.ok && (
        <p className={styles.refusal} role="alert">
          {countCheck.reason}
        </p>
      )}
      {failure && <FailureMessage failure={failure} onRetry={send} focusNext={button} />}
      <div className={styles.foot} ref={button} tabIndex={-1}>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button tone="primary" size="large" type="submit" isBusy={isSending}>
          주문하기
        </Button>
      </div>
    </Form>
  )
}

interface LinesProps {
  lines: readonly OrderLine[]
  request: OrderRequest
}

function Lines({ lines, request }: LinesProps) {
  const id = useId()
  return (
    <>
      <h3 className="sr-only" id={id}>
        주문 내용
      </h3>
      <ul className={styles.lines} aria-labelledby={id}>
        {lines.map(({ code, name, priceKRW, quantity }) => (
          <li key={`${code} ${priceKRW}`}>
            <LinePicture request={request} code={code} />
            <span className={styles.what}>
              <b>{name}</b>
              <span className="num">{`${formatKRW(priceKRW)} × ${quantity}`}</span>
            </span>
            <b className={styles.sum}>{formatKRW(priceKRW * quantity)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

const TransferFields = ({ form }: { form: UseFormReturn<OrderEntry> }) => (
  <>
    <div className={styles.account}>
      <BankAccount />
    </div>
    <TextField form={form} name="depositor" label="입금자명" autoComplete="name" />
  </>
)

const BranchField = ({ form }: { form: UseFormReturn<OrderEntry> }) => (
  <SelectField form={form} name="branchId" label="받을 지점">
    <option value="">{CHOOSE_BRANCH}</option>
    {branchOptions.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)
