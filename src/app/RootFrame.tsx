import { useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { markPageReady } from '@/platform/documentHead'
import { NavigationProgress } from './NavigationProgress'
import { StorageNotice } from './StorageNotice'
import { useDeviceStores } from './useDeviceStores'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'
import { useTheme } from './useTheme'

/**
 * Under which name a scroll position is remembered. Every entry that the router did not make has the key `default`; by
 * its key alone a link typed into a used tab would open where another page had been left.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key

/** What every page has around it, whichever its layout: head, theme, focus and scroll position. */
export function RootFrame() {
  useDocumentHead()
  useHeadingFocus()
  useDeviceStores()
  useTheme()
  useEffect(markPageReady, [])

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <StorageNotice />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
