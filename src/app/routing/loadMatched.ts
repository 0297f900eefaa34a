import { matchRoutes, type RouteObject } from 'react-router-dom'

/** The matched routes whose code is not there yet, each with what loads it. */
export const unloadedRoutes = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  )

/** Loads the code of an address's layouts and page into its routes, so that the first render shows them. */
export async function loadMatched(routes: RouteObject[], pathname: string): Promise<void> {
  const loading = unloadedRoutes(routes, pathname).map(async ({ route, load }) =>
    Object.assign(route, await load(), { lazy: undefined }),
  )
  await Promise.all(loading)
}
