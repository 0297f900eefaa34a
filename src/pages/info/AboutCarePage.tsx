import { careStories } from '@/content/about'
import { careHours, careRules } from '@/content/careTerms'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Container } from '@/ui/Container'
import { PageIntro } from '@/ui/PageIntro'
import { Section } from '@/ui/Section'
import { Sections } from '@/ui/SectionBoundary'
import info from './info.module.css'
import { NextSteps } from './NextSteps'
import { StoryRow } from './StoryRow'

export const aboutCareHead: PageHead = {
  title: '돌봄 안내',
  description: '숙제와 놀이, 쉼과 간식. 아이의 하루를 이루는 네 가지 돌봄을 안내합니다.',
}

/** What care is made of. */
export function AboutCarePage() {
  return (
    <Sections>
      <PageIntro
        title={aboutCareHead.title}
        lead="잘 쉬고, 잘 놀고, 스스로 해내는 오후를 준비해요."
      />
      <Container>
        {careStories.map((story) => (
          <StoryRow key={story.picture} story={story} />
        ))}
      </Container>
      <Section heading="돌봄 예약과 이용권" lead={`${careHours}에 열어요.`}>
        <ul className={info.numbered}>
          {careRules.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <NextSteps
        question="아이가 아지트에서 보낼 시간을 골라 볼까요?"
        main={{ to: paths.care, label: '돌봄 예약하기' }}
        other={{ to: paths.aboutTime, label: '하루 시간표 보기' }}
      />
    </Sections>
  )
}
