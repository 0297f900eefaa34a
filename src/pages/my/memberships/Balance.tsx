import { picture } from '@/content/pictures'
import { formatBalance } from '@/domain/orders/ledger'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './Balance.module.css'

export function Balance({ balanceKRW }: { balanceKRW: number }) {
  return (
    <Card className={styles.card}>
      <p className={styles.amount} data-owed={balanceKRW < 0 || undefined}>
        {formatBalance(balanceKRW)}
      </p>
      <Picture picture={picture('icon-topup')} alt="" className={styles.icon} />
      <ButtonLink className={styles.topup} tone="primary" size="large" isBlock to={paths.topup}>
        충전하기
      </ButtonLink>
    </Card>
  )
}
