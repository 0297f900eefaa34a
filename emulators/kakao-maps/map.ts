import { Control, type ControlPosition as Corner, control as parts } from 'leaflet'
import { isOnClickable } from './events.ts'
import { ignoreClicksAfterDrags, listenToKeys } from './gestures.ts'
import { Ground } from './ground.ts'
import { MovingMap, type ViewOptions } from './movingMap.ts'
import { addRoot, watchRoot } from './root.ts'

const ROADMAP = 1
/** By the service's numbers. Leaflet has places in the corners, so that the last ones are in the lower right one. */
const corners: readonly Corner[] = ['topleft', 'topright', 'topright', 'bottomleft']

interface MapOptions extends ViewOptions {
  mapTypeId?: number
  disableDoubleClick?: boolean
  disableDoubleClickZoom?: boolean
  keyboardShortcuts?: boolean | { speed: number }
}

/** Buttons on a map. */
export interface MapControl extends Control {
  attach(map: KakaoMap): this
}

/** `kakao.maps.Map`: a map of Leaflet's on our own ground, with the service's controls, keys and types. */
export class KakaoMap extends MovingMap {
  readonly #root: HTMLElement
  readonly #ground = new Ground()
  #mapTypeId = ROADMAP
  #hasKeys: boolean

  constructor(container: HTMLElement, options: MapOptions) {
    const root = addRoot(container)
    super(root, options)
    this.#root = root
    this.#hasKeys = Boolean(options.keyboardShortcuts)
    this.setMapTypeId(options.mapTypeId ?? ROADMAP)
    this.#ground.addTo(this.leaflet)
    const position = 'bottomleft'
    parts.attribution({ position, prefix: '약도 · 실제와 다를 수 있습니다' }).addTo(this.leaflet)
    parts.scale({ position, maxWidth: 90, imperial: false }).addTo(this.leaflet)
    const isDoubleClickOff = options.disableDoubleClick || options.disableDoubleClickZoom
    this.leaflet.on('dblclick', ({ latlng, originalEvent }) => {
      if (!isDoubleClickOff && !isOnClickable(originalEvent)) this.zoomBy(-1, latlng)
    })
    ignoreClicksAfterDrags(root, this.leaflet)
    listenToKeys(container, this, () => this.#hasKeys)
    watchRoot(root, {
      onTheme: () => this.#ground.redraw(),
      onSize: () => this.resize(),
      onGone: () => this.remove(),
    })
  }

  relayout(): void {
    this.resize()
    this.#ground.redraw()
  }

  getMapTypeId(): number {
    return this.#mapTypeId
  }

  setMapTypeId(mapTypeId: number): void {
    this.#mapTypeId = mapTypeId
    this.#root.toggleAttribute('data-aerial', mapTypeId !== ROADMAP)
    this.#ground.redraw()
    this.fire('maptypeid_changed')
  }

  addControl(control: MapControl, position: number): void {
    const corner = corners[position] ?? 'bottomright'
    control.attach(this).setPosition(corner).addTo(this.leaflet)
  }

  /** What is no control is left alone: the SDK names a control by its position. */
  removeControl(control: unknown): void {
    if (control instanceof Control) control.remove()
  }

  setKeyboardShortcuts(active: boolean): void {
    this.#hasKeys = active
  }

  // There is one projection only.
  setProjectionId(_projectionId: unknown): void {}
}
