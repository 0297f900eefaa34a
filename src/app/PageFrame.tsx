import { useEffect } from 'react'
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

/** Around every page of a layout: where one cannot be shown, the error screen takes its place. */
export const PageFrame = () => (
  <PageBoundary isInLayout>
    <ShownPage />
  </PageBoundary>
)
