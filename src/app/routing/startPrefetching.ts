import type { RouteObject } from 'react-router-dom'
import { savesData } from '@/platform/network/savesData'
import { unloadedRoutes } from './loadMatched'

function targetOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return undefined
  const isHere = link.pathname === window.location.pathname
  return link.origin !== window.location.origin || isHere ? undefined : link.pathname
}

/** Loads a page's code when its link is touched, hovered or focused. */
export function startPrefetching(routes: RouteObject[]): void {
  const prefetched = new Set<string>()
  const onTouch = ({ target }: Event) => {
    const pathname = target instanceof Element ? targetOf(target.closest('a')) : undefined
    if (pathname === undefined || prefetched.has(pathname) || savesData()) return
    prefetched.add(pathname)
    for (const { load } of unloadedRoutes(routes, pathname)) {
      // Opening the link tries again and shows the error.
      load().catch(() => prefetched.delete(pathname))
    }
  }
  // A touch fires `pointerover` first.
  for (const touch of ['pointerover', 'focusin'])
    document.addEventListener(touch, onTouch, { passive: true })
}
