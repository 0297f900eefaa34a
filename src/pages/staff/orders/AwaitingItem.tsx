import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { checkRegular } from '@/domain/care/passUses'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { PAID_WITH_CREDIT } from '@/domain/orders/credit'
import { balanceKRW, formatBalance } from '@/domain/orders/ledger'
import {
  type Catalogue,
  type LineWarning,
  lineWarnings,
  NO_REGULAR,
  paymentQuestion,
} from '@/domain/orders/lineWarnings'
import { type Order, type OrderLine, orderNumber } from '@/domain/orders/order'
import { paymentEffects, refundedOrderIds } from '@/domain/orders/paymentEffects'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { now } from '@/platform/clock'
import { accountQuery } from '@/remote/accountQuery'
import { useBranchName } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { readOrders } from '@/repository/orders/orders'
import { readPasses } from '@/repository/orders/passes'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Tag } from '@/ui/Tag'
import { FamilyLink } from '../FamilyLink'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { ledgerOfParentQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import styles from './AwaitingItem.module.css'
import { orderActionLabels, useOrderAction } from './commands'
import { PaidBy, ReceiptLine } from './PaidItem'
import { RefundAction } from './RefundAction'

interface Props {
  order: Order
  catalogue: Catalogue | undefined
}

export function AwaitingItem({ order, catalogue }: Props) {
  const branchName = useBranchName()
  const warningsOf = (line: OrderLine) =>
    catalogue ? lineWarnings(line, catalogue, order.createdAt) : []
  const lacksRegular = useLacksRegular(order)
  const isAwaiting = order.status === 'awaitingPayment'
  return (
    <Card as="li" className={`${styles.order} grid from-top p-5`} data-row={order.id}>
      <p className="gap-2-3 row wrap muted">
        <span className={`${styles.number} plain pill text-14 bold tabular on-sunken`}>
          {orderNumber(order)}
        </span>{' '}
        <FamilyLink uid={order.uid} nickname={order.nickname} />{' '}
        <time className="text-14 tabular push" dateTime={order.createdAt.toISOString()}>
          {`${formatDay(dayOf(order.createdAt))} ${clockTime(order.createdAt)}`}
        </time>
      </p>
      <dl className={`${styles.facts} gap-2-4 flex wrap apart`}>
        <Payer order={order} />
        <div>
          <dt>합계</dt>
          <dd>{formatKRW(order.totalKRW)}</dd>
        </div>
      </dl>
      <div className={`${styles.lines} p-14px-4 stack-2 inset`}>
        {order.lines.map((line) => (
          <Line
            key={`${line.code} ${line.priceKRW} ${line.name}`}
            line={line}
            warnings={warningsOf(line)}
          />
        ))}
        {order.branchId !== '' && <p>{`받을 지점 ${branchName(order.branchId) ?? ''}`}</p>}
        {order.day !== '' && <p>{`받는 날 ${formatDay(order.day)}`}</p>}
      </div>
      {isAwaiting && lacksRegular && (
        <p className="danger-note" role="status">
          <TriangleAlert aria-hidden="true" />
          <span>{NO_REGULAR}</span>
        </p>
      )}
      <ReceiptLine order={order} />
      {isAwaiting ? (
        <PaymentActions
          order={order}
          warnings={order.lines.flatMap(warningsOf)}
          isUnknown={!catalogue}
          lacksRegular={lacksRegular}
        />
      ) : (
        <div className={`${styles.actions} wrap-3 middle to-end`}>
          <PaidBy order={order} />
          <CreditDebt order={order} />
          {order.status === 'paid' && order.totalKRW > 0 && <OrderStatusTag order={order} />}
          <RefundAction order={order} />
        </div>
      )}
    </Card>
  )
}

function Payer({ order: { payWith, depositor } }: Pick<Props, 'order'>) {
  return payWith === 'balance' ? (
    <div>
      <dt>결제 방법</dt>
      <dd>{PAID_WITH_CREDIT}</dd>
    </div>
  ) : (
    <div>
      <dt>입금자명</dt>
      <dd>{depositor}</dd>
    </div>
  )
}

interface LineProps {
  line: OrderLine
  warnings: readonly LineWarning[]
}

function Line({ line: { name, priceKRW, quantity }, warnings }: LineProps) {
  return (
    <>
      <p>
        <span>
          <bdi>{name}</bdi> <span>{`× ${quantity}`}</span>{' '}
          {warnings.map(({ label }) => (
            <Tag key={label} tone="red">
              <TriangleAlert aria-hidden="true" />
              <span>{label}</span>
            </Tag>
          ))}
        </span>{' '}
        <span className="rigid tabular">{formatKRW(priceKRW * quantity)}</span>
      </p>
      {warnings.map(({ label, reason }) => (
        <p key={label} className="danger-note">
          {reason}
        </p>
      ))}
    </>
  )
}

/** What is left after an order was taken from the credit, as the press read it: nothing to say unless it is a debt. */
function CreditDebt({ order: { uid, payWith, status } }: { order: Order }) {
  const staff = useStaffMember()
  const { data: entries } = useQuery({ ...ledgerOfParentQuery(staff.uid, uid), enabled: false })
  const balance = entries && balanceKRW(entries)
  if (payWith !== 'balance' || status !== 'paid' || balance === undefined || balance >= 0)
    return null
  return <p className="danger-note">{formatBalance(balance)}</p>
}

/** The 패밀리 of the order cannot be used yet; the payment can be confirmed anyway. */
function useLacksRegular(order: Order): boolean {
  const { uid } = useStaffMember()
  const regular = useRemoteRead(hasRegularQuery(uid, order.uid), hasFamilyWithoutRegular(order))
  return regular.status === 'loaded' && !regular.data
}

/** A 패밀리 without a 레귤러 depends on the member's other passes. */
const hasFamilyWithoutRegular = (order: Order): boolean => {
  const { passes } = paymentEffects(order, dayOf(now()))
  const has = (plan: string) => passes.some(({ planKey }) => planKey === plan)
  return has('prepaid') && !has('subscription')
}

const hasRegularQuery = (staffUid: string, memberUid: string) =>
  accountQuery({
    uid: staffUid,
    name: ['regular-of', memberUid],
    failure: '회원의 이용권을 불러오지 못했습니다.',
    read: async () => {
      const [passes, orders] = await Promise.all([readPasses(memberUid), readOrders(memberUid)])
      return checkRegular({ planKey: 'prepaid' }, dayOf(now()), passes, refundedOrderIds(orders)).ok
    },
  })

interface PaymentActionsProps {
  order: Order
  warnings: readonly LineWarning[]
  /** The prices of today are not known yet. */
  isUnknown: boolean
  lacksRegular: boolean
}

/** 「주문 취소」, and 「입금 확인」 or 「충전금에서 빼기」. */
function PaymentActions({ order, warnings, isUnknown, lacksRegular }: PaymentActionsProps) {
  const { act, busyWith, failed } = useOrderAction(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const payment = order.payWith === 'balance' ? 'takeCredit' : 'confirm'
  const pay = () => {
    const question = paymentQuestion(order, { isPriceUnclear: warnings.length > 0, lacksRegular })
    if (window.confirm(question)) act({ action: payment })
  }
  const cancel = () => {
    if (window.confirm('주문을 취소할까요?')) act({ action: 'cancel' })
  }
  return (
    <>
      {isOwn && <OwnFamilyNote />}
      <CommandFailure isInline command={failed} />
      <div className={`${styles.actions} wrap-3 middle to-end`}>
        <Button tone="text" size="large" isBusy={busyWith === 'cancel'} onClick={cancel}>
          주문 취소
        </Button>
        {!isOwn && (
          <Button
            tone="primary"
            size="large"
            disabled={isUnknown || warnings.some((warning) => warning.isBlocking)}
            isBusy={busyWith === payment}
            onClick={pay}
          >
            <Check aria-hidden="true" />
            <span>{orderActionLabels[payment]}</span>
          </Button>
        )}
      </div>
    </>
  )
}
