import { useCallback, useSyncExternalStore } from 'react'

/** Does the media query match? False where there is no window (HTML made at build time). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Has the parent asked the system for less motion? */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
