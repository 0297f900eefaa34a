import type { RouteObject } from 'react-router-dom'
import { RouteErrorScreen } from './ErrorScreen'
import { infoRoutes } from './infoRoutes'
import { PlainLayout } from './PlainLayout'
import { PublicLayout } from './PublicLayout'
import { RootFrame } from './RootFrame'
import { accountRoutes, myRoutes, serviceRoutes } from './serviceRoutes'

/** The whole route table (specification 1, section 2; decisions, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <RouteErrorScreen />,
    HydrateFallback: () => null,
    children: [
      { element: <PublicLayout />, children: [...serviceRoutes, ...infoRoutes, ...myRoutes] },
      { element: <PlainLayout />, children: accountRoutes },
      // The final layout route has no path and, so far, no page of its own.
      { element: <PlainLayout /> },
    ],
  },
]
