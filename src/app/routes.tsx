import type { RouteObject } from 'react-router-dom'
import { RouteErrorScreen } from './ErrorScreen'
import { infoRoutes } from './infoRoutes'
import { PageFrame } from './PageFrame'
import { PlainLayout } from './PlainLayout'
import { PublicLayout } from './PublicLayout'
import { RootFrame } from './RootFrame'
import { accountRoutes, myRoutes, serviceRoutes } from './serviceRoutes'
import { loadStaffLayout, staffRoutes } from './staffRoutes'

/** Pages of a layout. One that breaks or does not arrive leaves header, menu and footer standing. */
const contained = (pages: RouteObject[]): RouteObject[] => [
  { element: <PageFrame />, errorElement: <RouteErrorScreen isInLayout />, children: pages },
]

/** The whole route table (specification 1, section 2; decisions, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <RouteErrorScreen />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicLayout />,
        children: contained([...serviceRoutes, ...infoRoutes, ...myRoutes]),
      },
      { element: <PlainLayout />, children: contained(accountRoutes) },
      { lazy: loadStaffLayout, children: contained(staffRoutes) },
      // The final layout route has no path and, so far, no page of its own.
      { element: <PlainLayout /> },
    ],
  },
]
