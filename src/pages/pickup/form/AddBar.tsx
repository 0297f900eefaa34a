import { lazy, Suspense } from 'react'
import { formatNumber } from '@/domain/money'
import type { Quote } from '@/domain/rides/drafts/reservationDraft'
import { atFareOfDay, totalFareKRW } from '@/domain/rides/reservations/reservation'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { useFares } from '@/remote/publicSettings'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import styles from './AddBar.module.css'
import { FareList } from './FareList'

interface Props {
  summary: Elements
  formId: string
  quote: Quote | undefined
  reservations: (newId: () => string) => ReservationCart | undefined
}

/** Members only, so guests do not load it. */
const BookNow = lazy(async () => ({ default: (await import('./MemberBar')).BookNow }))
const BookAtOnce = lazy(async () => ({ default: (await import('./MemberBar')).BookAtOnce }))

export function AddBar({ summary, formId, quote, reservations }: Props) {
  const isMember = isSignedIn(useAccount())
  const lines = useReservationCart((state) => state.items)
  const items = atFareOfDay(lines, useFares())
  const isWaiting = usePickupWizard((state) => state.hasAdded) && items.length > 0
  return (
    <div
      className={`${styles.bar} sticky-bar spread screen-only wrap`}
      data-member={isMember || undefined}
      data-waiting={isWaiting || undefined}
    >
      <div className={`${styles.waiting} gap-1-3 line-below row wrap apart full`}>
        <p role="status">
          {isWaiting && (
            <>
              <b>아직 예약 전이에요.</b>{' '}
              <span className="num">
                {`${items.length}건 ${formatNumber(totalFareKRW(items))}원`}
              </span>
            </>
          )}
        </p>
        {isWaiting && !isMember && (
          <a className="underlined touch accent bold" href="#cart">
            장바구니 보기
          </a>
        )}
        {isWaiting && (
          <AccountGate>
            {() => (
              <Suspense fallback={<BusyButton label="지금 예약하기" />}>
                <BookNow />
              </Suspense>
            )}
          </AccountGate>
        )}
      </div>
      {summary}
      <Estimate quote={quote} />
      <div className={`${styles.buttons} flex gap-2 to-end`}>
        <Button
          className={styles.button}
          form={formId}
          tone={addTone({ isMember, isWaiting })}
          size="large"
          type="submit"
          isSinglePress
        >
          장바구니 담기
        </Button>
        <AccountGate>
          {() => (
            <Suspense fallback={<BusyButton label="바로 예약하기" />}>
              <BookAtOnce reservations={reservations} isPrimary={!isWaiting} />
            </Suspense>
          )}
        </AccountGate>
      </div>
    </div>
  )
}

/** One solid button a screen: a member's is the one that books. */
function addTone({ isMember, isWaiting }: { isMember: boolean; isWaiting: boolean }) {
  if (!isMember) return 'primary'
  return isWaiting ? 'line' : 'tonal'
}

const BusyButton = ({ label }: { label: string }) => (
  <Button className={styles.button} tone="primary" size="large" isBusy>
    {label}
  </Button>
)

function Estimate({ quote }: Pick<Props, 'quote'>) {
  return (
    <section className="contents" aria-label="예상 요금">
      <p className={`${styles.sum} grid baseline`} aria-live="polite">
        <span className={`${styles.label} note whole-row`}>예상 요금</span>
        {quote ? (
          <b className={`${styles.amount} amount text-22 nowrap`}>
            <span>{formatNumber(quote.fare.total)}</span>
            <small className="text-16">원</small>
          </b>
        ) : (
          <span className={`${styles.unknown} note whole-row`}>장소를 고르면 보여요</span>
        )}
        {quote && quote.rideCount > 1 && (
          <span className="accent text-14 bold">{`${quote.rideCount}건`}</span>
        )}
      </p>
      {quote && (
        <details className={styles.fare}>
          <summary className="touch note">요금 보기</summary>
          <FareList fare={quote.fare} layout="row" />
        </details>
      )}
    </section>
  )
}
