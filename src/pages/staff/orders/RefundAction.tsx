import { zodResolver } from '@hookform/resolvers/zod'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatKRW, formatNumber } from '@/domain/money'
import { type Order, payerOf } from '@/domain/orders/order'
import {
  checkRefundAmount,
  checkRefundReason,
  MAX_REFUND_REASON,
  RECEIPT_TO_CANCEL,
  refundOf,
} from '@/domain/orders/refund'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import { useOrderAction, useUpcomingCare } from './commands'

/** What a paid, cancelled or refunded order is, and 「환불」 of a paid one: of nothing, nothing goes back. */
export function RefundAction({ order }: { order: Order }) {
  const isOwn = isOwnFamily(useStaffMember(), order)
  const [isOpen, setOpen] = useState(false)
  const isPaid = order.status === 'paid'
  if (isPaid && isOwn) return <OwnFamilyNote />
  return (
    <>
      {isPaid && order.totalKRW > 0 ? (
        <Button size="large" onClick={() => setOpen(true)}>
          환불
        </Button>
      ) : (
        <OrderStatusTag order={order} />
      )}
      <RefundDialog order={order} isOpen={isOpen && isPaid} onClose={() => setOpen(false)} />
    </>
  )
}

interface Props {
  order: Order
  isOpen: boolean
  onClose: () => void
}

/** 「환불」 of a paid order, in whole or in part (specification 7, section 4); for every page of `/staff` that shows orders. */
function RefundDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog title="환불" isOpen={isOpen} onClose={props.onClose} closing="foot">
      <RefundForm {...props} />
    </Dialog>
  )
}

interface RefundEntry {
  amount: string
  reason: string
}

const refundSchema = ({ totalKRW }: Order): z.ZodMiniType<RefundEntry, RefundEntry> =>
  z.object({
    amount: z.string().check(fieldRule(checkRefundAmount(totalKRW))),
    reason: z.string().check(fieldRule(checkRefundReason)),
  })

function RefundForm({ order, onClose }: Omit<Props, 'isOpen'>) {
  const { act, busyWith, failed } = useOrderAction(order)
  const careAhead = useUpcomingCare(order)
  const form = useForm<RefundEntry>({
    defaultValues: { amount: formatNumber(order.totalKRW), reason: '' },
    resolver: zodResolver(refundSchema(order)),
  })
  const send = form.handleSubmit(({ amount, reason }) => {
    void careAhead.run(undefined, {
      onDone: (care) => {
        const isCancelled =
          care.length > 0 && window.confirm(`이 이용권의 예약 ${care.length}건도 취소할까요?`)
        const refund = refundOf(amount, reason)
        act({ action: 'refund', refund, care: isCancelled ? care : [] }, onClose)
      },
    })
  })
  return (
    <Form className="stack-5" onSubmit={send}>
      <p className="spread-4">
        <span>
          <b>{payerOf(order)}</b> <OrderTitle lines={order.lines} />
        </span>{' '}
        <span className="rigid tabular">{formatKRW(order.totalKRW)}</span>
      </p>
      <TextField
        form={form}
        name="amount"
        label="환불 금액"
        unit="원"
        inputMode="numeric"
        hint={`1원부터 ${formatKRW(order.totalKRW)}까지`}
      />
      <TextField
        form={form}
        name="reason"
        label="사유"
        limit={MAX_REFUND_REASON}
        isCounted
        hint="보호자에게도 보여요."
      />
      {order.receiptAt && (
        <p className="danger-note" role="status">
          <TriangleAlert aria-hidden="true" />
          <span>{RECEIPT_TO_CANCEL}</span>
        </p>
      )}
      <CommandFailure isInline command={careAhead} />
      <CommandFailure isInline command={failed} />
      <DialogFoot onClose={onClose}>
        <Button
          tone="danger"
          size="large"
          type="submit"
          isBusy={careAhead.isBusy || busyWith === 'refund'}
        >
          환불하기
        </Button>
      </DialogFoot>
    </Form>
  )
}
