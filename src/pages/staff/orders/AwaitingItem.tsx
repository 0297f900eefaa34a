import { Check, TriangleAlert } from 'lucide-react'
import { branchById } from '@/content/branches'
import { clockTime, dayOf, formatDay } from '@/domain/dates/day'
import { formatKRW } from '@/domain/money/money'
import { type Order, type OrderLine, orderNumber, priceDoubt } from '@/domain/orders/order'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Tag } from '@/ui/Tag'
import { CommandProblem } from '../CommandProblem'
import styles from './AwaitingItem.module.css'
import { useSettleOrder } from './useSettleOrder'

interface Props {
  order: Order
  /** What the site asks for today; nothing as long as it is not known. */
  prices: ReadonlyMap<string, number> | undefined
  onSettled: (words: string) => void
}

/** An order whose payment the agit looks for in the bank account. */
export function AwaitingItem({ order, prices, onSettled }: Props) {
  const { settle, busyWith, error } = useSettleOrder(order, onSettled)
  const doubtOf = (line: OrderLine) => prices && priceDoubt(line, prices)
  const isBlocked = !prices || order.lines.some(doubtOf)
  const cancel = () => {
    if (window.confirm('주문을 취소할까요?')) settle('cancel')
  }
  return (
    <Card as="li" className={styles.order}>
      <p className={styles.top}>
        <span className={styles.number}>{orderNumber(order)}</span> <span>{order.nickname}</span>{' '}
        <time className={styles.time} dateTime={order.createdAt.toISOString()}>
          {formatDay(dayOf(order.createdAt))} {clockTime(order.createdAt)}
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
          <Line key={`${line.code} ${line.priceKRW}`} line={line} doubt={doubtOf(line)} />
        ))}
        {order.branchId !== '' && <p>받을 지점 {branchById(order.branchId)?.name}</p>}
      </div>
      <CommandProblem error={error} />
      <div className={styles.actions}>
        <Button tone="text" size="large" isBusy={busyWith === 'cancel'} onClick={cancel}>
          주문 취소
        </Button>
        <Button
          tone="primary"
          size="large"
          disabled={isBlocked}
          isBusy={busyWith === 'confirm'}
          onClick={() => settle('confirm')}
        >
          <Check aria-hidden="true" />
          입금 확인
        </Button>
      </div>
    </Card>
  )
}

interface LineProps {
  line: OrderLine
  /** Why its price must be looked at. */
  doubt: string | undefined
}

function Line({ line: { name, priceKRW, quantity }, doubt }: LineProps) {
  return (
    <>
      <p>
        <span>
          {name} × {quantity}{' '}
          {doubt && (
            <Tag tone="red">
              <TriangleAlert aria-hidden="true" />
              가격 확인 필요
            </Tag>
          )}
        </span>{' '}
        <span className={styles.sum}>{formatKRW(priceKRW * quantity)}</span>
      </p>
      {doubt && <p className={styles.doubt}>{doubt}</p>}
    </>
  )
}
