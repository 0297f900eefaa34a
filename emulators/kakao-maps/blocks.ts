import { type Bounds, Point } from 'leaflet'
import type { Scene } from './scene.ts'

/** Side of a block between two side streets. */
const BLOCK_M = 120
const LARGEST_BEND_M = 345
const BLOCKS_TO_LEVEL = 4
const HOUSES_TO_LEVEL = 3
const HOUSE_EDGES_TO_LEVEL = 2
/** Share of a block along its streets where no house stands. */
const MARGIN = 0.09
const TREE_RADIUS_M = 2.4
/** Every fourth grid line is a wider street, every sixteenth a road. */
const streets = [
  { step: 1, toLevel: 5, widthM: 7, maxPx: 22, colour: 'street' },
  { step: 4, toLevel: 7, widthM: 14, maxPx: 40, colour: 'road' },
  { step: 16, toLevel: 9, widthM: 20, maxPx: 56, colour: 'road' },
]

/** A number from 0 to 1 that depends on two whole numbers and a seed only. */
function hash(i: number, j: number, seed: number): number {
  let value = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}

/** A corner of the street grid, moved so that no street is quite straight. The same for everybody, everywhere. */
export function corner(i: number, j: number): Point {
  const [u, v] = [i * BLOCK_M, j * BLOCK_M]
  return new Point(
    u + 190 * Math.sin(v / 2700 + 0.7) + 120 * Math.sin((u + v) / 1900) + 26 * Math.sin(v / 410),
    v + 210 * Math.sin(u / 3100 + 2.1) + 110 * Math.sin((u - v) / 2300) + 22 * Math.sin(u / 370),
  )
}

/** The corners that may be seen in a box, `step` blocks apart. */
export function* cornersIn({ min, max }: Bounds, step: number): Generator<[i: number, j: number]> {
  const before = (least = 0) => Math.floor((least - LARGEST_BEND_M) / BLOCK_M / step) * step
  const after = (most = 0) => Math.ceil((most + LARGEST_BEND_M) / BLOCK_M / step) * step
  for (let i = before(min?.x); i <= after(max?.x); i += step)
    for (let j = before(min?.y); j <= after(max?.y); j += step) yield [i, j]
}

/** The place at (s, t), from 0 to 1, between the corners of a block. */
type Block = (s: number, t: number) => Point

function blockAt(i: number, j: number): Block {
  const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
  return (s, t) =>
    new Point(
      (a.x * (1 - s) + b.x * s) * (1 - t) + (d.x * (1 - s) + c.x * s) * t,
      (a.y * (1 - s) + b.y * s) * (1 - t) + (d.y * (1 - s) + c.y * s) * t,
    )
}

export function addLine(path: Path2D, line: readonly Point[]): void {
  for (const [index, { x, y }] of line.entries()) path[index === 0 ? 'moveTo' : 'lineTo'](x, y)
}

function addQuad(path: Path2D, at: Block, s0: number, t0: number, s1: number, t1: number): void {
  addLine(path, [at(s0, t0), at(s1, t0), at(s1, t1), at(s0, t1)])
  path.closePath()
}

/** Two to four houses a side, each with a little garden, some lots empty. */
function addHouses(path: Path2D, at: Block, i: number, j: number): void {
  const columns = 2 + Math.floor(hash(i, j, 1) * 3)
  const rows = 2 + Math.floor(hash(i, j, 2) * 2)
  const [width, depth] = [(1 - 2 * MARGIN) / columns, (1 - 2 * MARGIN) / rows]
  for (let lot = 0; lot < columns * rows; lot += 1) {
    const [column, row] = [lot % columns, Math.floor(lot / columns)]
    const seed = column * 8 + row + 20
    if (hash(i, j, seed) < 0.14) continue
    const [left, top] = [MARGIN + column * width, MARGIN + row * depth]
    const gap = 0.08 + hash(i, j, seed + 40) * 0.16
    const [right, bottom] = [left + width * (1 - gap), top + depth * (1 - gap * 0.7)]
    addQuad(path, at, left + width * gap * 0.6, top + depth * gap, right, bottom)
  }
}

/** A few trees along the streets around a block. */
function addTrees(path: Path2D, at: Block, i: number, j: number): void {
  for (let tree = 0; tree < 9; tree += 1) {
    const along = hash(i, j, tree + 70)
    const edge = hash(i, j, tree + 90) < 0.5 ? 0.055 : 0.945
    const { x, y } = tree % 2 === 0 ? at(edge, along) : at(along, edge)
    path.moveTo(x + TREE_RADIUS_M, y)
    path.arc(x, y, TREE_RADIUS_M, 0, 2 * Math.PI)
  }
}

function paintBlocks({ context, box, level, colour, width }: Scene): void {
  const [tints, parks, trees, houses] = [new Path2D(), new Path2D(), new Path2D(), new Path2D()]
  for (const [i, j] of cornersIn(box, 1)) {
    const block = blockAt(i, j)
    const isPark = hash(i, j, 13) < 0.035
    if (isPark) addQuad(parks, block, 0.07, 0.07, 0.93, 0.93)
    else if (hash(i, j, 3) < 0.45) addQuad(tints, block, 0, 0, 1, 1)
    if (isPark || level > HOUSES_TO_LEVEL) continue
    addHouses(houses, block, i, j)
    addTrees(trees, block, i, j)
  }
  const fills = { block: tints, park: parks, hill: trees, building: houses }
  for (const [name, path] of Object.entries(fills)) {
    context.fillStyle = colour(name)
    context.fill(path)
  }
  context.strokeStyle = colour('building-line')
  context.lineWidth = width(0, 0.75, 1)
  if (level <= HOUSE_EDGES_TO_LEVEL) context.stroke(houses)
}

/** Blocks, houses and the streets without a name: made up, for nobody could list them all. */
export function paintBlocksAndStreets(scene: Scene): void {
  const { context, box, level, colour, width } = scene
  if (level <= BLOCKS_TO_LEVEL) paintBlocks(scene)
  context.lineCap = 'round'
  for (const { step, toLevel, widthM, maxPx, colour: name } of streets) {
    if (level > toLevel) continue
    const path = new Path2D()
    // A long step follows its bends, or it would cut across what stands between.
    const quarters = step === 1 ? [0, 1] : [0, step / 4, step / 2, step * 0.75, step]
    for (const [i, j] of cornersIn(box, step)) {
      // Some side streets have never been built.
      const isMissing = (seed: number) => step === 1 && hash(i, j, seed) < 0.13
      if (!isMissing(11))
        addLine(
          path,
          quarters.map((at) => corner(i + at, j)),
        )
      if (!isMissing(12))
        addLine(
          path,
          quarters.map((at) => corner(i, j + at)),
        )
    }
    context.strokeStyle = colour(name)
    context.lineWidth = width(widthM, 1.25, maxPx)
    context.stroke(path)
  }
}
