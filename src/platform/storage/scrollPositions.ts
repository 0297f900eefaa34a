import { storageSlot } from './storageSlot'

export const SCROLL_POSITIONS_KEY = 'dodam-scroll-positions'

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
