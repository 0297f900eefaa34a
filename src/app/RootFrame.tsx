import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { markPageReady } from '@/platform/documentHead'
import { NavigationProgress } from './NavigationProgress'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'
import { useRememberedStores } from './useRememberedStores'
import { useTheme } from './useTheme'

/** What every page has around it, whichever its layout: head, theme, focus and scroll position. */
export function RootFrame() {
  useDocumentHead()
  useHeadingFocus()
  useTheme()
  useRememberedStores()
  useEffect(markPageReady, [])

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
