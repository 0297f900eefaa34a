import { Check, TriangleAlert } from 'lucide-react'
import { branchName } from '@/content/branches/branchNames'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money'
import { type Catalogue, type LineWarning, lineWarnings } from '@/domain/orders/lineWarnings'
import { type Order, type OrderLine, orderNumber } from '@/domain/orders/order'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { staffFailureOf } from '@/remote/failureOf'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Tag } from '@/ui/Tag'
import { OwnFamilyNote } from '../OwnFamilyNote'
import { useStaffMember } from '../StaffMemberContext'
import styles from './AwaitingItem.module.css'
import { RegularWarning } from './RegularWarning'
import { useSettleOrder } from './useSettleOrder'

interface Props {
  order: Order
  catalogue: Catalogue | undefined
  onSettled: (words: string) => void
}

export function AwaitingItem({ order, catalogue, onSettled }: Props) {
  const { settle, busyWith, error, retry } = useSettleOrder(order, onSettled)
  const isOwn = isOwnFamily(useStaffMember(), order)
  const doubtsOf = (line: OrderLine) => (catalogue ? lineWarnings(line, catalogue) : [])
  const doubts = order.lines.flatMap(doubtsOf)
  const isBlocked = !catalogue || doubts.some((doubt) => doubt.isBlocking)
  const confirmPaid = () => {
    if (doubts.length > 0 && !window.confirm('주문할 때의 가격으로 확인할까요?')) return
    settle('confirm')
  }
  const cancel = () => {
    if (window.confirm('주문을 취소할까요?')) settle('cancel')
  }
  return (
    <Card as="li" className={styles.order}>
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
      <RegularWarning order={order} />
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
            disabled={isBlocked}
            isBusy={busyWith === 'confirm'}
            onClick={confirmPaid}
          >
            <Check aria-hidden="true" />
            <span>입금 확인</span>
          </Button>
        )}
      </div>
    </Card>
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
