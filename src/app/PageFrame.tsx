import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { forgetReload } from './useReloadOnce'

/** Around every page that can be shown; where one cannot, the error screen takes its place. */
export function PageFrame() {
  useEffect(forgetReload, [])
  return <Outlet />
}
