import { LatLng, LatLngBounds, Point } from 'leaflet'
import { toLatLng, toMetres } from './plane.ts'

// Places, boxes and pixels are Leaflet's own, with the methods that the service has under other names.
declare module 'leaflet' {
  interface LatLng {
    equals(other: LatLng): boolean
    getLat(): number
    getLng(): number
    toCoords(): PlaneCoords
  }
  interface LatLngBounds {
    contain(place: LatLng): boolean
    equals(other: LatLngBounds): boolean
    extend(place: LatLng): this
    isEmpty(): boolean
  }
}

/** The service's plane coordinates count in steps of 40 cm from a point far to the south-west. */
const COORDS_PER_METRE = 2.5
const COORDS_ORIGIN = { x: 500_000, y: 1_100_000 }

export class PlaneCoords extends Point {
  getX(): number {
    return this.x
  }

  getY(): number {
    return this.y
  }

  override equals(other: PlaneCoords): boolean {
    return super.equals(other)
  }

  toLatLng(): LatLng {
    const east = (this.x - COORDS_ORIGIN.x) / COORDS_PER_METRE
    return toLatLng(new Point(east, (COORDS_ORIGIN.y - this.y) / COORDS_PER_METRE))
  }
}

Object.assign(LatLng.prototype, {
  getLat(this: LatLng) {
    return this.lat
  },
  getLng(this: LatLng) {
    return this.lng
  },
  toCoords(this: LatLng) {
    const { x, y } = toMetres(this).multiplyBy(COORDS_PER_METRE)
    return new PlaneCoords(COORDS_ORIGIN.x + x, COORDS_ORIGIN.y - y)
  },
})

Object.assign(LatLngBounds.prototype, {
  contain: LatLngBounds.prototype.contains,
  isEmpty(this: LatLngBounds) {
    return !this.isValid()
  },
})

export { LatLng, LatLngBounds, Point }
