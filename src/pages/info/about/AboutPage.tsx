import { aboutPages, aboutStories } from '@/content/info/about'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { Sections } from '@/ui/message/SectionBoundary'
import styles from '../info.module.css'
import { NextSteps } from '../NextSteps'
import { IconCard } from './IconCard'
import { StoryRow } from './StoryRow'

const aboutHead: PageHead = {
  title: '도담아지트 소개',
  description: '학교와 집 사이, 아이의 오후를 함께하는 동네 돌봄 공간 도담아지트를 소개해요.',
}

export function AboutPage() {
  return (
    <Sections>
      <PageIntro
        title={aboutHead.title}
        lead="학교와 집 사이의 오후를 아이와 함께 걷고, 함께 보내요."
      />
      <Container>
        {aboutStories.map((story) => (
          <StoryRow key={story.picture} story={story} />
        ))}
      </Container>
      <Section heading="더 자세히 볼까요?">
        <ul className={`${styles.cards} stack-3`}>
          {aboutPages.map(
            ({ icon, title, text, link }) =>
              link && <IconCard key={title} to={link.to} icon={icon} title={title} text={text} />,
          )}
        </ul>
      </Section>
      <NextSteps
        question="우리 동네에도 아지트가 있을까요?"
        main={{ to: paths.branches, label: '지점 찾기' }}
        other={{ to: paths.membership, label: '멤버십 보기' }}
      />
    </Sections>
  )
}

export { AboutPage as Component, aboutHead as head }
