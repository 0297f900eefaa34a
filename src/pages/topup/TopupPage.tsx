import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatKRW } from '@/domain/money'
import {
  DEFAULT_TOPUP_KRW,
  type TopupAmountKRW,
  topupAmountOf,
  topupAmountsKRW,
} from '@/domain/orders/topup'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { FareNow } from '@/features/prices/FareNow'
import { useUrlState } from '@/platform/page/useUrlState'
import { RadioRow } from '@/ui/form/RadioRow'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Tag } from '@/ui/Tag'
import { PlanTeasers } from './PlanTeasers'
import styles from './TopupPage.module.css'
import { TopupSummary } from './TopupSummary'

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

export { TopupPage as Component, topupHead as head }
