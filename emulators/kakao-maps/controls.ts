import { Control, DomEvent, DomUtil, type Map as LeafletMap } from 'leaflet'
import { KakaoMap } from './map.ts'

/** Where the service puts a control; the numbers are its own. */
export const ControlPosition = {
  TOPLEFT: 0,
  TOP: 1,
  TOPRIGHT: 2,
  BOTTOMLEFT: 3,
  BOTTOM: 4,
  BOTTOMRIGHT: 5,
  LEFT: 6,
  RIGHT: 7,
} as const

/** The types that there are buttons for. */
export const MapTypeId = { ROADMAP: 1, SKYVIEW: 2, HYBRID: 3 } as const

const CHANGES = 'zoom_changed zoomlevelschange maptypeid_changed'

/** A row or a column of buttons. */
abstract class Buttons extends Control {
  protected map: KakaoMap | undefined
  readonly #box: HTMLElement

  constructor(className: string) {
    super()
    this.#box = DomUtil.create('div', `standin-map-${className}`)
    DomEvent.disableClickPropagation(this.#box)
  }

  protected add(label: string, onClick: () => void): HTMLButtonElement {
    const button = DomUtil.create('button', '', this.#box)
    button.type = 'button'
    button.setAttribute('aria-label', label)
    button.addEventListener('click', onClick)
    return button
  }

  override onAdd(map: LeafletMap): HTMLElement {
    map.on(CHANGES, this.update, this)
    if (map instanceof KakaoMap) this.map = map
    this.update()
    return this.#box
  }

  override onRemove(map: LeafletMap): void {
    map.off(CHANGES, this.update, this)
  }

  protected abstract update(): void
}

export class ZoomControl extends Buttons {
  readonly #nearer = this.add('확대', () => this.map?.zoomBy(-1))
  readonly #farther = this.add('축소', () => this.map?.zoomBy(1))

  constructor() {
    super('zoom')
  }

  protected update(): void {
    const level = this.map?.getLevel()
    this.#nearer.disabled = level === this.map?.range.min
    this.#farther.disabled = level === this.map?.range.max
  }
}

export class MapTypeControl extends Buttons {
  readonly #drawn = this.add('지도', () => this.map?.setMapTypeId(MapTypeId.ROADMAP))
  readonly #aerial = this.add('스카이뷰', () => this.map?.setMapTypeId(MapTypeId.HYBRID))

  constructor() {
    super('types')
    for (const button of [this.#drawn, this.#aerial]) button.textContent = button.ariaLabel
  }

  protected update(): void {
    const isDrawn = this.map?.getMapTypeId() === MapTypeId.ROADMAP
    this.#drawn.setAttribute('aria-pressed', String(isDrawn))
    this.#aerial.setAttribute('aria-pressed', String(!isDrawn))
  }
}
