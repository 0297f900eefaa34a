import { useQuery } from '@tanstack/react-query'
import {
  Bus,
  CalendarDays,
  HandHeart,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Order } from '@/domain/orders/order'
import { paths } from '@/domain/site/paths'
import {
  newItemsMessage,
  type UnseenItem,
  type UnseenItems,
  unseenCount,
} from '@/domain/staff/staffNews'
import { LiveNews } from './LiveNews'
import { useStaffMember } from './StaffMemberContext'
import styles from './StaffMenu.module.css'
import {
  newRequestsCountQuery,
  staffOrdersQuery,
  unseenMessagesCountQuery,
  unseenSuggestionsCountQuery,
} from './staffNewsQueries'

interface Item {
  to: string
  label: string
  Icon: LucideIcon
  counted?: readonly (keyof UnseenItems)[]
}

const items: readonly Item[] = [
  { to: paths.staff, label: '오늘의 픽업', Icon: Bus },
  { to: paths.staffCare, label: '돌봄', Icon: HandHeart },
  { to: paths.staffOrders, label: '주문', Icon: ReceiptText, counted: ['orders'] },
  {
    to: paths.staffInbox,
    label: '요청함',
    Icon: Inbox,
    counted: ['requests', 'messages', 'suggestions'],
  },
  { to: paths.staffPrograms, label: '프로그램', Icon: CalendarDays },
  { to: paths.staffContent, label: '내용', Icon: LayoutTemplate },
]

const BADGE_MAX = 100

/** 「관리 메뉴」 with counts of new arrivals, which are also announced. */
export function StaffMenu() {
  const { pathname } = useLocation()
  const news = useStaffNews()
  const current = pathname.toLowerCase().replace(/\/+$/, '')
  return (
    <nav className={styles.menu} aria-label="관리 메뉴">
      <ul className={styles.list}>
        {items.map(({ to, label, Icon, counted = [] }) => {
          const count = unseenCount(news, counted)
          const countId = `news-${counted[0]}`
          return (
            <li key={to}>
              <Link
                className={styles.link}
                to={to}
                aria-label={label}
                aria-current={current === to ? 'page' : undefined}
                aria-describedby={count > 0 ? countId : undefined}
              >
                <Icon aria-hidden="true" />
                <span>{label}</span>
                {count > 0 && <Badge count={count} id={countId} />}
              </Link>
            </li>
          )
        })}
      </ul>
      <LiveNews answer={news} newsOf={newItemsMessage} />
    </nav>
  )
}

function Badge({ count, id }: { count: number; id: string }) {
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > BADGE_MAX ? `${BADGE_MAX}+` : count}</span>
      <span className={styles.spoken} id={id}>
        {count > BADGE_MAX ? `새 소식 ${BADGE_MAX}건 이상` : `새 소식 ${count}건`}
      </span>
    </span>
  )
}

// Plain values compare as equal, so an unchanged answer renders nothing.
const awaiting = (orders: readonly Order[]): UnseenItem[] =>
  orders
    .filter(({ status }) => status === 'awaitingPayment')
    .map(({ id, createdAt }) => ({ id, createdAtMs: createdAt.getTime() }))

/** All unseen arrivals; the same object until something changes. */
function useStaffNews(): UnseenItems {
  const { uid } = useStaffMember()
  const { data: orders } = useQuery({ ...staffOrdersQuery(uid), select: awaiting })
  const { data: requests } = useQuery(newRequestsCountQuery(uid))
  const { data: messages } = useQuery(unseenMessagesCountQuery(uid))
  const { data: suggestions } = useQuery(unseenSuggestionsCountQuery(uid))
  return useMemo(
    () => ({ orders, requests, messages, suggestions }),
    [orders, requests, messages, suggestions],
  )
}
