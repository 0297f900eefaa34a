import type { FeatureCollection, Geometry, Position } from 'geojson'
import { type Bounds, bounds, type Point } from 'leaflet'
import { toMetres } from './plane.ts'
import worldText from './world.geojson?raw'

/** Drawn or named on the plane; a point is a line of one. */
export interface Feature {
  kind: string
  name: string
  /** Width of a river, road or named green, 0 for others; of a river with its banks. */
  widthM: number
  banksM: number
  lines: Point[][]
  box: Bounds
}

function positionsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'Point' ? [[geometry.coordinates]] : []
}

const { features }: FeatureCollection = JSON.parse(worldText)

/** In file order: earlier ones are named and painted first. */
export const world: Feature[] = features.map(({ geometry, properties }) => {
  const { kind = '', name = '', widthM = 0, banksM = widthM } = properties ?? {}
  const metresOf = ([lng = 0, lat = 0]: Position) => toMetres([lat, lng])
  const lines = positionsOf(geometry).map((line) => line.map(metresOf))
  const reach: [number, number] = [banksM / 2, banksM / 2]
  const reached = lines.flat().flatMap((at) => [at.add(reach), at.subtract(reach)])
  return { kind, name, widthM, banksM, lines, box: bounds(reached) }
})
