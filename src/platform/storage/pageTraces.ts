import { removeStored, storageSlot } from './storageSlot'

export const SCROLL_POSITIONS_KEY = 'dodam-scroll-positions'
export const RELOADED_AT_KEY = 'dodam-reloaded-at'

/** Deletes the addresses of pages that this tab has shown, as an account's are not the next one's business. */
export function forgetPageTraces(): void {
  for (const key of [SCROLL_POSITIONS_KEY, RELOADED_AT_KEY]) removeStored('session', key)
}

const slot = storageSlot({
  area: 'session',
  key: SCROLL_POSITIONS_KEY,
  isQuiet: true,
  parse: (value) => (typeof value === 'object' && value !== null ? value : undefined),
})

/** The router does not validate it, and a broken value would break every link. */
export function dropBrokenScrollPositions(): void {
  if (slot.read() === undefined) slot.remove()
}

/** The router reads what is stored when it begins to keep positions; without an entry it goes on with those it has. */
export const emptyScrollPositions = (): void => void slot.write({})

export const dropScrollPositions = (): void => slot.remove()
