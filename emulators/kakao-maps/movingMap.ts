import {
  Bounds,
  Browser,
  DomUtil,
  type LatLngExpression,
  Map as LeafletMap,
  type MapOptions,
} from 'leaflet'
import { type LatLng, LatLngBounds, PlaneCoords } from './places.ts'
import { fitBox, levelOf, plane, toLatLng, toMetres, zoomLimits, zoomOf } from './plane.ts'

// With pointer events the style's `touch-action` says who has a finger; with touch events Leaflet takes every one of
// them, and a page could not be scrolled over a map.
Object.assign(Browser, { touchNative: false })

const PADDING_PX = 32
const isMotionWanted = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches
const placeOf = (place: LatLngExpression | PlaneCoords) =>
  place instanceof PlaneCoords ? place.toLatLng() : place

/** The moving part of `kakao.maps.Map`, by a map of Leaflet's: where it looks, how near, and how it gets there. */
export class MovingMap extends LeafletMap {
  #level: number
  #isZoomable = true

  constructor(
    root: HTMLElement,
    center: LatLng | PlaneCoords,
    level = 3,
    options: MapOptions = {},
  ) {
    super(root, {
      ...options,
      crs: plane,
      center: placeOf(center),
      zoom: zoomOf(level),
      ...zoomLimits,
      // One level a notch.
      wheelPxPerZoomLevel: 100,
      zoomAnimation: isMotionWanted(),
      bounceAtZoomLimits: false,
      fadeAnimation: false,
      inertia: false,
      // What the stand-in does itself, and what the service does not have.
      attributionControl: false,
      boxZoom: false,
      keyboard: false,
      trackResize: false,
      zoomControl: false,
    })
    this.#level = level
    this.on('zoomanim', ({ zoom }) => this.#reach(levelOf(zoom)))
    this.on('zoomend', () => this.#reach(levelOf(this.getZoom())))
  }

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
  protected resize(): void {
    const { clientWidth, clientHeight } = this.getContainer()
    const { x, y } = this.getSize()
    if (clientWidth !== x || clientHeight !== y) this.invalidateSize()
  }

  /** Exactly there, and not a whole number of pixels away. */
  #look(center: LatLngExpression, level: number): this {
    this.#finishZoom()
    this.#reach(level)
    const options = { animate: false, reset: true }
    return this.setView(center, zoomOf(level), options)
  }

  setCenter(center: LatLng | PlaneCoords): void {
    this.#look(placeOf(center), this.#level)
  }

  /** Glides to a place nearby, and is at once at one that is farther away. */
  override panTo(target: LatLngExpression | LatLngBounds | PlaneCoords): this {
    this.#finishZoom()
    if (target instanceof LatLngBounds) return this.setBounds(target)
    return super.panTo(placeOf(target), { animate: isMotionWanted() ? undefined : false })
  }

  getLevel(): number {
    return this.#level
  }

  setLevel(
    level: number,
    options: { animate?: boolean | { duration: number }; anchor?: LatLng } = {},
  ): void {
    this.#zoomTo(level, Boolean(options.animate), options.anchor)
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

  /** Some levels nearer (negative) or farther. */
  zoomBy(steps: number): void {
    if (this.#isZoomable) this.#zoomTo(this.#level + steps, true)
  }

  #zoomTo(wanted: number, isAnimated: boolean, around?: LatLng): void {
    const level = Math.min(this.range.max, Math.max(this.range.min, Math.round(wanted)))
    if (level === this.#level) return
    this.#finishZoom()
    this.#reach(level)
    const options = { animate: isAnimated && isMotionWanted() }
    if (around) this.setZoomAround(around, zoomOf(level), options)
    else this.setView(this.getCenter(), zoomOf(level), options)
  }

  setDraggable(draggable: boolean): void {
    this.dragging[draggable ? 'enable' : 'disable']()
  }

  setZoomable(zoomable: boolean): void {
    this.#isZoomable = zoomable
    for (const handler of [this.scrollWheelZoom, this.touchZoom, this.doubleClickZoom])
      handler[zoomable ? 'enable' : 'disable']()
  }

  setBounds(bounds: LatLngBounds, ...paddings: number[]): this {
    if (bounds.isEmpty()) return this
    const [top = PADDING_PX, right = PADDING_PX, bottom = PADDING_PX, left = PADDING_PX] = paddings
    const box = new Bounds(toMetres(bounds.getNorthWest()), toMetres(bounds.getSouthEast()))
    this.resize()
    const { level, center } = fitBox(box, this.getSize(), [top, right, bottom, left], this.range)
    return this.#look(toLatLng(center), level)
  }
}
