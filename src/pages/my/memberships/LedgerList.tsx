import { dayOf, formatDay } from '@/domain/dates/day'
import {
  formatAmount,
  formatBalance,
  type LedgerEntry,
  ledgerLabels,
  ledgerLines,
} from '@/domain/orders/ledger'
import { Card } from '@/ui/layout/Card'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './LedgerList.module.css'

export function LedgerList({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0)
    return <StateMessage role="status" message="아직 충전하거나 사용한 내역이 없어요." />
  return (
    <Card>
      <ul className={styles.list} aria-label="충전금 내역">
        {ledgerLines(entries).map(({ entry, balanceKRW }) => (
          <li key={entry.id}>
            <p className={styles.what}>
              <b>{ledgerLabels[entry.kind]}</b> <span>{entry.note}</span>
            </p>
            <p className={styles.amount}>
              <b data-added={entry.amountKRW > 0 || undefined}>{formatAmount(entry.amountKRW)}</b>{' '}
              <span>
                <span className="sr-only">남은 충전금 </span>
                <span>{formatBalance(balanceKRW)}</span>
              </span>
            </p>
            <time className={styles.day} dateTime={dayOf(entry.at)}>
              {formatDay(dayOf(entry.at))}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
