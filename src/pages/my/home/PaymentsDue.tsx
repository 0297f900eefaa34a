import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatKRW } from '@/domain/money'
import { awaitingTransfers, type Order } from '@/domain/orders/order'
import { paths } from '@/domain/site/paths'
import { BankAccount } from '@/features/orders/BankAccount'
import { awaitingOrdersQuery } from '@/features/orders/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Card } from '@/ui/layout/Card'
import { Remote } from '@/ui/message/Remote'
import styles from './MyPage.module.css'

/** 「입금 대기」: orders whose money the agit waits for (specification 6, section 3). */
export function PaymentsDue() {
  const { familyUid } = useMember()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(awaitingOrdersQuery(familyUid))
  // Stays with its heading, which has the focus, while it is read again.
  const [hasFailed, setHasFailed] = useState(false)
  if (read.status === 'failed' && !hasFailed) setHasFailed(true)
  if (read.status === 'loading' && !hasFailed) return <span hidden data-waiting />
  if (read.status === 'loaded' && awaitingTransfers(read.data).length === 0) return null
  return (
    <Card
      as="section"
      className={`${styles.card} stack-2`}
      aria-labelledby="payments-due"
      data-due={read.status === 'loaded' || undefined}
    >
      <h2 className="text-18" id="payments-due" ref={heading} tabIndex={-1}>
        입금 대기
      </h2>
      <Remote what="입금 대기" read={read} focusNext={heading}>
        {(orders) => (
          <ul>
            {awaitingTransfers(orders).map((order) => (
              <DueItem key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Remote>
    </Card>
  )
}

const DueItem = ({ order: { totalKRW, depositor } }: { order: Order }) => (
  <li className={`${styles.order} stack-3`}>
    <p className="text-22 extrabold tabular tight">{`${formatKRW(totalKRW)}을 보내 주세요.`}</p>
    <div className="inset p-3-4">
      <BankAccount />
    </div>
    <p className="gap-0-2 spread wrap">
      <span>{`입금자명 ${depositor}`}</span>
      <Link className="screen-only underlined-near touch" to={paths.myMemberships}>
        주문 보기
      </Link>
    </p>
  </li>
)
