import { company } from '@/content/company'
import { picture } from '@/content/pictures'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { ExternalLink } from '@/ui/ExternalLink'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import styles from './DownloadPage.module.css'
import info from './info.module.css'
import { NextSteps } from './NextSteps'

const downloadHead: PageHead = {
  title: '앱 다운로드',
  description: '예약과 충전, 자녀 관리를 한 손에. 도담아지트 앱을 소개해요.',
}

const reasons = [
  { icon: 'icon-cal', title: '예약을 한눈에', text: '픽업과 프로그램을 날짜별로 모아 봐요.' },
  { icon: 'icon-pin', title: '길을 찾지 않아도', text: '자주 가는 곳을 저장해 두고 골라요.' },
  { icon: 'icon-chat', title: '바로 물어보기', text: '전화와 채팅 상담이 한 화면에 있어요.' },
] as const

export function DownloadPage() {
  return (
    <Sections>
      <PageIntro title={downloadHead.title} lead="아이의 오후를 한 손에 담아요." />
      <SectionsContainer className={`${styles.layout} middle stack-8`}>
        <Picture
          className="rounded-media full"
          picture={picture('feature-safe')}
          alt="선생님과 아이들이 학교 앞 횡단보도를 건너는 그림"
          sizes="(min-width: 900px) 520px, 100vw"
          priority
        />
        <div>
          <p className={info.honest}>
            앱은 아직 준비 중인 예시예요. 아래 버튼은 각 앱 마켓의 첫 화면을 새 창에서 열어요.
            지금은 이 사이트에서 모든 기능을 그대로 써 보실 수 있어요.
          </p>
          <ul className="stack-5">
            {reasons.map(({ icon, title, text }) => (
              <li className={`${styles.reason} stack-4 muted middle`} key={title}>
                <Picture className="square-48" picture={picture(icon)} alt="" />
                <div>
                  <h2 className="plain text-18">{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-8 wrap-3">
            <ExternalLink
              className={`${styles.store} underlined-over text-18 bold center`}
              data-tone="ink"
              href={company.appStoreUrl}
            >
              App Store
            </ExternalLink>
            <ExternalLink
              className={`${styles.store} underlined-over text-18 bold center`}
              data-tone="ink"
              href={company.playStoreUrl}
            >
              Google Play
            </ExternalLink>
          </div>
        </div>
      </SectionsContainer>
      <NextSteps
        question="앱 없이 바로 시작해 볼까요?"
        main={{ to: paths.pickup, label: '픽업 예약하기' }}
        other={{ to: paths.programs, label: '프로그램 보기' }}
      />
    </Sections>
  )
}

export { DownloadPage as Component, downloadHead as head }
