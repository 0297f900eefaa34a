import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { dayOf } from '@/domain/dates/day'
import type { Order } from '@/domain/orders/order'
import type { Ride } from '@/domain/rides/booked/ride'
import {
  newItemsMessage,
  type UnseenItem,
  type UnseenItems,
  unseenCount,
} from '@/domain/staff/staffNews'
import { mayUse, type StaffScreen } from '@/domain/staff/staffPerson'
import { now } from '@/platform/clock'
import { useTitleCount } from '@/platform/page/documentHead'
import { useNow } from '@/platform/useNow'
import { LiveNews } from './LiveNews'
import {
  newRequestsCountQuery,
  staffOrdersQuery,
  unseenMessagesCountQuery,
  unseenSuggestionsCountQuery,
  waitingRidesQuery,
} from './queries'
import { useStaffMember } from './StaffMemberContext'
import styles from './StaffMenu.module.css'
import { staffPageAt, staffPages } from './staffScreens'

const BADGE_MAX = 100

/** 「관리 메뉴」 with counts of new arrivals, which are also announced. */
export function StaffMenu() {
  const { pathname } = useLocation()
  const { role } = useStaffMember()
  const news = useStaffNews()
  const items = staffPages.filter(({ screen }) => mayUse(role, screen))
  useTitleCount(items.reduce((sum, { counted = [] }) => sum + unseenCount(news, counted), 0))
  const current = staffPageAt(pathname)?.to
  return (
    <nav className={`${styles.menu} on-raised`} aria-label="관리 메뉴" ref={measureHeight}>
      <ul className={`${styles.list} flex wrap`}>
        {items.map(({ to, label, Icon, counted = [] }) => {
          const count = unseenCount(news, counted)
          const countId = `news-${counted[0]}`
          return (
            <li key={to}>
              <Link
                className={`${styles.link} to-middle note row relative semibold nowrap icons-20`}
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

/** For what stands above it at the foot of a phone: it is higher with large letters. */
function measureHeight(menu: HTMLElement) {
  if (typeof ResizeObserver === 'undefined') return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--staff-menu', `${menu.offsetHeight}px`),
  )
  observer.observe(menu)
  return () => {
    observer.disconnect()
    style.removeProperty('--staff-menu')
  }
}

function Badge({ count, id }: { count: number; id: string }) {
  return (
    <span className={`${styles.badge} center pill text-14 extrabold tabular`}>
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

const countOf = (rides: readonly Ride[]): number => rides.length

/** All unseen arrivals; the same object until something changes. */
function useStaffNews(): UnseenItems {
  const staff = useStaffMember()
  const may = (screen: StaffScreen) => mayUse(staff.role, screen)
  const { data: orders } = useQuery({
    ...staffOrdersQuery(staff.uid),
    select: awaiting,
    enabled: may('orders'),
  })
  const { data: rides } = useQuery({
    ...waitingRidesQuery(staff, dayOf(useNow() ?? now())),
    select: countOf,
  })
  const { data: requests } = useQuery(newRequestsCountQuery(staff))
  const { data: messages } = useQuery(unseenMessagesCountQuery(staff))
  const { data: suggestions } = useQuery({
    ...unseenSuggestionsCountQuery(staff),
    enabled: may('suggestions'),
  })
  return useMemo(
    () => ({ rides, orders, requests, messages, suggestions }),
    [rides, orders, requests, messages, suggestions],
  )
}
