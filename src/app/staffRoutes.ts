import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { lazyPage } from './lazyPage'

/** The frame of the agit's screens: nobody else loads it. */
export const loadStaffLayout = async () => ({
  Component: (await import('@/pages/staff/StaffLayout')).StaffLayout,
})

/** The screens of the people of the agit (specification 4, section 4). */
export const staffRoutes: RouteObject[] = [
  {
    path: paths.staff,
    lazy: lazyPage(
      () => import('@/pages/staff/today/StaffTodayPage'),
      'StaffTodayPage',
      'staffTodayHead',
    ),
  },
  {
    path: paths.staffCare,
    lazy: lazyPage(
      () => import('@/pages/staff/care/StaffCarePage'),
      'StaffCarePage',
      'staffCareHead',
    ),
  },
  {
    path: paths.staffOrders,
    lazy: lazyPage(
      () => import('@/pages/staff/orders/StaffOrdersPage'),
      'StaffOrdersPage',
      'staffOrdersHead',
    ),
  },
  {
    path: paths.staffInbox,
    lazy: lazyPage(
      () => import('@/pages/staff/inbox/StaffInboxPage'),
      'StaffInboxPage',
      'staffInboxHead',
    ),
  },
  {
    path: paths.staffPrograms,
    lazy: lazyPage(
      () => import('@/pages/staff/programs/StaffProgramsPage'),
      'StaffProgramsPage',
      'staffProgramsHead',
    ),
  },
]
