import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False in HTML made at build time and in the render that takes it over, true in every other one. What only the browser
 * knows, such as the query of the address, is read once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
