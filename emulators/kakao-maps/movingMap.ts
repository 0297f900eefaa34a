import { Bounds, Browser, DomUtil, Evented, Map as LeafletMap } from 'leaflet'
import { forwardEvents } from './events.ts'
import { type LatLng, LatLngBounds, PlaneCoords } from './places.ts'
import {
  FARTHEST_LEVEL,
  fitBox,
  levelOf,
  NEAREST_LEVEL,
  plane,
  toLatLng,
  toMetres,
  zoomOf,
} from './plane.ts'

// With pointer events the style's `touch-action` says who has a finger; with touch events Leaflet takes every one of
// them, and a page could not be scrolled over a map.
Object.assign(Browser, { touchNative: false })

const PADDING_PX = 32
/** Exactly there, and not a whole number of pixels away. */
const AT_ONCE = { animate: false, reset: true }

export interface ViewOptions {
  center: LatLng | PlaneCoords
  level?: number
  draggable?: boolean
  scrollwheel?: boolean
}

const placeOf = (place: LatLng | PlaneCoords) =>
  place instanceof PlaneCoords ? place.toLatLng() : place

/** The moving part of `kakao.maps.Map`, on a map of Leaflet's: where it looks, how near, and how it gets there. */
export class MovingMap extends Evented {
  readonly leaflet: LeafletMap
  readonly #isMotionWanted = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  #level: number
  #isZoomable = true

  constructor(root: HTMLElement, { center, level = 3, draggable, scrollwheel }: ViewOptions) {
    super()
    this.#level = level
    this.leaflet = new LeafletMap(root, {
      crs: plane,
      center: placeOf(center),
      zoom: zoomOf(level),
      minZoom: zoomOf(FARTHEST_LEVEL),
      maxZoom: zoomOf(NEAREST_LEVEL),
      dragging: draggable ?? true,
      scrollWheelZoom: scrollwheel ?? true,
      // One level a notch.
      wheelPxPerZoomLevel: 100,
      zoomAnimation: this.#isMotionWanted,
      bounceAtZoomLimits: false,
      fadeAnimation: false,
      inertia: false,
      // What the stand-in does itself, and what the service does not have.
      attributionControl: false,
      boxZoom: false,
      doubleClickZoom: false,
      keyboard: false,
      trackResize: false,
      zoomControl: false,
    })
    this.leaflet
      .on('zoomanim', ({ zoom }) => this.#reach(levelOf(zoom)))
      .on('zoomend', () => this.#reach(levelOf(this.leaflet.getZoom())))
    forwardEvents(this.leaflet, this)
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
    this.leaflet.getPane('mapPane')?.querySelector('.leaflet-proxy')?.dispatchEvent(end)
  }

  /** Leaflet rounds where it looks whenever it is told of a size, be it the same. */
  protected resize(): void {
    const { clientWidth, clientHeight } = this.leaflet.getContainer()
    const { x, y } = this.leaflet.getSize()
    if (clientWidth !== x || clientHeight !== y) this.leaflet.invalidateSize()
  }

  /** The page has taken the map away. */
  protected remove(): void {
    // A zoom would look for the map when its time is over.
    this.#finishZoom()
    this.leaflet.remove()
  }

  getCenter(): LatLng {
    return this.leaflet.getCenter()
  }

  setCenter(center: LatLng | PlaneCoords): void {
    this.#finishZoom()
    this.leaflet.setView(placeOf(center), zoomOf(this.#level), AT_ONCE)
  }

  panBy(dx: number, dy: number): void {
    this.#finishZoom()
    this.leaflet.panBy([dx, dy], { animate: this.#isMotionWanted })
  }

  /** Glides to a place nearby, and is at once at one that is farther away. */
  panTo(target: LatLng | LatLngBounds | PlaneCoords, padding = PADDING_PX): void {
    this.#finishZoom()
    if (target instanceof LatLngBounds) this.setBounds(target, padding, padding, padding, padding)
    else if (this.#isMotionWanted) this.leaflet.panTo(placeOf(target))
    else this.setCenter(target)
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
    this.leaflet.setMaxZoom(zoomOf(level))
  }

  setMaxLevel(level: number): void {
    this.leaflet.setMinZoom(zoomOf(level))
  }

  get range(): { min: number; max: number } {
    return { min: levelOf(this.leaflet.getMaxZoom()), max: levelOf(this.leaflet.getMinZoom()) }
  }

  /** Some levels nearer (negative) or farther, around a place or the middle. */
  zoomBy(steps: number, around?: LatLng): void {
    if (this.#isZoomable) this.#zoomTo(this.#level + steps, true, around)
  }

  #zoomTo(wanted: number, isAnimated: boolean, around?: LatLng): void {
    this.#finishZoom()
    const level = Math.min(this.range.max, Math.max(this.range.min, Math.round(wanted)))
    if (level === this.#level) return
    this.#reach(level)
    const options = { animate: isAnimated && this.#isMotionWanted }
    if (around) this.leaflet.setZoomAround(around, zoomOf(level), options)
    else this.leaflet.setView(this.getCenter(), zoomOf(level), options)
  }

  setDraggable(draggable: boolean): void {
    this.leaflet.dragging[draggable ? 'enable' : 'disable']()
  }

  setZoomable(zoomable: boolean): void {
    this.#isZoomable = zoomable
    this.leaflet.scrollWheelZoom[zoomable ? 'enable' : 'disable']()
    this.leaflet.touchZoom[zoomable ? 'enable' : 'disable']()
  }

  getBounds(): LatLngBounds {
    return this.leaflet.getBounds()
  }

  setBounds(
    bounds: LatLngBounds,
    top = PADDING_PX,
    right = PADDING_PX,
    bottom = PADDING_PX,
    left = PADDING_PX,
  ): void {
    if (bounds.isEmpty()) return
    this.#finishZoom()
    const box = new Bounds(toMetres(bounds.getNorthWest()), toMetres(bounds.getSouthEast()))
    this.resize()
    const view = this.leaflet.getSize()
    const { level, center } = fitBox(box, view, [top, right, bottom, left], this.range)
    this.#reach(level)
    this.leaflet.setView(toLatLng(center), zoomOf(level), AT_ONCE)
  }
}
