import { Link } from 'react-router-dom'
import { formatKRW } from '@/domain/money'
import { awaitingTransfers } from '@/domain/orders/order'
import { paths } from '@/domain/site/paths'
import { BankAccount } from '@/features/orders/BankAccount'
import { awaitingOrdersQuery } from '@/features/orders/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Card } from '@/ui/layout/Card'
import styles from './PaymentsDue.module.css'

/** 「입금 대기」: orders whose money the agit waits for (specification 6, section 3). */
export function PaymentsDue() {
  const { familyUid } = useMember()
  const read = useRemoteRead(awaitingOrdersQuery(familyUid))
  if (read.status === 'loading') return <span hidden data-waiting />
  const orders = read.status === 'loaded' ? awaitingTransfers(read.data) : []
  if (orders.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="payments-due">
      <h2 className="text-18" id="payments-due">
        입금 대기
      </h2>
      <ul>
        {orders.map(({ id, totalKRW, depositor }) => (
          <li key={id} className={styles.order}>
            <p className={styles.sum}>{`${formatKRW(totalKRW)}을 보내 주세요.`}</p>
            <div className={styles.account}>
              <BankAccount />
            </div>
            <p className="spread-4">
              <span>{`입금자명 ${depositor}`}</span>
              <Link className={styles.link} to={paths.myMemberships}>
                주문 보기
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
