import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { simulationNotice } from '@/content/info/simulationNotice'
import { type PictureName, picture } from '@/content/pictures'
import { planPitches } from '@/content/planPitches'
import { formatKRW } from '@/domain/money'
import { type PlanKey, planOf } from '@/domain/orders/plans'
import { formatOptionPrice, type PriceList, soldOptions } from '@/domain/orders/priceList'
import {
  DEFAULT_TOPUP_KRW,
  type TopupAmountKRW,
  topupAmountOf,
  topupAmountsKRW,
  topupItem,
  topupTotalKRW,
} from '@/domain/orders/topup'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import { ByPrices } from '@/features/prices/ByPrices'
import { NOT_SOLD } from '@/features/prices/ComingPrice'
import { FareNow } from '@/features/prices/FareNow'
import { useUrlState } from '@/platform/page/useUrlState'
import { useTopupCart } from '@/stores/topupCart'
import { Button } from '@/ui/button/Button'
import { RadioRow } from '@/ui/form/RadioRow'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import styles from './TopupPage.module.css'
import summary from './TopupSummary.module.css'

const topupHead: PageHead = {
  title: '충전하기',
  description: '충전 금액을 선택해 주세요.',
  canonicalPath: paths.topup,
}

export function TopupPage() {
  const url = useUrlState()
  const amountKRW = topupAmountOf(url.read('amount')) ?? DEFAULT_TOPUP_KRW
  return (
    <Sections>
      <PageIntro title="얼마를 충전할까요?" lead="픽업, 돌봄 시간, 간식에 쓸 수 있어요." />
      <SectionsContainer className={styles.layout}>
        <div className="pb-14 stack-6">
          <Sections>
            <AmountChoice
              amountKRW={amountKRW}
              onChoose={(amount) => url.write({ amount: String(amount) })}
            />
            <p className="muted">
              픽업 요금은 도착하면 충전금에서 빠지고, 이용권과 간식은 주문할 때 충전금을 고르면
              돼요. 충전은 계좌 이체로 해요.
            </p>
            <FareNow />
            <p className="muted">
              <span>이 금액으로 무엇을 이용할 수 있는지 궁금하다면</span>{' '}
              <Link
                className={`${styles.link} underlined-near accent bold`}
                to={paths.topupPricing}
              >
                충전 안내
              </Link>
            </p>
            <PlanTeasers />
          </Sections>
        </div>
        <TopupSummary amountKRW={amountKRW} />
      </SectionsContainer>
    </Sections>
  )
}

interface Props {
  amountKRW: TopupAmountKRW
  onChoose: (amountKRW: TopupAmountKRW) => void
}

function AmountChoice({ amountKRW, onChoose }: Props) {
  const headingId = useId()
  return (
    <section>
      <h2 className="mb-3" id={headingId}>
        충전 금액
      </h2>
      <div className={`${styles.amounts} stack-3`} role="radiogroup" aria-labelledby={headingId}>
        {topupAmountsKRW.map((each) => (
          <RadioRow
            key={each}
            name="topup-amount"
            value={each}
            label={<span className="amount text-22">{formatKRW(each)}</span>}
            note={each === DEFAULT_TOPUP_KRW ? <Tag>많이 골라요</Tag> : undefined}
            checked={each === amountKRW}
            onChange={() => onChoose(each)}
          />
        ))}
      </div>
    </section>
  )
}

const teasers: readonly { key: PlanKey; image: PictureName }[] = [
  { key: 'subscription', image: 'plan-regular' },
  { key: 'prepaid', image: 'plan-family' },
  { key: 'timepass', image: 'plan-light' },
]

function teaserPrice(list: PriceList, key: PlanKey): string {
  const [first, ...others] = soldOptions(list, key)
  if (!first) return NOT_SOLD
  return `${formatOptionPrice(first)}${others.length > 0 ? '부터' : ''}`
}

function PlanTeasers() {
  return (
    <section className="mt-6">
      <h2 className="mb-4">멤버십도 함께 살펴보세요</h2>
      <ul className="stack-3">
        {teasers.map(({ key, image }) => (
          <Card as="li" key={key}>
            <Link className={`${styles.teaser} p-4-5 stack-4 middle`} to={paths.membership}>
              <Picture className={styles.image} picture={picture(image)} alt="" sizes="84px" />
              <div>
                <h3 className="underlined-inside">{planOf(key).name}</h3>
                <p className="note">{planPitches[key].line}</p>
                <ByPrices of="prices">
                  {({ list }) => <p className="mt-1 bold tabular">{teaserPrice(list, key)}</p>}
                </ByPrices>
              </div>
              <ChevronRight className="square-20 faint" aria-hidden="true" />
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function alertPlaceholder(amountKRW: TopupAmountKRW) {
  console.info(`충전 결제: ${amountKRW}`)
  window.alert(`${formatKRW(amountKRW)}을 충전합니다.\n${simulationNotice}`)
}

function TopupSummary({ amountKRW }: { amountKRW: TopupAmountKRW }) {
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
    <section className={`${summary.summary} sticky-bar stack-3`} aria-label="충전 요약">
      <dl className={summary.amounts} aria-live="polite">
        <div className={summary.detail}>
          <dt className="muted">충전 금액</dt>
          <dd>{formatKRW(amountKRW)}</dd>
        </div>
        <div className={summary.total}>
          <dt className="muted">결제 금액</dt>
          <dd>{formatKRW(amountKRW)}</dd>
        </div>
      </dl>
      <PutAside />
      {!ordering.isLooking && (
        <div className={`${summary.actions} stack-2 screen-only`}>
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
    <p className={`${summary.cart} spread-3 inset note`}>
      <span>{`장바구니 ${items.length}건, 총 ${formatKRW(topupTotalKRW(items))}`}</span>
      <button
        className={`${summary.clear} underlined-near min-h-44 screen-only rigid bold`}
        type="button"
        onClick={clear}
      >
        비우기
      </button>
    </p>
  )
}

export { TopupPage as Component, topupHead as head }
