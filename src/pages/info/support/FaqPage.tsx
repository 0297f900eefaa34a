import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { faqGroups } from '@/content/info/faq'
import { picture } from '@/content/pictures'
import { countQuestions, type FaqGroup, searchFaq } from '@/domain/site/faq'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { ByPrices, builtDayPrices, useDayPrices } from '@/features/prices/ByPrices'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Field } from '@/ui/form/Field'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { Sentence } from '@/ui/Sentence'
import styles from './FaqPage.module.css'

const faqHead: PageHead = {
  title: '자주 묻는 질문',
  description:
    '픽업, 멤버십, 프로그램, 간식, 개인정보에 관해 보호자께서 자주 묻는 질문과 답을 모았어요.',
}

export function FaqPage() {
  const [query, setQuery] = useState('')
  const prices = useDayPrices('both') ?? builtDayPrices
  const count = countQuestions(searchFaq(faqGroups(prices), query))
  const isSearching = query.trim() !== ''
  return (
    <Sections>
      <PageIntro
        title={faqHead.title}
        lead="궁금한 말로 찾아보세요. ㅎㅂ처럼 초성만 적어도 돼요."
      />
      <SectionsContainer className={`${styles.layout} top pb-section stack-8`}>
        <div className={`${styles.search} stack-3`}>
          <Field label="질문 검색" icon={<Search aria-hidden="true" />}>
            {(control) => (
              <input
                {...control}
                type="search"
                placeholder="예: 환불, 픽업 요금, 알레르기"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            )}
          </Field>
          <p className="note semibold" role="status">
            {isSearching ? `‘${query.trim()}’ 검색 결과 ${count}개` : `질문 ${count}개`}
          </p>
        </div>
        <div className="stack-5 min-0">
          <ByPrices of="both">
            {(shown) =>
              searchFaq(faqGroups(shown), query).map((group) => (
                <FaqGroupSection key={group.id} group={group} />
              ))
            }
          </ByPrices>
          {count === 0 && (
            <div className="p-10-5 stack-4 rounded-card muted text-center centred on-sunken">
              <Picture picture={picture('not-found')} alt="" />
              <p>찾으시는 질문이 아직 없어요. 다른 말로 찾거나 직접 물어봐 주세요.</p>
              <ButtonLink tone="primary" to={paths.support}>
                고객센터에 물어보기
              </ButtonLink>
            </div>
          )}
        </div>
      </SectionsContainer>
    </Sections>
  )
}

function FaqGroupSection({ group }: { group: FaqGroup }) {
  return (
    <Card as="section" className={styles.group}>
      <h2 className="mb-2">{group.title}</h2>
      {group.items.map(({ question, answer, link }) => (
        <Disclosure key={question} summary={question} group="faq">
          <div className={`${styles.answer} stack-2`}>
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <Sentence text={paragraph} />
              </p>
            ))}
            {link && (
              <Link className="at-start text-link touch" to={link.to}>
                {link.label}
              </Link>
            )}
          </div>
        </Disclosure>
      ))}
    </Card>
  )
}

export { FaqPage as Component, faqHead as head }
