import type { RouteMatch } from 'react-router-dom'

/** The matched routes whose code is not loaded yet, each with what loads it. */
export const unloadedRoutes = (matches: readonly RouteMatch[] | null) =>
  (matches ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' ? [{ route, load: route.lazy }] : [],
  )

/** A route whose code did not arrive says so when it is shown: the boundary around it catches the error. */
const failing = (error: unknown) =>
  function Missing(): never {
    throw error
  }

/**
 * Loads the code of an address's layouts and page into its routes. What does not arrive shows its error, and is asked for again
 * by the next visit.
 * @returns nothing when all of it was there; otherwise resolves with false when something did not arrive.
 */
export function loadPages(matches: readonly RouteMatch[] | null): Promise<boolean> | undefined {
  const unloaded = unloadedRoutes(matches)
  if (unloaded.length === 0) return undefined
  const arrivals = unloaded.map(async ({ route, load }) => {
    try {
      Object.assign(route, { ...(await load()), lazy: undefined })
      return true
    } catch (error) {
      console.warn('화면의 코드를 불러오지 못했습니다.')
      route.Component = failing(error)
      return false
    }
  })
  return Promise.all(arrivals).then((all) => all.every(Boolean))
}
