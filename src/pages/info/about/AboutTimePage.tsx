import { dayMoments } from '@/content/info/about'
import { picture } from '@/content/pictures'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import info from '../info.module.css'
import { NextSteps } from '../NextSteps'
import styles from './AboutTimePage.module.css'

const aboutTimeHead: PageHead = {
  title: '하루 시간표',
  description: '학교가 끝난 뒤부터 집에 갈 때까지, 아지트의 하루를 시간 순서로 적었어요.',
}

export function AboutTimePage() {
  return (
    <Sections>
      <PageIntro title={aboutTimeHead.title} lead="학기 중 평일 오후는 이렇게 흘러가요." />
      <SectionsContainer>
        <p className={info.honest}>
          예로 든 하루예요. 여는 시간은 지점마다 다르고, 아이의 하교 시각과 예약에 따라 순서가
          달라져요.
        </p>
        <Card className={styles.sheet}>
          <ol>
            {dayMoments.map(({ time, title, text, icon }) => (
              <li className={`${styles.moment} stack-3 relative`} key={time}>
                <time className="pt-3 accent extrabold tabular">{time}</time>
                <Picture className={styles.icon} picture={picture(icon)} alt="" />
                <div>
                  <h2 className={`${styles.title} text-18`}>{title}</h2>
                  <p className="mt-1 muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </SectionsContainer>
      <NextSteps
        question="우리 아이의 오후를 정해 볼까요?"
        main={{ to: paths.pickup, label: '픽업 예약하기' }}
        other={{ to: paths.branches, label: '지점별 운영시간' }}
      />
    </Sections>
  )
}

export { AboutTimePage as Component, aboutTimeHead as head }
