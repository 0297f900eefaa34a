import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { markPageReady } from '@/platform/documentHead'
import { StorageNotice } from './StorageNotice'
import { useDeviceStores } from './useDeviceStores'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'
import { useTheme } from './useTheme'

/** What every page has around it, whichever its layout: head, theme and focus. */
export function RootFrame() {
  useDocumentHead()
  useHeadingFocus()
  useDeviceStores()
  useTheme()
  useEffect(markPageReady, [])

  return (
    <>
      <Outlet />
      <StorageNotice />
    </>
  )
}
