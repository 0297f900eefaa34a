import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in prerendered HTML and while hydrating; browser-only values, such as the query, are read after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
