import { matchRoutes, type RouteObject } from 'react-router-dom'

/** The routes of an address whose page is not loaded yet, each with what loads it. */
export const unloadedRoutes = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  )

/**
 * Loads the code of the address's page before the router starts, so that the first render in the browser is the HTML
 * that stands there already. A page that does not arrive is left to the router, which shows the error screen.
 * @returns false when something did not arrive.
 */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<boolean> {
  const arrivals = await Promise.all(
    unloadedRoutes(routes, pathname).map(async ({ route, load }) => {
      try {
        Object.assign(route, { ...(await load()), lazy: undefined })
        return true
      } catch {
        console.warn('화면의 코드를 미리 불러오지 못했습니다.')
        return false
      }
    }),
  )
  return arrivals.every(Boolean)
}
