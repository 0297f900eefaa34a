import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { membershipFaq } from '@/content/info/membershipFaq'
import { planComparison } from '@/domain/orders/planComparison'
import { type Plan, planOf, plans, TIME_PASS_DAYS } from '@/domain/orders/plans'
import {
  FAMILY_DISCOUNT_PERCENT,
  namesFamilyDiscount,
  type PriceList,
} from '@/domain/orders/priceList'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { TermsLink } from '@/features/legal/TermsLink'
import { ByPrices } from '@/features/prices/ByPrices'
import { useMembershipCart } from '@/stores/membershipCart'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Container } from '@/ui/layout/Container'
import { Disclosure } from '@/ui/layout/Disclosure'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'
import styles from './MembershipPage.module.css'
import { MembershipPlanCard } from './MembershipPlanCard'
import { SelectionSummary } from './SelectionSummary'

const membershipHead: PageHead = {
  title: '멤버십 안내',
  description: '시간권, 월 정기권, 선불권의 혜택과 가격을 비교해 보세요.',
  canonicalPath: paths.membership,
}

const planOfPath = (pathname: string): Plan | undefined => {
  const key = pathname.toLowerCase().split('/').filter(Boolean)[1]
  return plans.find((plan) => plan.key === key)
}

export function MembershipPage() {
  const { pathname } = useLocation()
  // Another address selects its plan anew.
  return <Membership key={pathname} named={planOfPath(pathname)} />
}

function Membership({ named }: { named: Plan | undefined }) {
  const add = useMembershipCart((state) => state.add)
  const selected = useMembershipCart((state) => state.selected)
  // Until something is added or the cart is emptied.
  const [opening, setOpening] = useState(named)
  const selectedKey = opening?.key ?? selected?.plan

  return (
    <Sections>
      <PageIntro
        title="우리 집에 맞는 멤버십을 골라 보세요"
        lead="필요한 날에만, 매일 꾸준히, 형제자매가 함께. 가격은 모두 부가세를 포함해요."
      />
      <Container className={`${styles.plans} stack-4`}>
        {plans.map((plan) => (
          <ByPrices key={plan.key} of="prices">
            {(prices) => (
              <MembershipPlanCard
                plan={plan}
                prices={prices}
                isSelected={plan.key === selectedKey}
                isOpenedWith={plan === named}
                onAdd={(item) => {
                  add(item)
                  setOpening(undefined)
                }}
              />
            )}
          </ByPrices>
        ))}
      </Container>
      <Container className={`${styles.care} middle apart screen-only wrap-3`}>
        <p>이용권이 있으면 바로 돌봄을 예약할 수 있어요.</p>
        <ButtonLink tone="tonal" to={paths.care}>
          돌봄 예약
        </ButtonLink>
      </Container>
      <LaterSections>
        <PlanComparison />
        <MembershipFaq />
      </LaterSections>
      <SelectionSummary
        selected={opening?.name ?? selected?.title}
        onEmptied={() => setOpening(undefined)}
      />
    </Sections>
  )
}

function MembershipFaq() {
  return (
    <div className="screen-only">
      <Section isWarm heading="자주 묻는 질문" lead="결정하기 전에 많이 궁금해하시는 것들이에요.">
        <div className={`${styles.questions} card`}>
          <ByPrices of="prices">
            {(prices) =>
              membershipFaq(prices).map(({ question, answer, namesTerms }) => (
                <Disclosure key={question} summary={question}>
                  <p>
                    <span>{answer}</span>
                    {namesTerms && (
                      <>
                        {' '}
                        <span>자세한 내용은</span> <TermsLink particle="을" verb="확인해 주세요." />
                      </>
                    )}
                  </p>
                </Disclosure>
              ))
            }
          </ByPrices>
        </div>
      </Section>
    </div>
  )
}

function PlanComparison() {
  return <ByPrices of="prices">{({ list }) => <Comparison list={list} />}</ByPrices>
}

function Comparison({ list }: { list: PriceList }) {
  return (
    <SectionsContainer className={styles.section}>
      <div className={`${styles.sheet} card`}>
        <table className={`${styles.table} text-center`}>
          <caption className={`${styles.caption} wide-28 text-22 extrabold tight`}>
            멤버십 비교
          </caption>
          <thead>
            <tr>
              <th scope="col">혜택</th>
              {plans.map(({ key, name, kind }) => (
                <th key={key} scope="col">
                  <span>{name}</span> <span className="medium faint text-14 block">{kind}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planComparison(list).map(({ feature, values }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {plans.map(({ key }, column) => (
                  <td
                    className="bold balance"
                    key={key}
                    data-none={values[column] === '없음' || undefined}
                  >
                    {values[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={`${styles.notes} stack-2 note mt-6`}>
        <li>
          {`시간권은 평일에 이용하고 1개월(${TIME_PASS_DAYS}일) 동안 유효하며, 픽업이 포함되지 않아요.`}
        </li>
        <li>{`월 정기권은 ${planOf('subscription').usage}이며 간식과 픽업 비용은 별도예요.`}</li>
        <li>
          {namesFamilyDiscount(list)
            ? `패밀리는 둘째부터 ${FAMILY_DISCOUNT_PERCENT}% 할인되며, 이용 중인 레귤러 멤버십이 필요해요.`
            : '패밀리는 이용 중인 레귤러 멤버십이 필요해요.'}
        </li>
        <li>
          <span>이용 전이나 다음 결제일 전에 환불할 수 있고, 자세한 내용은</span>{' '}
          <TermsLink particle="을" verb="따라요." />
        </li>
      </ul>
    </SectionsContainer>
  )
}

export { MembershipPage as Component, membershipHead as head }
