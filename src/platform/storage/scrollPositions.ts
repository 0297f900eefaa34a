import { storageSlot } from './storage'

/** Where the router keeps how far each page was scrolled. */
export const SCROLL_POSITIONS_KEY = 'dodam-scroll-positions'

const slot = storageSlot({
  area: 'session',
  key: SCROLL_POSITIONS_KEY,
  isQuiet: true,
  parse: (value) => (typeof value === 'object' && value !== null ? value : undefined),
})

/** The router takes what is stored as it is, and a broken value would stop every link: it is dropped before the start. */
export function dropBrokenScrollPositions(): void {
  if (slot.read() === undefined) slot.remove()
}
