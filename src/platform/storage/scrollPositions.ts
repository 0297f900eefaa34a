import { SCROLL_POSITIONS_KEY } from './pageTraces'
import { storageSlot } from './storageSlot'

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
