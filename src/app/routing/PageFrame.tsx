import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { usePageReady } from '@/platform/page/usePageReady'
import { forgetReload } from '../shell/useReloadOnce'

/** Once a page is shown, the next missing chunk may reload again. */
export function PageFrame() {
  usePageReady()
  useEffect(forgetReload, [])
  return <Outlet />
}
