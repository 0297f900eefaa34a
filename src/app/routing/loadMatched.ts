import { matchRoutes, type RouteObject } from 'react-router-dom'

export const unloadedRoutes = (routes: RouteObject[], pathname: string) =>
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
