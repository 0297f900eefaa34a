import { Control, DomEvent, DomUtil } from 'leaflet'
import type { KakaoMap } from './map.ts'

/** Positions of controls, with the service's numbers. */
export const ControlPosition = { TOPLEFT: 0, TOPRIGHT: 2, BOTTOMLEFT: 3, BOTTOMRIGHT: 5 } as const

export const MapTypeId = { ROADMAP: 1, SKYVIEW: 2, HYBRID: 3 } as const

const CHANGES = 'zoom_changed zoomlevelschange maptypeid_changed'

export function addButton(box: HTMLElement, label: string, onClick: () => void): HTMLButtonElement {
  const button = DomUtil.create('button', '', box)
  Object.assign(button, { type: 'button', textContent: label })
  button.setAttribute('aria-label', label)
  button.addEventListener('click', onClick)
  return button
}

abstract class Buttons extends Control {
  protected abstract readonly className: string
  protected map: KakaoMap | undefined
  protected readonly box = DomUtil.create('div')

  override onAdd(map: KakaoMap): HTMLElement {
    DomEvent.disableClickPropagation(this.box)
    this.box.classList.add(this.className)
    this.map = map.on(CHANGES, this.update, this)
    this.update()
    return this.box
  }

  override onRemove(map: KakaoMap): void {
    map.off(CHANGES, this.update, this)
  }

  protected abstract update(): void
}

export class ZoomControl extends Buttons {
  protected readonly className = 'standin-map-zoom'
  readonly #nearer = addButton(this.box, '확대', () => this.map?.zoomBy(-1))
  readonly #farther = addButton(this.box, '축소', () => this.map?.zoomBy(1))

  protected update(): void {
    const level = this.map?.getLevel()
    this.#nearer.disabled = level === this.map?.range.min
    this.#farther.disabled = level === this.map?.range.max
  }
}

export class MapTypeControl extends Buttons {
  protected readonly className = 'standin-map-types'
  readonly #drawn = addButton(this.box, '지도', () => this.map?.setMapTypeId(MapTypeId.ROADMAP))
  readonly #aerial = addButton(this.box, '스카이뷰', () => this.map?.setMapTypeId(MapTypeId.HYBRID))

  protected update(): void {
    const isDrawn = this.map?.mapTypeId === MapTypeId.ROADMAP
    this.#drawn.setAttribute('aria-pressed', String(isDrawn))
    this.#aerial.setAttribute('aria-pressed', String(!isDrawn))
  }
}
