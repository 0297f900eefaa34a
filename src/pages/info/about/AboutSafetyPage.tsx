import { emergencySteps, safetyStages } from '@/content/info/about'
import { picture } from '@/content/pictures'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import info from '../info.module.css'
import { NextSteps } from '../NextSteps'
import styles from './AboutSafetyPage.module.css'

const aboutSafetyHead: PageHead = {
  title: '안전 안내',
  description: '아이를 만나고, 이동하고, 집에 돌려보낼 때까지 지키는 순서를 적었어요.',
}

export function AboutSafetyPage() {
  return (
    <Sections>
      <PageIntro
        title={aboutSafetyHead.title}
        lead="만날 때부터 집에 갈 때까지, 순서를 정해 두고 지켜요."
      />
      <SectionsContainer>
        <p className={info.honest}>
          체험용 사이트에서 보여 드리는 돌봄 기준의 예시예요. 실제 회사의 보증이나 보험, 인증을
          뜻하지 않아요.
        </p>
        <div className={`${styles.stages} stack-4`}>
          {safetyStages.map(({ title, icon, rules }) => (
            <Card as="section" className={`${styles.stage} stack-3 from-top p-6`} key={title}>
              <Picture className="square-56" picture={picture(icon)} alt="" />
              <h2>{title}</h2>
              <ul className="bullets muted">
                {rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </SectionsContainer>
      <Section heading="아프거나 다치면" lead="당황하지 않도록 순서를 정해 두었어요.">
        <ol className={`${info.numbered} stack-4`}>
          {emergencySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <NextSteps
        question="더 궁금한 점이 있으신가요?"
        main={{ to: paths.support, label: '고객센터' }}
        other={{ to: paths.faq, label: '자주 묻는 질문' }}
      />
    </Sections>
  )
}

export { AboutSafetyPage as Component, aboutSafetyHead as head }
