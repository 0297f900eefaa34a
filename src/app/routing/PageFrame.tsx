import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { usePageReady } from '@/platform/page/usePageReady'
import { forgetReload } from '../shell/useReloadOnce'

/** Around every page that was shown: the next fault may load it again. */
export function PageFrame() {
  usePageReady()
  useEffect(forgetReload, [])
  return <Outlet />
}
