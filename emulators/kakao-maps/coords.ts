import { LatLng, LatLngBounds, Point, transformation } from 'leaflet'
import { toLatLng, toMetres } from './plane.ts'

// Leaflet's own classes with the service's method names added.
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

/** The service's plane coordinates: steps of 40 cm from a point far to the south-west. */
const coordsOfMetres = transformation(2.5, 500_000, -2.5, 1_100_000)

export class PlaneCoords extends LatLng {
  constructor(x: number, y: number) {
    const { lat, lng } = toLatLng(coordsOfMetres.untransform(new Point(x, y)))
    super(lat, lng)
  }

  getX(): number {
    return coordsOfMetres.transform(toMetres(this)).x
  }

  getY(): number {
    return coordsOfMetres.transform(toMetres(this)).y
  }

  override equals(other: PlaneCoords): boolean {
    return super.equals(other)
  }

  toLatLng(): LatLng {
    return this.clone()
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
    const { x, y } = coordsOfMetres.transform(toMetres(this))
    return new PlaneCoords(x, y)
  },
})

Object.assign(LatLngBounds.prototype, {
  contain: LatLngBounds.prototype.contains,
  isEmpty(this: LatLngBounds) {
    return !this.isValid()
  },
})

export { LatLng, LatLngBounds, Point }
