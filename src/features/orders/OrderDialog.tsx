import { TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import type { MembershipCartItem } from '@/domain/orders/membershipCart'
import {
  CHOOSE_BRANCH,
  checkOrderLines,
  type OrderLine,
  orderTotalKRW,
} from '@/domain/orders/order'
import { isPassActive, lacksRegular } from '@/domain/orders/pass'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { isBookable } from '@/domain/places/branch'
import { paths } from '@/domain/site/paths'
import { now } from '@/platform/clock'
import { leaveDialogEntries } from '@/platform/page/dialogHistory'
import { pricesUnread } from '@/remote/publicSettings'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { NamedOptions } from '@/ui/form/Select'
import { SelectField } from '@/ui/form/SelectField'
import { Dialog } from '@/ui/layout/Dialog'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { LinePicture } from './LinePicture'
import styles from './OrderDialog.module.css'
import { OrderSent } from './OrderSent'
import { needsBranch, type OrderEntry } from './orderEntry'
import type { OrderRequest } from './orderRequest'
import { PayWayChoice } from './PayWayChoice'
import { ordersQuery, passesQuery } from './queries'
import { SnackRecipient } from './SnackRecipient'
import { TransferFields } from './TransferFields'
import { type SentOrder, useOrder } from './useOrder'
import type { Payer } from './usePayer'

interface Props {
  /** Undefined once the session has ended. */
  payer: Payer | undefined
  request: OrderRequest
  isOpen: boolean
  onClose: () => void
}

/** 「주문 확인」 (specification 4, section 5), then 「주문 완료」 (6, section 3), which leads to the orders. */
export function OrderDialog({ isOpen, onClose, ...props }: Props) {
  const [sent, setSent] = useState<SentOrder>()
  const navigate = useNavigate()
  const leave = () => {
    // Closing is called twice, by the button and by the dialog itself.
    if (!isOpen) return
    onClose()
    void leaveDialogEntries().then(() => navigate(paths.myMemberships))
  }
  return (
    <Dialog
      title={sent ? '주문 완료' : '주문 확인'}
      isOpen={isOpen}
      onClose={sent ? leave : onClose}
      closing="foot"
    >
      {sent ? (
        <OrderSent order={sent} onClose={leave} />
      ) : (
        <OrderForm {...props} onClose={onClose} onSent={setSent} />
      )}
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'isOpen'> {
  onSent: (order: SentOrder) => void
}

function OrderForm({ payer, request, onClose, onSent }: FormProps) {
  const { form, lines, prices, prefersCredit, send, failure, isSending } = useOrder(
    payer,
    request,
    onSent,
  )
  const button = useRef<HTMLDivElement>(null)
  const totalKRW = orderTotalKRW(lines)
  const payWith = useWatch({ control: form.control, name: 'payWith' })
  const countCheck = checkOrderLines(lines)
  return (
    <Form className="stack-5" onSubmit={send}>
      <Lines lines={lines} request={request} changed={prices.changed} />
      {prices.goneNames.length > 0 && (
        <p className="danger-note" role="alert">
          {`지금은 판매하지 않아 뺐어요: ${prices.goneNames.join(', ')}`}
        </p>
      )}
      {payer && request.kind === 'membership' && (
        <RegularMissing uid={payer.uid} items={request.items} />
      )}
      <p className={`${styles.total} sum-line bold pt-3`}>
        <span>합계</span> <Amount isTotal>{formatKRW(totalKRW)}</Amount>
      </p>
      {request.kind === 'snack' && <SnackRecipient form={form} request={request} />}
      {needsBranch(request) && <BranchField form={form} />}
      {request.kind !== 'topup' && (
        <PayWayChoice
          form={form}
          uid={payer?.uid}
          totalKRW={totalKRW}
          prefersCredit={prefersCredit}
        />
      )}
      {payWith === 'transfer' && <TransferFields form={form} />}
      {!countCheck.ok && (
        <p className="danger semibold" role="alert">
          {countCheck.reason}
        </p>
      )}
      {prices.hasFailed && (
        <FailureMessage failure={pricesUnread} onRetry={prices.retry} focusNext={button} />
      )}
      {failure && <FailureMessage failure={failure} onRetry={send} focusNext={button} />}
      <div className={`${styles.foot} stack-3`} ref={button} tabIndex={-1}>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button
          tone="primary"
          size="large"
          type="submit"
          isBusy={isSending || (!prices.isKnown && !prices.hasFailed)}
          disabled={prices.hasFailed || lines.length === 0}
        >
          주문하기
        </Button>
      </div>
    </Form>
  )
}

interface LinesProps {
  lines: readonly OrderLine[]
  request: OrderRequest
  changed: ReadonlySet<string>
}

function Lines({ lines, request, changed }: LinesProps) {
  const id = useId()
  return (
    <>
      <h3 className="sr-only" id={id}>
        주문 내용
      </h3>
      <ul className={`${styles.lines} stack-3`} aria-labelledby={id}>
        {lines.map(({ code, name, priceKRW, quantity }) => (
          <li key={`${code} ${priceKRW}`}>
            <LinePicture request={request} code={code} />
            <span className="grow-6rem grid min-0">
              <b>{name}</b>
              <span className="note num">{`${formatKRW(priceKRW)} × ${quantity}`}</span>
              {changed.has(code) && <span className="danger-note">가격이 바뀌었어요.</span>}
            </span>
            <b className="rigid tabular">{formatKRW(priceKRW * quantity)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

const BranchField = ({ form }: { form: UseFormReturn<OrderEntry> }) => (
  <SelectField form={form} name="branchId" label="받을 지점">
    <option value="">{CHOOSE_BRANCH}</option>
    <NamedOptions of={useBranchContacts().filter(isBookable)} />
  </SelectField>
)

/** Beside the lines: 패밀리 alone cannot be used. */
function RegularMissing({ uid, items }: { uid: string; items: readonly MembershipCartItem[] }) {
  const ordered = items.map(({ plan }) => plan)
  const mayLack = lacksRegular(ordered, [])
  const passes = useRemoteRead(passesQuery(uid), mayLack)
  const orders = useRemoteRead(ordersQuery(uid), mayLack)
  if (passes.status !== 'loaded' || orders.status !== 'loaded') return null
  const today = dayOf(now())
  const refunded = refundedOrderIds(orders.data)
  const active = passes.data.filter((pass) => isPassActive(pass, today, refunded))
  if (!lacksRegular(ordered, active)) return null
  return (
    <p className="alert row-2 icons-20">
      <TriangleAlert aria-hidden="true" />
      <span>지금은 레귤러가 없어 쓸 수 없어요.</span>
    </p>
  )
}
