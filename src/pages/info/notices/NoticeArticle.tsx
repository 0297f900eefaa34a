import { Link } from 'react-router-dom'
import { formatDay } from '@/domain/dates/day'
import type { Notice } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import info from '../info.module.css'
import { useOpenedHeading } from '../useOpenedHeading'
import styles from './NoticeArticle.module.css'

interface Props {
  notice: Notice
  newer: Notice | undefined
  older: Notice | undefined
}

export function NoticeArticle({ notice, newer, older }: Props) {
  const heading = useOpenedHeading(notice.id)
  const { title, day, kind, body, items = [], link } = notice
  return (
    <>
      <Card as="article" className={styles.article}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.facts}>
          <span>{`${kind} ·`}</span> <time dateTime={day}>{formatDay(day)}</time>
        </p>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items.length > 0 && (
          <ul className={`${info.bullets} stack-2 muted`}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {link && (
          <ButtonLink className={styles.go} tone="tonal" to={link.to}>
            {link.label}
          </ButtonLink>
        )}
      </Card>
      <nav className="grid mt-4" aria-label="다른 공지">
        <Neighbour label="다음 글" notice={newer} />
        <Neighbour label="이전 글" notice={older} />
        <ButtonLink className={styles.all} to={paths.notices}>
          목록으로
        </ButtonLink>
      </nav>
    </>
  )
}

function Neighbour({ label, notice }: { label: string; notice: Notice | undefined }) {
  if (!notice) return null
  return (
    <Link className={styles.neighbour} to={`${paths.notices}?id=${notice.id}`}>
      <span>{label}</span>
      <b>{notice.title}</b>
    </Link>
  )
}
