import { Anchored } from './anchored.ts'
import { element } from './element.ts'
import { trigger } from './events.ts'
import { type LatLng, type Point, Size } from './geometry.ts'
import type { MapView } from './mapView.ts'

const PIN_SIZE = new Size(40, 40)
/** A file of the site: the site's policy lets no picture come from a `data:` address. */
const PIN = '/media/icon-pin.webp'

interface MarkerImageOptions {
  alt?: string
  coords?: string
  offset?: Point
  shape?: 'default' | 'rect' | 'circle' | 'poly'
  spriteOrigin?: Point
  spriteSize?: Size
}

export class MarkerImage {
  readonly src: string
  readonly size: Size
  readonly options: MarkerImageOptions

  constructor(src: string, size: Size, options: MarkerImageOptions = {}) {
    this.src = src
    this.size = size
    this.options = options
  }
}

interface MarkerOptions {
  map?: MapView
  position: LatLng
  image?: MarkerImage
  title?: string
  draggable?: boolean
  clickable?: boolean
  zIndex?: number
  opacity?: number
}

export class Marker extends Anchored {
  readonly #body = element('span', 'marker')
  readonly #picture = document.createElement('img')
  #image: MarkerImage | undefined
  #isDraggable: boolean

  constructor(options: MarkerOptions) {
    super(options.position, options.zIndex)
    this.#isDraggable = options.draggable ?? false
    this.#body.append(this.#picture)
    this.frame.append(this.#body)
    this.setTitle(options.title ?? '')
    this.setOpacity(options.opacity ?? 1)
    this.setClickable(options.clickable ?? true)
    this.#show(options.image)
    this.frame.addEventListener('click', () => trigger(this, 'click'))
    this.frame.addEventListener('pointerenter', () => trigger(this, 'mouseover'))
    this.frame.addEventListener('pointerleave', () => trigger(this, 'mouseout'))
    if (options.map) this.setMap(options.map)
  }

  #show(image: MarkerImage | undefined): void {
    this.#image = image
    const size = image?.size ?? PIN_SIZE
    const sheet = image?.options.spriteSize ?? size
    const origin = image?.options.spriteOrigin
    this.#picture.src = image?.src ?? PIN
    this.#picture.alt = image?.options.alt ?? this.getTitle()
    this.#picture.style.cssText = `width:${sheet.width}px;height:${sheet.height}px;margin:${-(origin?.y ?? 0)}px 0 0 ${-(origin?.x ?? 0)}px`
    this.#body.style.width = `${size.width}px`
    this.#body.style.height = `${size.height}px`
    this.place()
  }

  protected override anchor(): string {
    const offset = this.#image?.options.offset
    return offset ? `translate(${-offset.x}px, ${-offset.y}px)` : 'translate(-50%, -100%)'
  }

  setImage(image: MarkerImage): void {
    this.#show(image)
  }

  getImage(): MarkerImage | undefined {
    return this.#image
  }

  /** How far above its place the marker reaches. */
  get heightPx(): number {
    return this.#image?.options.offset?.y ?? this.#image?.size.height ?? PIN_SIZE.height
  }

  setTitle(title: string): void {
    this.frame.title = title
    this.#picture.alt = title
  }

  getTitle(): string {
    return this.frame.title
  }

  setDraggable(draggable: boolean): void {
    this.#isDraggable = draggable
  }

  getDraggable(): boolean {
    return this.#isDraggable
  }

  setClickable(clickable: boolean): void {
    this.frame.toggleAttribute('data-clickable', clickable)
  }

  getClickable(): boolean {
    return this.frame.hasAttribute('data-clickable')
  }

  setOpacity(opacity: number): void {
    this.frame.style.opacity = String(opacity)
  }

  getOpacity(): number {
    return Number(this.frame.style.opacity)
  }
}
