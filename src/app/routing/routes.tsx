import type { RouteObject } from 'react-router-dom'
import { RouteErrorScreen } from '../shell/ErrorScreen'
import { PlainLayout } from '../shell/PlainLayout'
import { PublicLayout } from '../shell/PublicLayout'
import { infoRoutes } from './infoRoutes'
import { PageFrame } from './PageFrame'
import { RootFrame } from './RootFrame'
import { accountRoutes, homeRoutes, myRoutes, serviceRoutes } from './serviceRoutes'
import { staffRoutes } from './staffRoutes'

/** Pages within a layout; an error leaves header, menu and footer in place. */
const contained = (pages: RouteObject[]): RouteObject[] => [
  {
    errorElement: <RouteErrorScreen isInLayout />,
    children: [{ element: <PageFrame />, children: pages }],
  },
]

/** The route table (specifications 1, section 2, and 3, section 1). */
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
      // The last layout route, without a path or, so far, a page.
      { element: <PlainLayout /> },
    ],
  },
]
