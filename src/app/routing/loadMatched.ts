import { matchRoutes, type RouteObject } from 'react-router-dom'
import { savesData } from '@/platform/network/savesData'

const unloadedRoutes = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  )

/** Loads an address's layouts and page, so that the first render has them. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const loading = unloadedRoutes(routes, pathname).map(async ({ route, load }) =>
    Object.assign(route, await load(), { lazy: undefined }),
  )
  await Promise.all(loading)
}

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
