import { Check, ReceiptText } from 'lucide-react'
import { dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { PAID_WITH_CREDIT } from '@/domain/orders/credit'
import { counterLabel, type Order, orderNumber } from '@/domain/orders/order'
import { isReceiptDue, receiptText } from '@/domain/orders/receipt'
import { issuedText, paidText } from '@/domain/orders/refund'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderTitle } from '@/features/orders/OrderTitle'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FamilyLink } from '../FamilyLink'
import { useStaffMember } from '../StaffMemberContext'
import { useWho } from '../useWho'
import { useIssueReceipt } from './commands'
import styles from './PaidItem.module.css'
import { RefundAction } from './RefundAction'

const waysOf = (order: Order): string =>
  counterLabel(order) ?? (order.payWith === 'balance' ? PAID_WITH_CREDIT : order.depositor)

/** A paid order: what it was, its receipt, who confirmed it, and 「환불」. */
export function PaidItem({ order }: { order: Order }) {
  return (
    <Card as="li" className={`${styles.order} grid from-top`} data-row={order.id}>
      <p>
        <b>{waysOf(order)}</b> <FamilyLink uid={order.uid} nickname={order.nickname} />{' '}
        <span>·</span> <OrderTitle lines={order.lines} />
      </p>
      <p className="bold tabular">{formatKRW(order.totalKRW)}</p>
      <p className="note whole-row">
        <span>{orderNumber(order)}</span>{' '}
        <time className="nowrap" dateTime={dayOf(order.updatedAt)}>
          {formatDay(dayOf(order.updatedAt))}
        </time>
      </p>
      <ReceiptLine order={order} />
      <div className="gap-2-3 whole-row wrap to-end row">
        <PaidBy order={order} />
        <RefundAction order={order} />
      </div>
    </Card>
  )
}

/** `입금 확인 도담쌤 11.28` */
export function PaidBy({ order }: { order: Order }) {
  const text = paidText(order, useWho(order.paidBy))
  return text === undefined ? null : <p className={`${styles.by} note tabular`}>{text}</p>
}

/** The receipt that was asked for, with 「발행함」 until it is issued. */
export function ReceiptLine({ order }: { order: Order }) {
  const issue = useIssueReceipt(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const who = useWho(order.receiptBy)
  if (order.receiptFor === '' || order.status !== 'paid') return null
  const isDue = isReceiptDue(order)
  return (
    <div
      className={`${styles.receipt} gap-2-3 whole-row mt-2 wrap icons-18 row`}
      data-due={isDue || undefined}
    >
      {isDue ? <ReceiptText aria-hidden="true" /> : <Check aria-hidden="true" />}
      <span className={`${styles.asked} flex wrap text-14 bold tabular gap-2px-2`}>
        <span>{receiptText(order)}</span>
        {order.receiptAt && <span className="note">{issuedText(order.receiptAt, who)}</span>}
      </span>
      {isDue && !isOwn && (
        <Button
          tone="tonal"
          isBusy={issue.isBusy}
          onClick={() => void issue.run(undefined, { row: order.id })}
        >
          발행함
        </Button>
      )}
      <CommandFailure isInline command={issue} />
    </div>
  )
}
