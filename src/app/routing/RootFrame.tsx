import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { SCROLL_POSITIONS_KEY } from '@/platform/storage/scrollPositions'
import { StorageNotice } from '../notices/StorageNotice'
import { NavigationProgress } from '../shell/NavigationProgress'
import { useTheme } from '../shell/useTheme'
import { useDeviceStores } from './useDeviceStores'
import { useDocumentHead } from './useDocumentHead'
import { useHeadingFocus } from './useHeadingFocus'

/** Entries not made by the router all have the key `default`; a typed address must not restore a scroll position. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

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
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS_KEY} />
    </>
  )
}
