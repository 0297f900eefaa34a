import type { Evented, LeafletEventHandlerFn } from 'leaflet'

type Listen = (target: Evented, type: string, handler: LeafletEventHandlerFn) => void

const addListener: Listen = (target, type, handler) => target.on(type, handler)
const removeListener: Listen = (target, type, handler) => target.off(type, handler)
const trigger = (target: Evented, type: string, data?: object) => target.fire(type, data)
/** The service lets a marker's handler keep a click from the map; here clickable overlays always do. */
const preventMap = () => undefined

/** Whatever has events of the service has them by Leaflet's means. */
export const event = { addListener, removeListener, trigger, preventMap }
