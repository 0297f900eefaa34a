import type { RouteObject } from 'react-router-dom'
import { savesData } from '@/platform/network/connection'
import { unloadedRoutes } from './loadMatched'

/** The path that a link leads to; nothing when it leaves the site or stays on the page. */
function targetOf(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return undefined
  const isHere = link.pathname === window.location.pathname
  return link.origin !== window.location.origin || isHere ? undefined : link.pathname
}

/** From now on loads a page's code as soon as a finger, a pointer or the keyboard is on its link. */
export function startPrefetching(routes: RouteObject[]): void {
  const asked = new Set<string>()
  const onTouch = ({ target }: Event) => {
    const pathname = target instanceof Element ? targetOf(target.closest('a')) : undefined
    if (pathname === undefined || asked.has(pathname) || savesData()) return
    asked.add(pathname)
    for (const { load } of unloadedRoutes(routes, pathname)) {
      // Whoever follows the link asks again, and is told if it fails again.
      load().catch(() => asked.delete(pathname))
    }
  }
  // A finger that touches is over the link first.
  for (const touch of ['pointerover', 'focusin'])
    document.addEventListener(touch, onTouch, { passive: true })
}
