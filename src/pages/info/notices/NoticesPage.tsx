import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { findNotice, type Notice } from '@/domain/site/notice'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { NoticeCard } from '@/features/content/NoticeCard'
import { useNotices } from '@/features/content/notices'
import { useUrlState } from '@/platform/page/useUrlState'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import info from '../info.module.css'
import article from './NoticeArticle.module.css'
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

interface Props {
  notice: Notice
  newer: Notice | undefined
  older: Notice | undefined
}

function NoticeArticle({ notice, newer, older }: Props) {
  const heading = useOpenedHeading(notice.id)
  const { link } = notice
  return (
    <>
      <NoticeCard notice={notice} heading={heading}>
        {link && (
          <ButtonLink className="at-start mt-2" tone="tonal" to={link.to}>
            {link.label}
          </ButtonLink>
        )}
      </NoticeCard>
      <nav className="grid mt-4" aria-label="다른 공지">
        <Neighbour label="다음 글" notice={newer} />
        <Neighbour label="이전 글" notice={older} />
        <ButtonLink className="at-start mt-6" to={paths.notices}>
          목록으로
        </ButtonLink>
      </nav>
    </>
  )
}

function Neighbour({ label, notice }: { label: string; notice: Notice | undefined }) {
  if (!notice) return null
  return (
    <Link
      className={`${article.neighbour} min-h-56 py-3 line-below middle faint text-14 stack-4`}
      to={`${paths.notices}?id=${notice.id}`}
    >
      <span>{label}</span>
      <b className="underlined-inside plain text-16 semibold">{notice.title}</b>
    </Link>
  )
}

/** Focuses the heading of what was opened within the page, not on page load. */
function useOpenedHeading(id: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}

export { NoticesPage as Component, noticesHead as head }
