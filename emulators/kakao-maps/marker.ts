import { type Icon, icon } from 'leaflet'
import { Anchored } from './anchored.ts'
import type { KakaoMap } from './map.ts'
import { type LatLng, Point, Size } from './places.ts'

export class MarkerImage {
  readonly icon: Icon
  /** How far above its place a marker with this image reaches. */
  readonly heightPx: number

  constructor(src: string, size: Size, { offset }: { offset?: Point } = {}) {
    const iconAnchor = offset ?? new Point(size.width / 2, size.height)
    this.heightPx = iconAnchor.y
    this.icon = icon({ iconUrl: src, iconSize: size, iconAnchor })
  }
}

/** A file of the site: the site's policy lets no picture come from a `data:` address. */
const pin = new MarkerImage('/media/icon-pin.webp', new Size(40, 40))

interface MarkerOptions {
  map?: KakaoMap
  position: LatLng
  image?: MarkerImage
  title?: string
  clickable?: boolean
  draggable?: boolean
  zIndex?: number
  opacity?: number
}

export class Marker extends Anchored {
  heightPx: number

  constructor({ map, position, image = pin, zIndex, ...options }: MarkerOptions) {
    const { title = '', opacity = 1, draggable = false } = options
    super(position, zIndex, { icon: image.icon, title, alt: title, opacity, draggable })
    this.heightPx = image.heightPx
    this.options.bubblingMouseEvents = options.clickable === false
    if (map) this.setMap(map)
  }

  setImage(image: MarkerImage): void {
    this.heightPx = image.heightPx
    this.setIcon(image.icon)
  }

  setTitle(title: string): void {
    this.options.title = title
    this.getElement()?.setAttribute('title', title)
  }

  setDraggable(draggable: boolean): void {
    this.dragging?.[draggable ? 'enable' : 'disable']()
  }

  setClickable(clickable: boolean): void {
    this.options.bubblingMouseEvents = !clickable
  }
}
