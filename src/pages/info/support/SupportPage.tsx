import { supportHoursLabel } from '@/domain/places/supportHours'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { useNotices } from '@/features/content/notices'
import { release } from '@/platform/env'
import { useHydrated } from '@/platform/page/useHydrated'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { IconCard } from '../about/IconCard'
import info from '../info.module.css'
import { NoticeList } from '../notices/NoticeList'
import { ContactCards } from './ContactCards'

const supportHead: PageHead = {
  title: '고객센터',
  description: `전화, 채팅, 이메일로 도와드려요. 상담 시간은 ${supportHoursLabel}이에요.`,
}

export function SupportPage() {
  return (
    <Sections>
      <PageIntro title={supportHead.title} lead="무엇을 도와드릴까요?" />
      <SectionsContainer className="pb-section">
        <section className={info.group}>
          <h2 className="mb-4">바로 물어보기</h2>
          <ContactCards />
        </section>
        <section className={info.group}>
          <h2 className="mb-4">먼저 찾아보기</h2>
          <ul className={`${info.cards} stack-3`}>
            <IconCard
              to={paths.faq}
              icon="icon-chat"
              title="자주 묻는 질문"
              text="검색으로 답을 바로 찾아요"
            />
            <IconCard
              to={paths.supportReserve}
              icon="icon-books"
              title="예약 방법"
              text="순서대로 따라 해요"
            />
            <IconCard
              to={paths.aboutSafety}
              icon="icon-shield"
              title="안전 안내"
              text="만나고 이동하는 약속"
            />
          </ul>
        </section>
        <section className={info.group}>
          <h2 className="mb-4">최근 소식</h2>
          <NoticeList notices={useNotices().slice(0, 3)} />
        </section>
        <SiteVersion />
      </SectionsContainer>
    </Sections>
  )
}

/** For a parent to read out when something is wrong; the build has no document to read it from. */
function SiteVersion() {
  const isHydrated = useHydrated()
  const version = isHydrated ? release().slice(0, 7) : ''
  return version === '' ? null : <p className="note mt-6">{`버전 ${version}`}</p>
}

export { SupportPage as Component, supportHead as head }
