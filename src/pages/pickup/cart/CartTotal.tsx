import { formatNumber } from '@/domain/money'
import { Amount } from '@/ui/Amount'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import styles from './CartTotal.module.css'

interface Props {
  count: number
  totalKRW: number
  children: Elements
}

export function CartTotal({ count, totalKRW, children }: Props) {
  return (
    <Card className={styles.total} data-empty={count === 0 || undefined}>
      {count > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt>예약</dt>
            <dd>{`${count}건`}</dd>
          </div>
          <div className={styles.grand}>
            <dt>합계</dt>
            <dd>
              <Amount size={28} isTotal>
                {formatNumber(totalKRW)}
              </Amount>
              <span>원</span>
            </dd>
          </div>
        </dl>
      )}
      {children}
    </Card>
  )
}
