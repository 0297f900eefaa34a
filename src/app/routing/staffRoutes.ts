import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { page } from './page'

/** Specification 4, section 4. */
export const staffRoutes: RouteObject[] = [
  page(paths.staff, () => import('@/pages/staff/today/StaffTodayPage')),
  page(paths.staffCare, () => import('@/pages/staff/care/StaffCarePage')),
  page(paths.staffOrders, () => import('@/pages/staff/orders/StaffOrdersPage')),
  page(paths.staffInbox, () => import('@/pages/staff/inbox/StaffInboxPage')),
  page(paths.staffPrograms, () => import('@/pages/staff/programs/StaffProgramsPage')),
  page(paths.staffContent, () => import('@/pages/staff/content/StaffContentPage')),
]
