import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Link } from '@/ui/Link'
import { PageIntro } from '@/ui/PageIntro'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { AmountChoice } from './AmountChoice'
import { PlanTeasers } from './PlanTeasers'
import styles from './TopupPage.module.css'
import { TopupSummary } from './TopupSummary'
import { useTopupAmount } from './useTopupAmount'

export const topupHead: PageHead = {
  title: '충전하기',
  description: '충전 금액을 선택해 주세요.',
  canonicalPath: paths.topup,
}

export function TopupPage() {
  const [amountKRW, chooseAmount] = useTopupAmount()
  return (
    <Sections>
      <PageIntro title="얼마를 충전할까요?" lead="픽업, 돌봄 시간, 간식에 쓸 수 있어요." />
      <SectionsContainer className={styles.layout}>
        <div className={styles.choice}>
          <Sections>
            <AmountChoice amountKRW={amountKRW} onChoose={chooseAmount} />
            <p className={styles.guide}>
              이 금액으로 무엇을 이용할 수 있는지 궁금하다면{' '}
              <Link className={styles.link} to={paths.topupPricing}>
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

export { TopupPage as Component, topupHead as head }
