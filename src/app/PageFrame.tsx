import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { usePageReady } from '@/platform/usePageReady'
import { PageBoundary } from './PageBoundary'
import { forgetReload } from './useReloadOnce'

/** A page that was shown: the next fault may load it again. */
function ShownPage() {
  usePageReady()
  useEffect(forgetReload, [])
  return <Outlet />
}

/**
 * Around every page of a layout: where one cannot be shown, the error screen takes its place. HTML made at build time is taken
 * over in two parts, the layout and then the page, so that no task is as long as both; a tap on the page brings it forward.
 */
export const PageFrame = () => (
  <PageBoundary isInLayout>
    <Suspense>
      <ShownPage />
    </Suspense>
  </PageBoundary>
)
