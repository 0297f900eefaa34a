import { type Bounds, CRS, type LatLngExpression, latLng, Point, transformation } from 'leaflet'

const M_PER_LAT = (Math.PI * 6_371_000) / 180
const M_PER_LNG = M_PER_LAT * Math.cos((37.5 * Math.PI) / 180)

export const metresPerPixelAt = (level: number): number => 2 ** (level - 3)

/** Leaflet's zoom 0 is level 14. */
export const zoomOf = (level: number): number => 14 - level
export const levelOf = (zoom: number): number => 14 - zoom

/** Metres east and south of 37.5° N 127° E, as a Leaflet CRS. */
export const plane: CRS = Object.assign({}, CRS.Simple, {
  transformation: transformation(M_PER_LNG, -127 * M_PER_LNG, -M_PER_LAT, 37.5 * M_PER_LAT),
  scale: (zoom: number) => 1 / metresPerPixelAt(levelOf(zoom)),
  zoom: (pixelsPerMetre: number) => zoomOf(3 - Math.log2(pixelsPerMetre)),
  distance: (from: LatLngExpression, to: LatLngExpression) =>
    toMetres(from).distanceTo(toMetres(to)),
})

/** At level 3 a pixel is a metre. */
export const toMetres = (place: LatLngExpression) => plane.latLngToPoint(latLng(place), zoomOf(3))
export const toLatLng = (metres: Point) => plane.pointToLatLng(metres, zoomOf(3))

/** The nearest level within `range` at which a box fits the paddings, and its centre; Leaflet's `fitBounds` allows 1 % more. */
export function fitBox(
  box: Bounds,
  view: Point,
  [top, right, bottom, left]: readonly [number, number, number, number],
  range: { min: number; max: number },
): { level: number; center: Point } {
  const [room, { x, y }] = [view.subtract([left + right, top + bottom]), box.getSize()]
  const metresPerPixel = Math.max(x / Math.max(1, room.x), y / Math.max(1, room.y))
  const nearest = Math.ceil(3 + Math.log2(metresPerPixel))
  const level = Math.min(range.max, Math.max(range.min, nearest))
  const shift = new Point((right - left) / 2, (bottom - top) / 2)
  return { level, center: box.getCenter().add(shift.multiplyBy(metresPerPixelAt(level))) }
}
