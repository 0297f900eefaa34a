import { Link } from 'react-router-dom'
import { formatDay } from '@/domain/dates/day'
import type { Notice } from '@/domain/site/notice'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { Tag } from '@/ui/Tag'
import styles from './NoticeList.module.css'

const tones = { 안내: 'blue', 운영: 'orange', 프로그램: 'green', 간식: 'plain' } as const

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <Card>
      <ul className={styles.list}>
        {notices.map(({ id, kind, title, day }) => (
          <li key={id}>
            <Link className={`${styles.row} gap-2-3 grid middle`} to={`${paths.notices}?id=${id}`}>
              <Tag tone={tones[kind]}>{kind}</Tag>
              <span className={`${styles.title} underlined-inside wide-18 whole-row bold`}>
                {title}
              </span>
              <time className={`${styles.day} faint text-14 tabular`} dateTime={day}>
                {formatDay(day)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
