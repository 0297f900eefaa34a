import {
  Marker as Base,
  DomEvent,
  DomUtil,
  divIcon,
  Icon,
  type MarkerOptions,
  point,
} from 'leaflet'
import { addButton } from './controls.ts'
import { LatLng, Point } from './coords.ts'
import type { KakaoMap } from './map.ts'

/** The service orders by index alone; this outweighs the pixels that Leaflet adds. */
const PIXELS_PER_INDEX = 10_000
/** From the tip of a window's tail to its frame. */
const TAIL_PX = 10

class Overlay extends Base {
  constructor(position = new LatLng(0, 0), zIndex = 0, options: MarkerOptions = {}) {
    super(position, { ...options, keyboard: false, zIndexOffset: zIndex * PIXELS_PER_INDEX })
  }

  setMap(map: KakaoMap | null): void {
    this.remove()
    if (map) this.addTo(map)
  }

  setPosition(position: LatLng): void {
    this.setLatLng(position)
  }

  setZIndex(zIndex: number): void {
    this.setZIndexOffset(zIndex * PIXELS_PER_INDEX)
  }
}

export class MarkerImage extends Icon {
  constructor(iconUrl: string, size: Point, { offset }: { offset?: Point } = {}) {
    super({ iconUrl, iconSize: size, iconAnchor: offset ?? [size.x / 2, size.y] })
  }
}

/** A file of the site: its policy forbids pictures from `data:`. */
const pin = new MarkerImage('/media/icon-pin.webp', new Point(40, 40))

type PinOptions = { position: LatLng; image?: MarkerImage; title?: string; zIndex?: number }

export class Marker extends Overlay {
  constructor({ position, image: icon = pin, title = '', zIndex }: PinOptions) {
    super(position, zIndex, { icon, title, alt: title })
  }

  setImage(image: MarkerImage): void {
    this.setIcon(image)
  }
}

interface FrameOptions
  extends Omit<kakao.maps.CustomOverlayOptions & kakao.maps.InfoWindowOptions, 'map' | 'position'> {
  position?: LatLng
}

export class CustomOverlay extends Overlay {
  protected readonly frame: HTMLElement
  readonly #content: HTMLElement

  constructor({ content = '', clickable = false, ...options }: FrameOptions) {
    const { position, zIndex, xAnchor = 0.5, yAnchor = 0.5 } = options
    const frame = DomUtil.create('div', 'standin-map-overlay')
    const icon = divIcon({ html: frame, className: '', iconSize: undefined })
    super(position, zIndex, { icon, interactive: clickable })
    this.frame = frame
    this.#content = content instanceof HTMLElement ? content : DomUtil.create('div')
    if (typeof content === 'string') this.#content.textContent = content
    // Callers expect the content to have a parent.
    frame.append(this.#content)
    // Taps on a clickable one do not reach the map.
    if (clickable) this.on('click dblclick', DomEvent.stopPropagation)
    frame.style.translate = `${-100 * xAnchor}% ${-100 * yAnchor}%`
  }

  getContent(): HTMLElement {
    return this.#content
  }
}

export class InfoWindow extends CustomOverlay {
  constructor(options: FrameOptions) {
    super({ zIndex: 1, ...options, clickable: true })
    this.frame.classList.add('standin-map-info')
    if (!options.removable) return
    const close = addButton(this.frame, '닫기', () => this.close())
    close.classList.add('standin-map-info-close')
    close.textContent = '×'
  }

  open(map: KakaoMap, marker?: Marker): void {
    const { y } = point(marker?.getIcon().options.iconAnchor ?? [0, 0])
    this.frame.style.translate = `-50% calc(-100% - ${y + TAIL_PX}px)`
    if (marker) this.setPosition(marker.getLatLng())
    this.setMap(map)
  }

  close(): void {
    this.setMap(null)
  }
}
