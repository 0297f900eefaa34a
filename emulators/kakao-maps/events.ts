import type { Evented, LeafletEventHandlerFn } from 'leaflet'

// Whatever has events of the service has them by Leaflet's means.
export const event = {
  addListener: (target: Evented, type: string, handler: LeafletEventHandlerFn) => {
    target.on(type, handler)
  },
  removeListener: (target: Evented, type: string, handler: LeafletEventHandlerFn) => {
    target.off(type, handler)
  },
  trigger: (target: Evented, type: string, data?: object) => {
    target.fire(type, data)
  },
  // The service lets a marker's handler keep a click from the map; here clickable overlays always do.
  preventMap: () => undefined,
}
