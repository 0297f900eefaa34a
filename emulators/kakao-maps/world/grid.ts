import type { MetreBox } from '../camera.ts'
import type { Metres } from '../geometry.ts'
import { hash } from '../noise.ts'

/** Side of a block between two side streets, in metres. */
export const BLOCK_M = 120
/** How far the bends below may move a corner, and by how much more from one metre to the next. */
const LARGEST_BEND_M = 420
const BEND_SLOPE = 0.25

/** How far a point of the straight grid is moved, so that no street is quite straight. The same for everybody, everywhere. */
const bend = (u: number, v: number): Metres => ({
  x: 190 * Math.sin(v / 2700 + 0.7) + 120 * Math.sin((u + v) / 1900) + 26 * Math.sin(v / 410),
  y: 210 * Math.sin(u / 3100 + 2.1) + 110 * Math.sin((u - v) / 2300) + 22 * Math.sin(u / 370),
})

/** A corner of the street grid. */
export function corner(i: number, j: number): Metres {
  const u = i * BLOCK_M
  const v = j * BLOCK_M
  const by = bend(u, v)
  return { x: u + by.x, y: v + by.y }
}

/** A range of whole numbers, the end included. */
interface Range {
  from: number
  to: number
}

/** The grid lines that may be seen in a box, `step` blocks apart. */
export function cornersIn(box: MetreBox, step: number): { i: Range; j: Range } {
  const side = BLOCK_M * step
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
  // Near the middle the bend is known; away from it, it changes slowly.
  const known = bend(middle.x, middle.y)
  const halves = (box.maxX - box.minX + box.maxY - box.minY) / 2 + LARGEST_BEND_M
  const slack = Math.min(2 * LARGEST_BEND_M, BEND_SLOPE * halves)
  const range = (min: number, max: number) => ({
    from: Math.floor((min - slack) / side) * step,
    to: Math.ceil((max + slack) / side) * step,
  })
  return {
    i: range(box.minX - known.x, box.maxX - known.x),
    j: range(box.minY - known.y, box.maxY - known.y),
  }
}

/** Has this piece of side street never been built? */
export const isMissing = (i: number, j: number, isAlongX: boolean): boolean =>
  hash(i, j, isAlongX ? 11 : 12) < 0.13

/** Is the block south-east of a corner a small park? */
export const isPocketPark = (i: number, j: number): boolean => hash(i, j, 13) < 0.035
