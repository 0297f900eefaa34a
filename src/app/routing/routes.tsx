import type { RouteObject } from 'react-router-dom'
import { RouteErrorScreen } from '../shell/ErrorScreen'
import { PlainLayout } from '../shell/PlainLayout'
import { PublicLayout } from '../shell/PublicLayout'
import { infoRoutes } from './infoRoutes'
import { PageFrame } from './PageFrame'
import { RootFrame } from './RootFrame'
import { accountRoutes, homeRoutes, myRoutes, serviceRoutes } from './serviceRoutes'
import { staffRoutes } from './staffRoutes'

/** Pages of a layout. One that breaks or does not arrive leaves header, menu and footer standing. */
const contained = (pages: RouteObject[]): RouteObject[] => [
  {
    errorElement: <RouteErrorScreen isInLayout />,
    children: [{ element: <PageFrame />, children: pages }],
  },
]

/** The whole route table (specifications 1, section 2, and 3, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <PublicLayout />,
        children: contained([...homeRoutes, ...infoRoutes, ...serviceRoutes, ...myRoutes]),
      },
      { element: <PlainLayout />, children: contained(accountRoutes) },
      { lazy: () => import('@/pages/staff/StaffLayout'), children: contained(staffRoutes) },
      // The final layout route has no path and, so far, no page of its own.
      { element: <PlainLayout /> },
    ],
  },
]
