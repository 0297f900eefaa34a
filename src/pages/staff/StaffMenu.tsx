import { Bus, CalendarDays, Inbox, type LucideIcon, ReceiptText } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { Link } from '@/ui/Link'
import styles from './StaffMenu.module.css'
import { type StaffNews, useStaffNews } from './useStaffNews'

interface Item {
  to: string
  label: string
  Icon: LucideIcon
  /** What of the news is counted beside it. */
  news?: keyof StaffNews
}

const items: readonly Item[] = [
  { to: paths.staff, label: '오늘의 픽업', Icon: Bus },
  { to: paths.staffOrders, label: '주문', Icon: ReceiptText, news: 'orders' },
  { to: paths.staffInbox, label: '요청함', Icon: Inbox, news: 'inbox' },
  { to: paths.staffPrograms, label: '프로그램', Icon: CalendarDays },
]

/** As much as a badge has room for. */
const MOST = 99

/** 「관리 메뉴」: the four screens, with a count of what is new. */
export function StaffMenu() {
  const { pathname } = useLocation()
  const news = useStaffNews()
  const current = pathname.toLowerCase().replace(/\/+$/, '')
  return (
    <nav className={styles.menu} aria-label="관리 메뉴">
      <ul className={styles.list}>
        {items.map(({ to, label, Icon, news: kind }) => (
          <li key={to}>
            <Link
              className={styles.link}
              to={to}
              aria-label={label}
              aria-current={current === to ? 'page' : undefined}
              aria-describedby={kind && news[kind] > 0 ? `news-${kind}` : undefined}
            >
              <Icon aria-hidden="true" />
              {label}
              {kind && news[kind] > 0 && (
                <span className={styles.badge}>
                  <span aria-hidden="true">{Math.min(news[kind], MOST)}</span>
                  <span className={styles.spoken} id={`news-${kind}`}>
                    새 소식 {news[kind]}건
                  </span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
