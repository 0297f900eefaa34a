import { formatNumber } from '@/domain/money'
import type { Quote } from '@/domain/rides/reservationDraft'
import { Button } from '@/ui/button/Button'
import styles from './AddBar.module.css'
import { FareList } from './FareList'

interface Props {
  quote: Quote | undefined
  addedCount: number
}

export function AddBar({ quote, addedCount }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.added} role="status">
        {addedCount > 0 && (
          <>
            <span>{`장바구니에 ${addedCount}건을 담았어요.`}</span>{' '}
            <a href="#cart">장바구니 보기</a>
          </>
        )}
      </p>
      <section className={styles.estimate} aria-label="예상 요금">
        <p className={styles.sum} aria-live="polite">
          <span className={styles.label}>예상 요금</span>
          {quote ? (
            <b className={styles.amount}>
              <span>{formatNumber(quote.fare.total)}</span>
              <small>원</small>
            </b>
          ) : (
            <span className={styles.unknown}>장소를 고르면 보여요</span>
          )}
          {quote && quote.rideCount > 1 && (
            <span className={styles.count}>{`${quote.rideCount}건`}</span>
          )}
        </p>
        {quote && <FareList fare={quote.fare} layout="row" />}
      </section>
      <Button className={styles.button} tone="primary" size="large" type="submit" isSinglePress>
        장바구니 담기
      </Button>
    </div>
  )
}
