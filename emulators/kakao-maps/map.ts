import {
  Control,
  type ControlPosition as Corner,
  type LeafletMouseEvent,
  control as parts,
} from 'leaflet'
import { ignoreClicksAfterDrags, listenToKeys } from './gestures.ts'
import { Ground } from './ground.ts'
import { MovingMap } from './movingMap.ts'
import type { LatLng, PlaneCoords } from './places.ts'
import { addRoot, watchRoot } from './root.ts'

const ROADMAP = 1
/** By the service's numbers. Leaflet has places in the corners, so that the last ones are in the lower right one. */
const corners: readonly Corner[] = ['topleft', 'topright', 'topright', 'bottomleft']
/** What the service calls what Leaflet tells. */
const names: Record<string, readonly string[]> = {
  move: ['center_changed', 'bounds_changed'],
  moveend: ['tilesloaded', 'idle'],
}

type Options = Omit<kakao.maps.MapOptions, 'center'> & { center: LatLng | PlaneCoords }

/** `kakao.maps.Map`: on our own ground, with the service's events, controls, keys and types. */
export class KakaoMap extends MovingMap {
  readonly #ground = new Ground()
  #mapTypeId = ROADMAP
  #hasKeys: boolean

  constructor(container: HTMLElement, options: Options) {
    const root = addRoot(container)
    super(root, options.center, options.level, {
      dragging: options.draggable ?? true,
      scrollWheelZoom: options.scrollwheel ?? true,
      doubleClickZoom: !options.disableDoubleClick && !options.disableDoubleClickZoom,
    })
    this.#hasKeys = Boolean(options.keyboardShortcuts)
    this.setMapTypeId(options.mapTypeId ?? ROADMAP)
    this.#ground.addTo(this)
    const position = 'bottomleft'
    parts.attribution({ position, prefix: '약도 · 실제와 다를 수 있습니다' }).addTo(this)
    parts.scale({ position, maxWidth: 90, imperial: false }).addTo(this)
    ignoreClicksAfterDrags(root, this)
    listenToKeys(container, this, () => this.#hasKeys)
    watchRoot(root, {
      onTheme: () => this.#ground.redraw(),
      onSize: () => this.resize(),
      onGone: () => this.remove(),
    })
  }

  /** Tells of an event in the words of the service, too. Taps on a clickable overlay are its own. */
  override fire(type: string, data: object = {}, propagate?: boolean): this {
    const { latlng, containerPoint, originalEvent }: Partial<LeafletMouseEvent> = data
    const on = originalEvent?.target
    const isTap = type === 'click' || type === 'dblclick'
    if (isTap && on instanceof Element && on.closest('[data-clickable]')) return this
    super.fire(type, { ...data, latLng: latlng, point: containerPoint }, propagate)
    for (const name of names[type] ?? []) this.fire(name, data)
    return this
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
    this.getContainer().toggleAttribute('data-aerial', mapTypeId !== ROADMAP)
    this.#ground.redraw()
    this.fire('maptypeid_changed')
  }

  override addControl(control: Control, position = -1): this {
    control.setPosition(corners[position] ?? 'bottomright')
    return super.addControl(control)
  }

  /** What is no control is left alone: the SDK names a control by its position. */
  override removeControl(control: unknown): this {
    return control instanceof Control ? super.removeControl(control) : this
  }

  setKeyboardShortcuts(active: boolean): void {
    this.#hasKeys = active
  }

  // There is one projection only.
  setProjectionId(_projectionId: unknown): void {}
}
