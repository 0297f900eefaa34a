import { element } from './element.ts'
import type { MapView } from './mapView.ts'

/** Where the service puts a control; the numbers are its own. */
export const ControlPosition = {
  TOPLEFT: 0,
  TOP: 1,
  TOPRIGHT: 2,
  BOTTOMLEFT: 3,
  BOTTOM: 4,
  BOTTOMRIGHT: 5,
  LEFT: 6,
  RIGHT: 7,
} as const

export const MapTypeId = {
  ROADMAP: 1,
  SKYVIEW: 2,
  HYBRID: 3,
  OVERLAY: 4,
  ROADVIEW: 5,
  TRAFFIC: 6,
  TERRAIN: 7,
  BICYCLE: 8,
  BICYCLE_HYBRID: 9,
  USE_DISTRICT: 10,
} as const

/** Inset and alignment of each position. */
const places: Record<number, string> = {
  [ControlPosition.TOPLEFT]: 'top:0;left:0',
  [ControlPosition.TOP]: 'top:0;left:50%;transform:translateX(-50%)',
  [ControlPosition.TOPRIGHT]: 'top:0;right:0;justify-items:end',
  [ControlPosition.BOTTOMLEFT]: 'bottom:28px;left:0',
  [ControlPosition.BOTTOM]: 'bottom:0;left:50%;transform:translateX(-50%)',
  [ControlPosition.BOTTOMRIGHT]: 'bottom:0;right:0;justify-items:end',
  [ControlPosition.LEFT]: 'left:0;top:50%;transform:translateY(-50%)',
  [ControlPosition.RIGHT]: 'right:0;top:50%;transform:translateY(-50%);justify-items:end',
}

/** The box that holds the controls of a position. */
export function cornerFor(position: number): HTMLElement {
  const corner = element('div', 'corner')
  corner.style.cssText = places[position] ?? places[ControlPosition.TOPRIGHT] ?? ''
  return corner
}

/** Anything that can be added to a map's corner. */
export interface Control {
  root: HTMLElement
  /** The map it is on, or that it was taken off. */
  attach: (map: MapView | undefined) => void
  /** The map's level or type has changed. */
  update: () => void
}

const asControl = new WeakMap<object, Control>()

/** The working part of a control of the service; undefined for what is no control of ours. */
export const controlOf = (control: object): Control | undefined => asControl.get(control)

function button(label: string, onClick: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.setAttribute('aria-label', label)
  created.addEventListener('click', onClick)
  return created
}

function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const attributes = { width: '20', height: '20', viewBox: '0 0 20 20', 'aria-hidden': 'true' }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  line.setAttribute('d', path)
  line.setAttribute('stroke', 'currentColor')
  line.setAttribute('stroke-width', '2')
  line.setAttribute('stroke-linecap', 'round')
  svg.append(line)
  return svg
}

export class ZoomControl {
  constructor() {
    let map: MapView | undefined
    const root = element('div', 'zoom')
    const nearer = button('확대', () => map?.zoomBy(-1))
    const farther = button('축소', () => map?.zoomBy(1))
    nearer.append(icon('M10 4v12M4 10h12'))
    farther.append(icon('M4 10h12'))
    root.append(nearer, farther)
    const update = () => {
      nearer.disabled = map?.isAtLimit(-1) ?? true
      farther.disabled = map?.isAtLimit(1) ?? true
    }
    asControl.set(this, {
      root,
      update,
      attach(owner) {
        map = owner
        update()
      },
    })
  }
}

export class MapTypeControl {
  constructor() {
    let map: MapView | undefined
    const root = element('div', 'types')
    const types = [
      { name: '지도', id: MapTypeId.ROADMAP },
      { name: '스카이뷰', id: MapTypeId.HYBRID },
    ].map(({ name, id }) => {
      const choice = button(name, () => map?.setMapTypeId(id))
      choice.textContent = name
      return { choice, id }
    })
    root.append(...types.map(({ choice }) => choice))
    const update = () => {
      const isDrawn = map?.getMapTypeId() === MapTypeId.ROADMAP
      for (const { choice, id } of types) {
        choice.setAttribute('aria-pressed', String((id === MapTypeId.ROADMAP) === isDrawn))
      }
    }
    asControl.set(this, {
      root,
      update,
      attach(owner) {
        map = owner
        update()
      },
    })
  }
}
