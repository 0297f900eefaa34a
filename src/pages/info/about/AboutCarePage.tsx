import { careStories } from '@/content/info/about'
import { careHours, careRules } from '@/content/info/careRules'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { Sections } from '@/ui/message/SectionBoundary'
import { NextSteps } from '../NextSteps'
import { StoryRow } from './StoryRow'

const aboutCareHead: PageHead = {
  title: '돌봄 안내',
  description: '숙제와 놀이, 쉼과 간식. 아이의 하루를 이루는 네 가지 돌봄을 소개해요.',
}

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
        <ul className="bullets muted">
          {careRules.map(({ title, text }) => (
            <li key={title}>
              <b className="bold">{title}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <NextSteps
        question="아이의 오후를 준비해 볼까요?"
        main={{ to: paths.care, label: '돌봄 예약' }}
        other={{ to: paths.aboutTime, label: '하루 시간표 보기' }}
      />
    </Sections>
  )
}

export { AboutCarePage as Component, aboutCareHead as head }
