import { DomEvent, type Map as LeafletMap } from 'leaflet'

const KEY_STEP_PX = 90
const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
}
const zoomSteps: Record<string, number> = { '+': -1, '=': -1, '-': 1, _: 1 }

type Zoomable = LeafletMap & { zoomBy: (levels: number) => void }

/** Arrows move, plus and minus zoom. Leaflet's keys need the focus on the map; here an outer element has it. */
export function handleKey(map: Zoomable, event: KeyboardEvent): void {
  const [step, zoom] = [keySteps[event.key], zoomSteps[event.key]]
  if (!(step || zoom) || event.ctrlKey || event.metaKey || event.altKey) return
  if (step) map.panTo(map.containerPointToLatLng(map.getSize().divideBy(2).add(step)))
  else if (zoom) map.zoomBy(zoom)
  event.preventDefault()
}

/** A drag that ends on a marker's link must not open it. */
export function ignoreClicksAfterDrags(map: LeafletMap): void {
  let hasDragged = false
  map.on('mousedown drag', ({ type }) => {
    hasDragged = type === 'drag'
  })
  const ignore = (event: Event) => hasDragged && DomEvent.stop(event)
  map.getContainer().addEventListener('click', ignore, { capture: true })
}
