import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { usePageReady } from '@/platform/page/usePageReady'
import { forgetReload } from '../shell/useReloadOnce'

/** Once a page is shown, the next missing chunk may reload again. */
export function PageFrame() {
  useEffect(forgetReload, [])
  return (
    <>
      <Outlet />
      <Suspense>
        <PageReady />
      </Suspense>
    </>
  )
}

/** In a boundary behind the page's own, so that React takes it over with the last of them. */
function PageReady() {
  usePageReady()
  return null
}
