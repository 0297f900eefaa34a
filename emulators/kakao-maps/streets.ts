import { type Bounds, Point } from 'leaflet'
import { addLine, type Scene } from './scene.ts'
import style from './style.json'

/** Between two side streets. */
const BLOCK_M = 120
const LARGEST_BEND_M = 345

/** A hash of two integers and a seed, from 0 to 1. */
function hash(i: number, j: number, seed: number): number {
  const wild = Math.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43_758.5453
  return wild - Math.floor(wild)
}

/** A point of the street grid, shifted so that no street is straight; the same on every device. */
function gridPoint(i: number, j: number): Point {
  const [u, v] = [i * BLOCK_M, j * BLOCK_M]
  return new Point(
    u + 190 * Math.sin(v / 2700 + 0.7) + 120 * Math.sin((u + v) / 1900) + 26 * Math.sin(v / 410),
    v + 210 * Math.sin(u / 3100 + 2.1) + 110 * Math.sin((u - v) / 2300) + 22 * Math.sin(u / 370),
  )
}

function* cornersIn({ min, max }: Bounds, step: number): Generator<[i: number, j: number]> {
  const before = (least = 0) => Math.floor((least - LARGEST_BEND_M) / BLOCK_M / step) * step
  const after = (most = 0) => Math.ceil((most + LARGEST_BEND_M) / BLOCK_M / step) * step
  for (let i = before(min?.x); i <= after(max?.x); i += step)
    for (let j = before(min?.y); j <= after(max?.y); j += step) yield [i, j]
}

/** Unnamed streets, all invented. */
export function paintStreets(scene: Scene): void {
  const { context, box, level, colour, width } = scene
  context.lineCap = 'round'
  // Every fourth grid line is a wider street, every sixteenth a road.
  for (const { step, to, widthM, maxPx, colour: name } of style.grid) {
    if (level > to) continue
    context.beginPath()
    // A long step goes round the bends, or it would cut through blocks.
    const quarters = [0, 1, 2, 3, 4].map((quarter) => (quarter * step) / 4)
    for (const [i, j] of cornersIn(box, step)) {
      // Some side streets are left out.
      const isBuilt = (seed: number) => step > 1 || hash(i, j, seed) >= 0.13
      const across = quarters.map((at) => gridPoint(i + at, j))
      const down = quarters.map((at) => gridPoint(i, j + at))
      if (isBuilt(11)) addLine(context, across)
      if (isBuilt(12)) addLine(context, down)
    }
    context.strokeStyle = colour(name)
    context.lineWidth = width(widthM, 1.25, maxPx)
    context.stroke()
  }
}
