import {
  Bounds,
  Browser,
  Control,
  type ControlPosition as Corner,
  DomUtil,
  type LatLngExpression,
  Map as LeafletMap,
  type MapOptions,
  control as parts,
} from 'leaflet'
import { answerKey, ignoreClicksAfterDrags } from './gestures.ts'
import { Ground } from './ground.ts'
import type { LatLng, LatLngBounds } from './places.ts'
import { fitBox, levelOf, plane, toLatLng, toMetres, zoomOf } from './plane.ts'

// With pointer events the style's `touch-action` says who has a finger; with touch events Leaflet takes every one of
// them, and a page could not be scrolled over a map.
Object.assign(Browser, { touchNative: false })

const PADDING_PX = 32
const isMotionWanted = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
const ROADMAP = 1
/** By the service's numbers. Leaflet has places in the corners, so that the last ones are in the lower right one. */
const corners: readonly Corner[] = ['topleft', 'topright', 'topright', 'bottomleft']
const settings: MapOptions = {
  crs: plane,
  minZoom: zoomOf(14),
  maxZoom: zoomOf(1),
  // One level a notch.
  wheelPxPerZoomLevel: 100,
  bounceAtZoomLimits: false,
  fadeAnimation: false,
  inertia: false,
  // What the stand-in does itself, and what the service does not have.
  attributionControl: false,
  boxZoom: false,
  keyboard: false,
  trackResize: false,
  zoomControl: false,
}

type Options = { center: LatLng; level?: number; keyboardShortcuts?: boolean }

/** `kakao.maps.Map`: a map of Leaflet's on our own ground, with the service's methods and events. */
export class KakaoMap extends LeafletMap {
  readonly #ground = new Ground()
  mapTypeId = ROADMAP
  #hasKeys: boolean
  #level: number

  constructor(container: HTMLElement, { center, level = 3, keyboardShortcuts = false }: Options) {
    // The page's container outlives the map, and may be given to another one.
    const root = DomUtil.create('div', 'standin-map', container)
    super(root, { ...settings, center, zoom: zoomOf(level), zoomAnimation: isMotionWanted() })
    this.#level = level
    this.#hasKeys = keyboardShortcuts
    this.#ground.addTo(this)
    const position = 'bottomleft'
    parts.attribution({ position, prefix: '약도 · 실제와 다를 수 있습니다' }).addTo(this)
    parts.scale({ position, maxWidth: 90, imperial: false }).addTo(this)
    ignoreClicksAfterDrags(this)
    this.on('zoomanim', ({ zoom }) => this.#reach(levelOf(zoom)))
    this.on('zoomend', () => this.#reach(levelOf(this.getZoom())))
    this.on('moveend', () => this.fire('idle'))
    this.on('click', (tap) => Object.assign(tap, { latLng: tap.latlng, point: tap.containerPoint }))
    this.#watch(root, container)
  }

  /** Follows keys, theme and size, until the map has left the page. */
  #watch(root: HTMLElement, container: HTMLElement): void {
    const keys = (event: KeyboardEvent) => this.#hasKeys && answerKey(this, event)
    const theme = new MutationObserver(() => this.#ground.redraw())
    const sizes = new ResizeObserver(() => (root.isConnected ? this.relayout() : this.remove()))
    container.addEventListener('keydown', keys)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
    sizes.observe(root)
    this.on('unload', () => {
      container.removeEventListener('keydown', keys)
      // The document would hold on to the map.
      theme.disconnect()
      sizes.disconnect()
    })
  }

  setMapTypeId(mapTypeId: number): void {
    this.mapTypeId = mapTypeId
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

  /** The level is told as soon as it is known where a movement ends. */
  #reach(level: number): void {
    if (level === this.#level) return
    this.fire('zoom_start')
    this.#level = level
    this.fire('zoom_changed')
  }

  /** A zoom that is under way ends at its level now; Leaflet takes no other order until it has. */
  #finishZoom(): void {
    const end = Object.assign(new Event(DomUtil.TRANSITION_END), { propertyName: 'transform' })
    this.getPane('mapPane')?.querySelector('.leaflet-proxy')?.dispatchEvent(end)
  }

  override remove(): this {
    // A zoom would look for the map when its time is over.
    this.#finishZoom()
    return super.remove()
  }

  /** Leaflet rounds where it looks whenever it is told of a size, be it the same. */
  relayout(): void {
    const { clientWidth, clientHeight } = this.getContainer()
    if (!this.getSize().equals([clientWidth, clientHeight])) this.invalidateSize()
  }

  /** Exactly there, and not a whole number of pixels away. */
  setCenter(center: LatLng, level = this.#level): void {
    this.#finishZoom()
    this.#reach(level)
    const options = { animate: false, reset: true }
    this.setView(center, zoomOf(level), options)
  }

  /** Glides to a place nearby, and is at once at one that is farther away. */
  override panTo(target: LatLngExpression): this {
    this.#finishZoom()
    return super.panTo(target, { animate: isMotionWanted() ? undefined : false })
  }

  getLevel(): number {
    return this.#level
  }

  setLevel(wanted: number, how: { animate?: boolean; anchor?: LatLng } = {}): void {
    const level = Math.min(this.range.max, Math.max(this.range.min, Math.round(wanted)))
    if (level === this.#level) return
    this.#finishZoom()
    this.#reach(level)
    const options = { animate: how.animate ?? false }
    if (how.anchor) this.setZoomAround(how.anchor, zoomOf(level), options)
    else this.setView(this.getCenter(), zoomOf(level), options)
  }

  /** Some levels nearer (negative) or farther. */
  zoomBy(steps: number): void {
    if (this.scrollWheelZoom.enabled()) this.setLevel(this.#level + steps, { animate: true })
  }

  setMinLevel(level: number): void {
    this.setMaxZoom(zoomOf(level))
  }

  setMaxLevel(level: number): void {
    this.setMinZoom(zoomOf(level))
  }

  get range(): { min: number; max: number } {
    return { min: levelOf(this.getMaxZoom()), max: levelOf(this.getMinZoom()) }
  }

  setDraggable(draggable: boolean): void {
    this.dragging[draggable ? 'enable' : 'disable']()
  }

  setZoomable(zoomable: boolean): void {
    for (const handler of [this.scrollWheelZoom, this.touchZoom, this.doubleClickZoom])
      handler[zoomable ? 'enable' : 'disable']()
  }

  setBounds(bounds: LatLngBounds, ...paddings: number[]): void {
    if (bounds.isEmpty()) return
    const [top = PADDING_PX, right = PADDING_PX, bottom = PADDING_PX, left = PADDING_PX] = paddings
    const box = new Bounds(toMetres(bounds.getNorthWest()), toMetres(bounds.getSouthEast()))
    this.relayout()
    const { level, center } = fitBox(box, this.getSize(), [top, right, bottom, left], this.range)
    this.setCenter(toLatLng(center), level)
  }
}
