import { Outlet } from 'react-router-dom'
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

  return (
    <>
      <Outlet />
      <StorageNotice />
    </>
  )
}
