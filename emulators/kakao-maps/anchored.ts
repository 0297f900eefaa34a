import { element } from './element.ts'
import { LatLng, toMetres } from './geometry.ts'
import type { MapView } from './mapView.ts'

/** An element that stands at a place of the map, with one of its points on that place. */
export class Anchored {
  readonly frame = element('div', 'overlay')
  #map: MapView | null = null
  #position: LatLng
  #zIndex: number

  constructor(position: LatLng | undefined, zIndex = 0) {
    this.#position = position ?? new LatLng(0, 0)
    this.#zIndex = zIndex
    this.frame.style.zIndex = String(zIndex)
  }

  setMap(map: MapView | null): void {
    if (this.#map === map) return
    this.#map?.removeOverlay(this)
    this.#map = map
    map?.addOverlay(this)
  }

  getMap(): MapView | null {
    return this.#map
  }

  setPosition(position: LatLng): void {
    this.#position = position
    this.place()
  }

  getPosition(): LatLng {
    return this.#position
  }

  setZIndex(zIndex: number): void {
    this.#zIndex = zIndex
    this.frame.style.zIndex = String(zIndex)
  }

  getZIndex(): number {
    return this.#zIndex
  }

  setVisible(visible: boolean): void {
    this.frame.hidden = !visible
  }

  getVisible(): boolean {
    return !this.frame.hidden
  }

  // Height and reach matter in street-level pictures only.
  setAltitude(_altitude: number): void {}

  getAltitude(): number {
    return 0
  }

  setRange(_range: number): void {}

  getRange(): number {
    return 0
  }

  /** How the frame is moved so that its anchor stands on the place. */
  protected anchor(): string {
    return 'translate(-50%, -50%)'
  }

  /** Moves the element to where its place now is. */
  place(): void {
    if (!this.#map) return
    const { x, y } = this.#map.pixelOf(toMetres(this.#position.getLat(), this.#position.getLng()))
    this.frame.style.transform = `translate(${x}px, ${y}px) ${this.anchor()}`
  }
}
