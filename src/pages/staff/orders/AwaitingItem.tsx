import { Check, TriangleAlert } from 'lucide-react'
import { branchName } from '@/content/branches/branchNames'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { type Catalogue, type LineWarning, lineWarnings } from '@/domain/orders/lineWarnings'
import { type Order, type OrderLine, orderNumber } from '@/domain/orders/order'
import { NO_REGULAR, paymentQuestion } from '@/domain/orders/paymentQuestion'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { staffFailureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Tag } from '@/ui/Tag'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import styles from './AwaitingItem.module.css'
import { RefundAction } from './RefundAction'
import { useLacksRegular } from './useLacksRegular'
import { useSettleOrder } from './useSettleOrder'

interface Props {
  order: Order
  catalogue: Catalogue | undefined
}

export function AwaitingItem({ order, catalogue }: Props) {
  const doubtsOf = (line: OrderLine) => (catalogue ? lineWarnings(line, catalogue) : [])
  const lacksRegular = useLacksRegular(order)
  const isAwaiting = order.status === 'awaitingPayment'
  return (
    <Card as="li" className={styles.order} data-row={order.id}>
      <p className={styles.top}>
        <span className={styles.number}>{orderNumber(order)}</span> <bdi>{order.nickname}</bdi>{' '}
        <time className={styles.time} dateTime={order.createdAt.toISOString()}>
          {`${formatDay(dayOf(order.createdAt))} ${clockTime(order.createdAt)}`}
        </time>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>입금자명</dt>
          <dd>{order.depositor}</dd>
        </div>
        <div>
          <dt>합계</dt>
          <dd>{formatKRW(order.totalKRW)}</dd>
        </div>
      </dl>
      <div className={styles.lines}>
        {order.lines.map((line) => (
          <Line
            key={`${line.code} ${line.priceKRW} ${line.name}`}
            line={line}
            doubts={doubtsOf(line)}
          />
        ))}
        {order.branchId !== '' && <p>{`받을 지점 ${branchName(order.branchId) ?? ''}`}</p>}
      </div>
      {isAwaiting && lacksRegular && (
        <p className="danger-note" role="status">
          <TriangleAlert aria-hidden="true" />
          <span>{NO_REGULAR}</span>
        </p>
      )}
      {isAwaiting ? (
        <PaymentActions
          order={order}
          doubts={order.lines.flatMap(doubtsOf)}
          isUnknown={!catalogue}
          lacksRegular={lacksRegular}
        />
      ) : (
        <div className={styles.actions}>
          {order.status === 'paid' && <OrderStatusTag order={order} />}
          <RefundAction order={order} />
        </div>
      )}
    </Card>
  )
}

interface ActionsProps {
  order: Order
  doubts: readonly LineWarning[]
  /** The prices of today are not known yet. */
  isUnknown: boolean
  lacksRegular: boolean
}

function PaymentActions({ order, doubts, isUnknown, lacksRegular }: ActionsProps) {
  const { settle, busyWith, error, retry } = useSettleOrder(order)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const confirmPaid = () => {
    const question = paymentQuestion(order, { isPriceDoubtful: doubts.length > 0, lacksRegular })
    if (window.confirm(question)) settle('confirm')
  }
  const cancel = () => {
    if (window.confirm('주문을 취소할까요?')) settle('cancel')
  }
  return (
    <>
      {isOwn && <OwnFamilyNote />}
      <FailureMessage isInline failure={staffFailureOf(error)} onRetry={retry} />
      <div className={styles.actions}>
        <Button tone="text" size="large" isBusy={busyWith === 'cancel'} onClick={cancel}>
          주문 취소
        </Button>
        {!isOwn && (
          <Button
            tone="primary"
            size="large"
            disabled={isUnknown || doubts.some((doubt) => doubt.isBlocking)}
            isBusy={busyWith === 'confirm'}
            onClick={confirmPaid}
          >
            <Check aria-hidden="true" />
            <span>입금 확인</span>
          </Button>
        )}
      </div>
    </>
  )
}

interface LineProps {
  line: OrderLine
  doubts: readonly LineWarning[]
}

function Line({ line: { name, priceKRW, quantity }, doubts }: LineProps) {
  return (
    <>
      <p>
        <span>
          <bdi>{name}</bdi> <span>{`× ${quantity}`}</span>{' '}
          {doubts.map(({ label }) => (
            <Tag key={label} tone="red">
              <TriangleAlert aria-hidden="true" />
              <span>{label}</span>
            </Tag>
          ))}
        </span>{' '}
        <span className={styles.sum}>{formatKRW(priceKRW * quantity)}</span>
      </p>
      {doubts.map(({ label, reason }) => (
        <p key={label} className="danger-note">
          {reason}
        </p>
      ))}
    </>
  )
}
