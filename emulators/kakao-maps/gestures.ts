import type { MovingMap } from './movingMap.ts'

const KEY_STEP_PX = 90
const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-KEY_STEP_PX, 0],
  ArrowRight: [KEY_STEP_PX, 0],
  ArrowUp: [0, -KEY_STEP_PX],
  ArrowDown: [0, KEY_STEP_PX],
}
const zoomSteps: Record<string, number> = { '+': -1, '=': -1, '-': 1, _: 1 }

/** Arrows move, plus and minus zoom, while the focus is on the container or in it; Leaflet's keys want it on the map itself. */
export function listenToKeys(container: HTMLElement, map: MovingMap, areOn: () => boolean): void {
  const listen = (event: KeyboardEvent) => {
    const [step, zoom] = [keySteps[event.key], zoomSteps[event.key]]
    if (!(step || zoom) || !areOn() || event.ctrlKey || event.metaKey || event.altKey) return
    if (step) map.panTo(map.containerPointToLatLng(map.getSize().divideBy(2).add(step)))
    else if (zoom) map.zoomBy(zoom)
    event.preventDefault()
  }
  container.addEventListener('keydown', listen)
  // The container outlives the map.
  map.on('unload', () => container.removeEventListener('keydown', listen))
}

/** A drag that ends over a marker's link must not follow it. */
export function ignoreClicksAfterDrags(root: HTMLElement, map: MovingMap): void {
  let hasDragged = false
  map.on('mousedown drag', ({ type }) => {
    hasDragged = type === 'drag'
  })
  const ignore = (event: Event) => {
    if (!hasDragged) return
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('click', ignore, { capture: true })
}
