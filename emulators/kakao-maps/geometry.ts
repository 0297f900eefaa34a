/** Metres east and south of 37.5° N 127° E: the plane that everything is drawn on. */
export interface Metres {
  x: number
  y: number
}

const ORIGIN = { lat: 37.5, lng: 127 }
const METRES_PER_LAT = (Math.PI * 6_371_000) / 180
const METRES_PER_LNG = METRES_PER_LAT * Math.cos((ORIGIN.lat * Math.PI) / 180)
/** The service's plane coordinates count in steps of 40 cm from a point far to the south-west. */
const COORDS_PER_METRE = 2.5
const COORDS_ORIGIN = { x: 500_000, y: 1_100_000 }

export const toMetres = (lat: number, lng: number): Metres => ({
  x: (lng - ORIGIN.lng) * METRES_PER_LNG,
  y: (ORIGIN.lat - lat) * METRES_PER_LAT,
})

export const toLatLng = ({ x, y }: Metres): LatLng =>
  new LatLng(ORIGIN.lat - y / METRES_PER_LAT, ORIGIN.lng + x / METRES_PER_LNG)

/** Is a hair's breadth enough to call two coordinates the same? */
const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9

export class LatLng {
  readonly #lat: number
  readonly #lng: number

  constructor(latitude: number, longitude: number) {
    this.#lat = latitude
    this.#lng = longitude
  }

  getLat(): number {
    return this.#lat
  }

  getLng(): number {
    return this.#lng
  }

  equals(other: LatLng): boolean {
    return isNear(this.#lat, other.getLat()) && isNear(this.#lng, other.getLng())
  }

  toString(): string {
    return `(${this.#lat}, ${this.#lng})`
  }

  toCoords(): Coords {
    const { x, y } = toMetres(this.#lat, this.#lng)
    return new Coords(
      COORDS_ORIGIN.x + x * COORDS_PER_METRE,
      COORDS_ORIGIN.y - y * COORDS_PER_METRE,
    )
  }
}

export class Coords {
  readonly #x: number
  readonly #y: number

  constructor(x: number, y: number) {
    this.#x = x
    this.#y = y
  }

  getX(): number {
    return this.#x
  }

  getY(): number {
    return this.#y
  }

  equals(other: Coords): boolean {
    return this.#x === other.getX() && this.#y === other.getY()
  }

  toString(): string {
    return `(${this.#x}, ${this.#y})`
  }

  toLatLng(): LatLng {
    return toLatLng({
      x: (this.#x - COORDS_ORIGIN.x) / COORDS_PER_METRE,
      y: (COORDS_ORIGIN.y - this.#y) / COORDS_PER_METRE,
    })
  }
}

export class LatLngBounds {
  #south = Number.POSITIVE_INFINITY
  #west = Number.POSITIVE_INFINITY
  #north = Number.NEGATIVE_INFINITY
  #east = Number.NEGATIVE_INFINITY

  constructor(sw?: LatLng, ne?: LatLng) {
    if (sw) this.extend(sw)
    if (ne) this.extend(ne)
  }

  extend(latlng: LatLng): void {
    this.#south = Math.min(this.#south, latlng.getLat())
    this.#west = Math.min(this.#west, latlng.getLng())
    this.#north = Math.max(this.#north, latlng.getLat())
    this.#east = Math.max(this.#east, latlng.getLng())
  }

  isEmpty(): boolean {
    return this.#south > this.#north
  }

  getSouthWest(): LatLng {
    return new LatLng(this.#south, this.#west)
  }

  getNorthEast(): LatLng {
    return new LatLng(this.#north, this.#east)
  }

  contain(latlng: LatLng): boolean {
    const lat = latlng.getLat()
    const lng = latlng.getLng()
    return lat >= this.#south && lat <= this.#north && lng >= this.#west && lng <= this.#east
  }

  equals(other: LatLngBounds): boolean {
    return (
      this.getSouthWest().equals(other.getSouthWest()) &&
      this.getNorthEast().equals(other.getNorthEast())
    )
  }

  toString(): string {
    return `(${this.getSouthWest()}, ${this.getNorthEast()})`
  }
}

export class Point {
  x: number
  y: number

  constructor(x: number, y: number) {
    this.x = x
    this.y = y
  }

  equals(other: Point): boolean {
    return this.x === other.x && this.y === other.y
  }

  toString(): string {
    return `(${this.x}, ${this.y})`
  }
}

export class Size {
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  equals(other: Size): boolean {
    return this.width === other.width && this.height === other.height
  }

  toString(): string {
    return `(${this.width}, ${this.height})`
  }
}
