import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { documentTitle } from '@/domain/site/pageHead'
import { siteOrigin } from '@/platform/env'
import { writeDocumentHead } from '@/platform/page/documentHead'
import { StorageNotice } from '../notices/StorageNotice'
import { NavigationProgress } from '../shell/NavigationProgress'
import { useTheme } from '../shell/useTheme'
import { matchedPage } from './matchedPage'
import { ScrollPositions } from './ScrollPositions'
import { useDeviceStores } from './useDeviceStores'

/** For all layouts: head, theme, focus and scroll position. */
export function RootFrame() {
  useDocumentHead()
  useHeadingFocus()
  useDeviceStores()
  useTheme()

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <StorageNotice />
      <ScrollPositions />
    </>
  )
}

/** Title, description, robots and canonical link of the deepest matched page. */
function useDocumentHead(): void {
  const { head, pathname } = matchedPage(useMatches()) ?? {}

  // Before other effects, so that the error screen can override it.
  useLayoutEffect(() => {
    if (!head || pathname === undefined) return
    writeDocumentHead({
      title: documentTitle(head.title),
      description: head.description,
      isIndexed: head.isIndexed !== false,
      canonicalUrl: siteOrigin() + (head.canonicalPath ?? pathname),
    })
  }, [head, pathname])
}

/** Focuses the page's heading after a client navigation to another path, as a page load would for screen readers. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
