import { findNotice } from '@/domain/site/notice'
import type { PageHead } from '@/domain/site/pageHead'
import { useNotices } from '@/features/content/useNotices'
import { useUrlState } from '@/platform/page/useUrlState'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import info from '../info.module.css'
import { NoticeArticle } from './NoticeArticle'
import { NoticeList } from './NoticeList'

const noticesHead: PageHead = {
  title: '공지사항',
  description: '운영시간, 프로그램, 간식, 약관에 관한 도담아지트의 새 소식을 모았어요.',
}

/** The list, or the notice of `?id=`. */
export function NoticesPage() {
  const notices = useNotices()
  const id = useUrlState().params.get('id')
  const found = findNotice(notices, id)
  return (
    <Sections>
      <PageIntro title={noticesHead.title} lead="도담아지트의 새 소식을 모았어요." />
      <Container className="pb-section">
        {found ? (
          <NoticeArticle {...found} />
        ) : (
          <>
            {id !== null && (
              <p className={info.honest} role="status">
                찾으시는 공지가 없어요. 아래 목록에서 골라 주세요.
              </p>
            )}
            <NoticeList notices={notices} />
          </>
        )}
      </Container>
    </Sections>
  )
}

export { NoticesPage as Component, noticesHead as head }
