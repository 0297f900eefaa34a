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
import type { LatLng, LatLngBounds } from './coords.ts'
import { handleKey, ignoreClicksAfterDrags } from './gestures.ts'
import { Ground } from './ground.ts'
import { fitBox, levelOf, plane, toLatLng, toMetres, zoomOf } from './plane.ts'

// With touch events Leaflet takes every finger, and a page cannot scroll over a map; pointer events obey `touch-action`.
Object.assign(Browser, { touchNative: false })

const PADDING_PX = 32
const isMotionWanted = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
const ROADMAP = 1
/** By the service's numbers; Leaflet has only corners, and other numbers use the lower right one. */
const corners: readonly Corner[] = ['topleft', 'topright', 'topright', 'bottomleft']
const settings: MapOptions = {
  crs: plane,
  minZoom: zoomOf(14),
  maxZoom: zoomOf(1),
  // A level per notch.
  wheelPxPerZoomLevel: 100,
  bounceAtZoomLimits: false,
  fadeAnimation: false,
  inertia: false,
  // Done by the stand-in, or absent in the service.
  attributionControl: false,
  boxZoom: false,
  keyboard: false,
  trackResize: false,
  zoomControl: false,
}

type Options = { center: LatLng; level?: number; keyboardShortcuts?: boolean }

/** `kakao.maps.Map`: a Leaflet map on our ground, with the service's methods and events. */
export class KakaoMap extends LeafletMap {
  readonly #ground = new Ground()
  mapTypeId = ROADMAP
  #hasKeys: boolean
  #level: number

  constructor(container: HTMLElement, { center, level = 3, keyboardShortcuts = false }: Options) {
    // The page's container outlives the map and may be reused.
    const root = DomUtil.create('div', 'standin-map', container)
    super(root, { ...settings, center, zoom: zoomOf(level), zoomAnimation: isMotionWanted() })
    this.#level = level
    this.#hasKeys = keyboardShortcuts
    this.#ground.addTo(this)
    const position = 'bottomleft'
    parts.attribution({ position, prefix: '약도 · 실제와 다를 수 있어요' }).addTo(this)
    parts.scale({ position, maxWidth: 90, imperial: false }).addTo(this)
    ignoreClicksAfterDrags(this)
    this.on('zoomanim', ({ zoom }) => this.#setLevel(levelOf(zoom)))
    this.on('zoomend', () => this.#setLevel(levelOf(this.getZoom())))
    this.on('moveend', () => this.fire('idle'))
    this.on('click', (tap) => Object.assign(tap, { latLng: tap.latlng, point: tap.containerPoint }))
    this.#watch(root, container)
  }

  #watch(root: HTMLElement, container: HTMLElement): void {
    const keys = (event: KeyboardEvent) => this.#hasKeys && handleKey(this, event)
    const theme = new MutationObserver(() => this.#ground.redraw())
    const sizes = new ResizeObserver(() => (root.isConnected ? this.relayout() : this.remove()))
    container.addEventListener('keydown', keys)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
    sizes.observe(root)
    this.on('unload', () => {
      container.removeEventListener('keydown', keys)
      // Observers would keep the map alive.
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

  /** Ignores what is no control: the SDK names a control by its position. */
  override removeControl(control: unknown): this {
    return control instanceof Control ? super.removeControl(control) : this
  }

  setKeyboardShortcuts(active: boolean): void {
    this.#hasKeys = active
  }

  // There is one projection only.
  setProjectionId(_projectionId: unknown): void {}

  /** Reports the level as soon as a movement's end is known. */
  #setLevel(level: number): void {
    if (level === this.#level) return
    this.fire('zoom_start')
    this.#level = level
    this.fire('zoom_changed')
  }

  /** Ends a running zoom at its level: Leaflet ignores commands until then. */
  #finishZoom(): void {
    const end = Object.assign(new Event(DomUtil.TRANSITION_END), { propertyName: 'transform' })
    this.getPane('mapPane')?.querySelector('.leaflet-proxy')?.dispatchEvent(end)
  }

  override remove(): this {
    // The zoom's timer would look for the map.
    this.#finishZoom()
    return super.remove()
  }

  /** Leaflet rounds its centre at every resize, even to the same size. */
  relayout(): void {
    const { clientWidth, clientHeight } = this.getContainer()
    if (!this.getSize().equals([clientWidth, clientHeight])) this.invalidateSize()
  }

  /** Exact, not rounded to whole pixels. */
  setCenter(center: LatLng, level = this.#level): void {
    this.#finishZoom()
    this.#setLevel(level)
    const options = { animate: false, reset: true }
    this.setView(center, zoomOf(level), options)
  }

  /** Glides to near places, jumps to far ones. */
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
    this.#setLevel(level)
    const options = { animate: how.animate ?? false }
    if (how.anchor) this.setZoomAround(how.anchor, zoomOf(level), options)
    else this.setView(this.getCenter(), zoomOf(level), options)
  }

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
