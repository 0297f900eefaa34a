import {
  Bus,
  CalendarDays,
  ChartColumn,
  HandHeart,
  IdCard,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  ReceiptText,
  Settings,
  UsersRound,
} from 'lucide-react'
import { paths } from '@/domain/site/paths'
import type { UnseenItems } from '@/domain/staff/staffNews'
import type { StaffScreen } from '@/domain/staff/staffPerson'

interface StaffPage {
  to: string
  label: string
  Icon: LucideIcon
  screen: StaffScreen
  counted?: readonly (keyof UnseenItems)[]
}

/** 「관리 메뉴」, in its order. */
export const staffPages: readonly StaffPage[] = [
  {
    to: paths.staff,
    label: '오늘의 픽업',
    Icon: Bus,
    screen: 'rides',
    counted: ['rides'],
  },
  { to: paths.staffCare, label: '돌봄', Icon: HandHeart, screen: 'care' },
  {
    to: paths.staffOrders,
    label: '주문',
    Icon: ReceiptText,
    screen: 'orders',
    counted: ['orders'],
  },
  {
    to: paths.staffInbox,
    label: '요청함',
    Icon: Inbox,
    screen: 'inbox',
    counted: ['requests', 'messages', 'suggestions'],
  },
  { to: paths.staffPrograms, label: '프로그램', Icon: CalendarDays, screen: 'programs' },
  { to: paths.staffFamilies, label: '가족', Icon: UsersRound, screen: 'families' },
  { to: paths.staffReport, label: '정산', Icon: ChartColumn, screen: 'report' },
  { to: paths.staffContent, label: '내용', Icon: LayoutTemplate, screen: 'content' },
  { to: paths.staffPeople, label: '선생님', Icon: IdCard, screen: 'people' },
  { to: paths.staffSettings, label: '설정', Icon: Settings, screen: 'settings' },
]

/** The page of the menu that an address belongs to: of `/staff/families/{uid}`, too. */
export function staffPageAt(pathname: string): StaffPage | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return staffPages.find(
    ({ to }) => to === path || (to === paths.staffFamilies && path.startsWith(`${to}/`)),
  )
}
