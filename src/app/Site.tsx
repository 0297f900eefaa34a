import { useMemo, useState } from 'react'
import { Router, renderMatches } from 'react-router-dom'
import { UnknownAddress } from './describeError'
import { ErrorScreen } from './ErrorScreen'
import { NavigationProgress } from './NavigationProgress'
import { PageBoundary } from './PageBoundary'
import { scrollPositions } from './scrollPositions'
import type { SiteRouter } from './siteRouter'
import { useRouterState } from './useRouterState'
import { useScrollPosition } from './useScrollPosition'
import { VisitContext } from './visitContext'

/** The layouts and the page of the address, and the error screen for an address of no page. */
export function Site({ router }: { router: SiteRouter }) {
  const [positions] = useState(scrollPositions)
  const { visit, isLoading } = useRouterState(router, positions)
  const { location, action, matches } = visit
  // A changed query has the same layouts and page: they are drawn anew where they read it.
  const page = useMemo(
    () => renderMatches(matches) ?? <ErrorScreen error={new UnknownAddress()} />,
    [matches],
  )
  useScrollPosition(visit, positions)
  return (
    <VisitContext value={visit}>
      <Router location={location} navigationType={action} navigator={router.navigator}>
        <NavigationProgress isLoading={isLoading} />
        <PageBoundary>{page}</PageBoundary>
      </Router>
    </VisitContext>
  )
}
