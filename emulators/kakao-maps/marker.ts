import { type Icon, icon } from 'leaflet'
import { Anchored } from './anchored.ts'
import { type LatLng, Point } from './places.ts'

export class MarkerImage {
  readonly icon: Icon
  /** How far above its place a marker with this image reaches. */
  readonly heightPx: number

  constructor(src: string, size: Point, { offset }: { offset?: Point } = {}) {
    const iconAnchor = offset ?? new Point(size.x / 2, size.y)
    this.heightPx = iconAnchor.y
    this.icon = icon({ iconUrl: src, iconSize: size, iconAnchor })
  }
}

/** A file of the site: the site's policy lets no picture come from a `data:` address. */
const pin = new MarkerImage('/media/icon-pin.webp', new Point(40, 40))

interface MarkerOptions extends Omit<kakao.maps.MarkerOptions, 'map' | 'position' | 'image'> {
  position: LatLng
  image?: MarkerImage
}

export class Marker extends Anchored {
  heightPx: number

  constructor({ position, image = pin, zIndex, ...options }: MarkerOptions) {
    const { title = '', opacity = 1, draggable = false, clickable = true } = options
    super(position, zIndex, { icon: image.icon, title, alt: title, opacity, draggable })
    this.heightPx = image.heightPx
    this.setClickable(clickable)
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
