import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '@/platform/whenIdle'
import { routes } from './routes'

/** A page is first of all for what is on it. */
const QUIET_MS = 2000

/** Once a page has come to rest, fetches the pages ahead that its links lead to. */
export function usePrefetch(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has other links.
  useEffect(
    () =>
      whenIdle(() => {
        import('./prefetch').then(
          ({ prefetchPages }) => prefetchPages(routes),
          () => {},
        )
      }, QUIET_MS),
    [pathname],
  )
}
