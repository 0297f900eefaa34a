import { simulationNotice } from '@/content/info/simulationNotice'
import { formatKRW } from '@/domain/money'
import { type TopupAmountKRW, topupItem, topupTotalKRW } from '@/domain/orders/topup'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import { useTopupCart } from '@/stores/topupCart'
import { Button } from '@/ui/button/Button'
import styles from './TopupSummary.module.css'

function alertPlaceholder(amountKRW: TopupAmountKRW) {
  console.info(`충전 결제: ${amountKRW}`)
  window.alert(`${formatKRW(amountKRW)}을 충전합니다.\n${simulationNotice}`)
}

export function TopupSummary({ amountKRW }: { amountKRW: TopupAmountKRW }) {
  const add = useTopupCart((state) => state.add)
  const ordering = useOrdering()

  const addToCart = () => {
    if (!add(amountKRW).ok) return
    console.info(`충전 장바구니: ${amountKRW}`)
    const added = `${formatKRW(amountKRW)}을 장바구니에 담았어요.`
    // Real for members (specification 4, section 0).
    window.alert(ordering.isGuest ? `${added}\n${simulationNotice}` : added)
  }

  const pay = () => {
    if (ordering.isGuest) {
      alertPlaceholder(amountKRW)
      return
    }
    // Only the chosen amount, without the cart.
    const topup = topupItem('topup-now', amountKRW)
    if (topup.ok) void ordering.order({ kind: 'topup', items: [topup.item] })
  }

  return (
    <section className={`${styles.summary} sticky-bar stack-3`} aria-label="충전 요약">
      <dl className={styles.amounts} aria-live="polite">
        <div className={styles.detail}>
          <dt className="muted">충전 금액</dt>
          <dd>{formatKRW(amountKRW)}</dd>
        </div>
        <div className={styles.total}>
          <dt className="muted">결제 금액</dt>
          <dd>{formatKRW(amountKRW)}</dd>
        </div>
      </dl>
      <PutAside />
      {!ordering.isLooking && (
        <div className={`${styles.actions} stack-2 screen-only`}>
          <Button tone="tonal" size="large" onClick={addToCart}>
            장바구니 담기
          </Button>
          <Button tone="primary" size="large" isBusy={ordering.isOpening} onClick={pay}>
            바로 결제하기
          </Button>
        </div>
      )}
      <SignupInvitation to="order" />
      <OpenedOrder ordering={ordering} />
    </section>
  )
}

function PutAside() {
  const items = useTopupCart((state) => state.items)
  const clear = useTopupCart((state) => state.clear)
  if (items.length === 0) return null
  return (
    <p className={`${styles.cart} spread-3 inset note`}>
      <span>{`장바구니 ${items.length}건, 총 ${formatKRW(topupTotalKRW(items))}`}</span>
      <button
        className={`${styles.clear} underlined-near min-h-44 screen-only rigid bold`}
        type="button"
        onClick={clear}
      >
        비우기
      </button>
    </p>
  )
}
