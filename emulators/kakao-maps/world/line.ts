import type { MetreBox } from '../camera.ts'
import { type Metres, toMetres } from '../geometry.ts'

/** Latitude and longitude. */
export type Place = readonly [lat: number, lng: number]

const STEPS_PER_SEGMENT = 8

const at = (points: readonly Metres[], index: number): Metres =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 }

/** A value of the Catmull-Rom curve through b and c, whose neighbours are a and d. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** A smooth line through some places, as points of the plane. */
export function smoothLine(places: readonly Place[]): Metres[] {
  const points = places.map(([lat, lng]) => toMetres(lat, lng))
  const line: Metres[] = []
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [
      at(points, index - 1),
      at(points, index),
      at(points, index + 1),
      at(points, index + 2),
    ]
    for (let step = 0; step < STEPS_PER_SEGMENT; step += 1) {
      const t = step / STEPS_PER_SEGMENT
      line.push({ x: curve(a.x, b.x, c.x, d.x, t), y: curve(a.y, b.y, c.y, d.y, t) })
    }
  }
  line.push(at(points, points.length - 1))
  return line
}

/** The line beside another one, `metres` to its right. */
export function besideLine(line: readonly Metres[], metres: number): Metres[] {
  return line.map((point, index) => {
    const before = at(line, index - 1)
    const after = at(line, index + 1)
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return {
      x: point.x - ((after.y - before.y) / length) * metres,
      y: point.y + ((after.x - before.x) / length) * metres,
    }
  })
}

export function boxOf(points: readonly Metres[], margin = 0): MetreBox {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    minX: Math.min(...xs) - margin,
    minY: Math.min(...ys) - margin,
    maxX: Math.max(...xs) + margin,
    maxY: Math.max(...ys) + margin,
  }
}

export const isTouching = (a: MetreBox, b: MetreBox): boolean =>
  a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY
