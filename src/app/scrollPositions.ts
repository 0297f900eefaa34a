import type { Location } from 'react-router-dom'
import { storageSlot } from '@/platform/storage'

const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** How far each entry of the tab's history was scrolled, in CSS pixels. */
const slot = storageSlot<Readonly<Record<string, number>>>({
  area: 'session',
  key: 'dodam-scroll-positions',
  version: 1,
  isQuiet: true,
  parse: (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, y]) => (isPosition(y) ? [[name, y]] : [])),
        )
      : undefined,
})

/**
 * Under which name a position is kept. Every entry that the router did not make has the key `default`; by its key alone a
 * link typed into a used tab would open where another page had been left.
 */
const nameOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key

export interface ScrollPositions {
  of: (location: Location) => number | undefined
  keep: (location: Location, y: number) => void
  /** Keeps them for the next page load in this tab. */
  save: () => void
}

/** Where the pages of this tab were left. */
export function scrollPositions(): ScrollPositions {
  const positions = new Map(Object.entries(slot.read() ?? {}))
  return {
    of: (location) => positions.get(nameOf(location)),
    keep: (location, y) => void positions.set(nameOf(location), y),
    save: () => void slot.write(Object.fromEntries(positions)),
  }
}
