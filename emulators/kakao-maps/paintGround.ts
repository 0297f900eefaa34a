import type { Metres } from './geometry.ts'
import { hash } from './noise.ts'
import { type Scene, widthInMetres } from './scene.ts'
import { corner, cornersIn, isMissing, isPocketPark } from './world/grid.ts'

const LOCAL_STREETS_TO_LEVEL = 5
const BLOCKS_TO_LEVEL = 4
const BUILDINGS_TO_LEVEL = 3
const BUILDING_EDGES_TO_LEVEL = 2
const TREES_PER_BLOCK = 9
const TREE_RADIUS_M = 2.4
/** Every fourth grid line is a wider street, every sixteenth a road. */
const STREET_STEP = 4
const ROAD_STEP = 16
const STREETS_TO_LEVEL = 7
const ROADS_TO_LEVEL = 9

/** The place at (s, t), from 0 to 1, inside a block whose corners are given clockwise from the north-west. */
function inside([a, b, c, d]: readonly [Metres, Metres, Metres, Metres], s: number, t: number) {
  return {
    x: (a.x * (1 - s) + b.x * s) * (1 - t) + (d.x * (1 - s) + c.x * s) * t,
    y: (a.y * (1 - s) + b.y * s) * (1 - t) + (d.y * (1 - s) + c.y * s) * t,
  }
}

type Block = readonly [Metres, Metres, Metres, Metres]

function addQuad(path: Path2D, block: Block, s0: number, t0: number, s1: number, t1: number) {
  const corners = [
    inside(block, s0, t0),
    inside(block, s1, t0),
    inside(block, s1, t1),
    inside(block, s0, t1),
  ]
  corners.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  path.closePath()
}

/** Two to four houses a side, each with a little garden, some lots empty. */
function addBuildings(path: Path2D, block: Block, i: number, j: number): void {
  const columns = 2 + Math.floor(hash(i, j, 1) * 3)
  const rows = 2 + Math.floor(hash(i, j, 2) * 2)
  const margin = 0.09
  const room = 1 - 2 * margin
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const seed = column * 8 + row + 20
      if (hash(i, j, seed) < 0.14) continue
      const width = room / columns
      const depth = room / rows
      const left = margin + column * width
      const top = margin + row * depth
      const gap = 0.08 + hash(i, j, seed + 40) * 0.16
      addQuad(
        path,
        block,
        left + width * gap * 0.6,
        top + depth * gap,
        left + width * (1 - gap),
        top + depth * (1 - gap * 0.7),
      )
    }
  }
}

/** A few trees along the streets around a block. */
function addTrees(path: Path2D, block: Block, i: number, j: number): void {
  for (let tree = 0; tree < TREES_PER_BLOCK; tree += 1) {
    const along = hash(i, j, tree + 70)
    const edge = hash(i, j, tree + 90) < 0.5 ? 0.055 : 0.945
    const isOnSide = tree % 2 === 0
    const { x, y } = inside(block, isOnSide ? edge : along, isOnSide ? along : edge)
    path.moveTo(x + TREE_RADIUS_M, y)
    path.arc(x, y, TREE_RADIUS_M, 0, 2 * Math.PI)
  }
}

function paintBlocks(scene: Scene): void {
  const { context, box, level, palette } = scene
  const range = cornersIn(box, 1)
  const tinted = new Path2D()
  const parks = new Path2D()
  const buildings = new Path2D()
  const trees = new Path2D()
  for (let i = range.i.from; i < range.i.to; i += 1) {
    for (let j = range.j.from; j < range.j.to; j += 1) {
      const block: Block = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      if (isPocketPark(i, j)) {
        addQuad(parks, block, 0.07, 0.07, 0.93, 0.93)
        continue
      }
      if (hash(i, j, 3) < 0.45) addQuad(tinted, block, 0, 0, 1, 1)
      if (level > BUILDINGS_TO_LEVEL) continue
      addBuildings(buildings, block, i, j)
      addTrees(trees, block, i, j)
    }
  }
  context.fillStyle = palette.block
  context.fill(tinted)
  context.fillStyle = palette.park
  context.fill(parks)
  context.fillStyle = palette.hill
  context.fill(trees)
  context.fillStyle = palette.building
  context.fill(buildings)
  if (level > BUILDING_EDGES_TO_LEVEL) return
  context.strokeStyle = palette.buildingLine
  context.lineWidth = widthInMetres(scene, 0, 0.75, 1)
  context.stroke(buildings)
}

/** Strokes the grid lines that are `step` blocks apart, each by itself: one long path with all of them is slow. */
function paintStreets(scene: Scene, step: number, widthM: number): void {
  const { i, j } = cornersIn(scene.box, step)
  // A long step follows its bends, or it would cut across what stands between.
  const stride = Math.max(1, step / 4)
  scene.context.lineWidth = widthM
  for (let row = j.from; row <= j.to; row += step) {
    strokeStreet(
      scene,
      i,
      stride,
      (at) => corner(at, row),
      (at) => step === 1 && isMissing(at, row, true),
    )
  }
  for (let column = i.from; column <= i.to; column += step) {
    strokeStreet(
      scene,
      j,
      stride,
      (at) => corner(column, at),
      (at) => step === 1 && isMissing(column, at, false),
    )
  }
}

function strokeStreet(
  { context }: Scene,
  range: { from: number; to: number },
  stride: number,
  pointAt: (at: number) => Metres,
  isMissingAfter: (at: number) => boolean,
): void {
  context.beginPath()
  let isDrawing = false
  for (let at = range.from; at <= range.to; at += stride) {
    const { x, y } = pointAt(at)
    if (isDrawing) context.lineTo(x, y)
    else context.moveTo(x, y)
    isDrawing = !isMissingAfter(at)
  }
  context.stroke()
}

/** Blocks, houses and the streets without a name. */
export function paintGround(scene: Scene): void {
  const { context, level, palette } = scene
  if (level <= BLOCKS_TO_LEVEL) paintBlocks(scene)
  context.lineCap = 'butt'
  context.lineJoin = 'bevel'
  context.strokeStyle = palette.street
  if (level <= LOCAL_STREETS_TO_LEVEL) paintStreets(scene, 1, widthInMetres(scene, 7, 1.25, 22))
  context.strokeStyle = palette.road
  if (level <= STREETS_TO_LEVEL) {
    paintStreets(scene, STREET_STEP, widthInMetres(scene, 14, 1.25, 40))
  }
  if (level <= ROADS_TO_LEVEL) paintStreets(scene, ROAD_STEP, widthInMetres(scene, 20, 1.25, 56))
}
