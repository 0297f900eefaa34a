import { DomUtil, divIcon } from 'leaflet'
import { Anchored } from './anchored.ts'
import type { KakaoMap } from './map.ts'
import type { Marker } from './marker.ts'
import type { LatLng } from './places.ts'

const TAIL_PX = 10

interface OverlayOptions
  extends Omit<kakao.maps.CustomOverlayOptions & kakao.maps.InfoWindowOptions, 'map' | 'position'> {
  position?: LatLng
}

/** An overlay around something that the page gives. */
class Filled extends Anchored {
  protected readonly frame: HTMLElement
  readonly #content: HTMLElement

  constructor({ content = '', position, zIndex, clickable = false }: OverlayOptions) {
    const frame = DomUtil.create('div', 'standin-map-overlay')
    const icon = divIcon({ html: frame, className: '', iconSize: undefined })
    super(position, zIndex, { icon, interactive: false })
    this.frame = frame
    this.#content = content instanceof HTMLElement ? content : DomUtil.create('div')
    if (typeof content === 'string') this.#content.textContent = content
    // Whoever asks for the content expects that it has a parent already.
    frame.append(this.#content)
    frame.toggleAttribute('data-clickable', clickable)
  }

  getContent(): HTMLElement {
    return this.#content
  }
}

export class CustomOverlay extends Filled {
  constructor(options: OverlayOptions) {
    super(options)
    const { xAnchor = 0.5, yAnchor = 0.5 } = options
    this.frame.style.translate = `${-100 * xAnchor}% ${-100 * yAnchor}%`
  }
}

export class InfoWindow extends Filled {
  constructor(options: OverlayOptions) {
    super({ zIndex: 1, ...options, clickable: true })
    this.frame.classList.add('standin-map-info')
    if (options.removable) {
      const close = DomUtil.create('button', 'standin-map-info-close', this.frame)
      close.type = 'button'
      close.setAttribute('aria-label', '닫기')
      close.textContent = '×'
      close.addEventListener('click', () => this.close())
    }
  }

  open(map: KakaoMap, marker?: Marker): void {
    this.frame.style.translate = `-50% calc(-100% - ${(marker?.heightPx ?? 0) + TAIL_PX}px)`
    if (marker) this.setPosition(marker.getPosition())
    this.setMap(map)
  }

  close(): void {
    this.setMap(null)
  }
}
