import type { RouteObject } from 'react-router-dom'
import { infoRoutes } from './infoRoutes'
import type { FrameHandle } from './lazyPage'
import { PageFrame } from './PageFrame'
import { PlainLayout } from './PlainLayout'
import { PublicLayout } from './PublicLayout'
import { RootFrame } from './RootFrame'
import { accountRoutes, homeRoutes, myRoutes, serviceRoutes } from './serviceRoutes'
import { loadStaffLayout, staffRoutes } from './staffRoutes'

/** Pages of a layout. One that breaks or does not arrive leaves header, menu and footer standing. */
const contained = (pages: RouteObject[]): RouteObject[] => [
  { element: <PageFrame />, children: pages },
]

const remoteFrame: FrameHandle = { frame: 'src/app/RemoteFrame.tsx' }

/** Pages that read or change what is remote. Its frame's code comes with theirs. */
const remote = (pages: RouteObject[]): RouteObject => ({
  handle: remoteFrame,
  lazy: async () => ({ Component: (await import('./RemoteFrame')).RemoteFrame }),
  children: pages,
})

/** The whole route table (specification 1, section 2; decisions, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    children: [
      {
        element: <PublicLayout />,
        children: contained([
          ...homeRoutes,
          ...infoRoutes,
          remote([...serviceRoutes, ...myRoutes]),
        ]),
      },
      { element: <PlainLayout />, children: contained([remote(accountRoutes)]) },
      remote([{ lazy: loadStaffLayout, children: contained(staffRoutes) }]),
      // The final layout route has no path and, so far, no page of its own.
      { element: <PlainLayout /> },
    ],
  },
]
