import { Link } from 'react-router-dom'
import type { Notice } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { NoticeCard } from '@/features/content/NoticeCard'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { useOpenedHeading } from '../useOpenedHeading'
import styles from './NoticeArticle.module.css'

interface Props {
  notice: Notice
  newer: Notice | undefined
  older: Notice | undefined
}

export function NoticeArticle({ notice, newer, older }: Props) {
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
      className={`${styles.neighbour} min-h-56 py-3 line-below middle faint text-14 stack-4`}
      to={`${paths.notices}?id=${notice.id}`}
    >
      <span>{label}</span>
      <b className="plain text-16 semibold">{notice.title}</b>
    </Link>
  )
}
