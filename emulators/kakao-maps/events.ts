import type { Evented, LeafletEventHandlerFn, Map as LeafletMap, LeafletMouseEvent } from 'leaflet'

// Whatever has events of the service has them by Leaflet's means.
export const addListener = (target: Evented, type: string, handler: LeafletEventHandlerFn) =>
  target.on(type, handler)
export const removeListener = (target: Evented, type: string, handler: LeafletEventHandlerFn) =>
  target.off(type, handler)
export const trigger = (target: Evented, type: string, data?: object) => target.fire(type, data)

/** The service lets a marker's handler keep a click from the map; here clickable overlays always do. */
export const preventMap = (): void => undefined

/** Is it a marker that the mouse or a finger is on? Controls keep everything to themselves. */
export const isOnClickable = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-clickable]') !== null

const movements = {
  move: ['center_changed', 'bounds_changed'],
  moveend: ['tilesloaded', 'idle'],
  dragstart: ['dragstart'],
  drag: ['drag'],
  dragend: ['dragend'],
}

/** Tells the listeners of `target` what happens to Leaflet's map, in the words of the service. */
export function forwardEvents(leaflet: LeafletMap, target: Evented): void {
  for (const [from, types] of Object.entries(movements))
    leaflet.on(from, () => {
      for (const type of types) target.fire(type)
    })
  const tell = (type: string) => (event: LeafletMouseEvent) => {
    if (type === 'mousemove' || !isOnClickable(event.originalEvent))
      target.fire(type, { latLng: event.latlng, point: event.containerPoint })
  }
  leaflet.on('click', tell('click')).on('dblclick', tell('dblclick'))
  leaflet.on('contextmenu', tell('rightclick')).on('mousemove', tell('mousemove'))
}
