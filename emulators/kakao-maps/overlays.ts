import { Anchored } from './anchored.ts'
import { element } from './element.ts'
import type { LatLng } from './geometry.ts'
import type { MapView } from './mapView.ts'
import type { Marker } from './marker.ts'

function contentOf(content: HTMLElement | string | undefined): HTMLElement {
  if (content instanceof HTMLElement) return content
  const holder = document.createElement('div')
  holder.textContent = content ?? ''
  return holder
}

interface CustomOverlayOptions {
  clickable?: boolean
  content?: HTMLElement | string
  map?: MapView
  position: LatLng
  xAnchor?: number
  yAnchor?: number
  zIndex?: number
}

export class CustomOverlay extends Anchored {
  readonly #xAnchor: number
  readonly #yAnchor: number
  #content: HTMLElement

  constructor(options: CustomOverlayOptions) {
    super(options.position, options.zIndex)
    this.#xAnchor = options.xAnchor ?? 0.5
    this.#yAnchor = options.yAnchor ?? 0.5
    // Whoever asks for the content expects that it has a parent already.
    this.#content = contentOf(options.content)
    this.frame.append(this.#content)
    this.frame.toggleAttribute('data-clickable', options.clickable ?? false)
    if (options.map) this.setMap(options.map)
  }

  setContent(content: HTMLElement | string): void {
    const next = contentOf(content)
    this.#content.replaceWith(next)
    this.#content = next
  }

  getContent(): HTMLElement {
    return this.#content
  }

  protected override anchor(): string {
    return `translate(${-100 * this.#xAnchor}%, ${-100 * this.#yAnchor}%)`
  }
}

interface InfoWindowOptions {
  content?: string | HTMLElement
  position?: LatLng
  map?: MapView
  disableAutoPan?: boolean
  removable?: boolean
  zIndex?: number
}

const TAIL_PX = 10

export class InfoWindow extends Anchored {
  readonly #bubble = element('div', 'info')
  #content: HTMLElement
  #raisedPx = 0

  constructor(options: InfoWindowOptions) {
    super(options.position, options.zIndex ?? 1)
    this.#content = contentOf(options.content)
    this.#bubble.append(this.#content)
    this.frame.append(this.#bubble)
    this.frame.toggleAttribute('data-clickable', true)
    if (options.removable) this.#addClose()
    if (options.map) this.open(options.map)
  }

  #addClose(): void {
    const close = element('button', 'info-close')
    close.type = 'button'
    close.setAttribute('aria-label', '닫기')
    close.textContent = '×'
    close.addEventListener('click', () => this.close())
    this.#bubble.append(close)
  }

  open(map: MapView, marker?: Marker): void {
    this.#raisedPx = marker?.heightPx ?? 0
    if (marker) this.setPosition(marker.getPosition())
    this.setMap(map)
    this.place()
  }

  close(): void {
    this.setMap(null)
  }

  protected override anchor(): string {
    return `translate(-50%, calc(-100% - ${this.#raisedPx + TAIL_PX}px))`
  }

  setContent(content: string | HTMLElement): void {
    const next = contentOf(content)
    this.#content.replaceWith(next)
    this.#content = next
  }

  getContent(): HTMLElement {
    return this.#content
  }
}
