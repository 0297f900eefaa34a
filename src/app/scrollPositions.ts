import { storageSlot } from '@/platform/storage'

/** Where the router keeps how far each page was scrolled. */
const slot = storageSlot<object>({
  area: 'session',
  key: 'react-router-scroll-positions',
  parse: (value) => (typeof value === 'object' ? (value ?? undefined) : undefined),
})

/** The router writes into whatever it finds there: into anything but an object, and no link would lead anywhere. */
export function dropBrokenScrollPositions(): void {
  if (!slot.read()) slot.remove()
}
