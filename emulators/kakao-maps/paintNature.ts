import { type Metres, toMetres } from './geometry.ts'
import { hash } from './noise.ts'
import type { Scene } from './scene.ts'
import { greens } from './world/greens.ts'
import { boxOf, isTouching, type Place, smoothLine } from './world/line.ts'
import { builtUp, coasts, islands, rivers } from './world/waters.ts'

const BLOB_CORNERS = 14
/** Grass along a river, on each side. */
const bankM = (widthM: number) => Math.min(90, widthM * 0.3)
const FAR_M = 9_000_000
const BUILT_UP_FROM_LEVEL = 7

export function pathOf(line: readonly Metres[]): Path2D {
  const path = new Path2D()
  line.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  })
  return path
}

/** A closed, uneven, rounded shape. */
function blob(at: Place, radiusM: number, seed: number): Path2D {
  const middle = toMetres(at[0], at[1])
  const corners = Array.from({ length: BLOB_CORNERS }, (_, index) => {
    const angle = (index / BLOB_CORNERS) * 2 * Math.PI
    const radius = radiusM * (0.74 + 0.42 * hash(index, seed, 5))
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius }
  })
  const path = new Path2D()
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % BLOB_CORNERS] ?? corner
    const between = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    if (index === 0) {
      const last = corners[BLOB_CORNERS - 1] ?? corner
      path.moveTo((last.x + corner.x) / 2, (last.y + corner.y) / 2)
    }
    path.quadraticCurveTo(corner.x, corner.y, between.x, between.y)
  })
  path.closePath()
  return path
}

const greenShapes = greens.map(({ at, radiusM, isHill }, index) => ({
  box: boxOf([toMetres(at[0], at[1])], radiusM * 1.2),
  outline: blob(at, radiusM, index),
  // Darker towards the top, as on a relief map.
  heights: isHill
    ? [blob(at, radiusM * 0.68, index + 100), blob(at, radiusM * 0.36, index + 200)]
    : [],
}))

const riverShapes = rivers.map(({ places, widthM }) => {
  const line = smoothLine(places)
  return { path: pathOf(line), widthM, box: boxOf(line, widthM) }
})

const islandShapes = islands.map(({ at, radiusM }, index) => blob(at, radiusM, index + 300))

const builtUpShapes = builtUp.map(({ at, radiusM }, index) => blob(at, radiusM, index + 400))

/** The whole plane with holes where land is. */
const sea = (() => {
  const path = new Path2D()
  path.rect(-FAR_M, -FAR_M, 2 * FAR_M, 2 * FAR_M)
  for (const [first, ...others] of coasts) {
    if (first) path.addPath(pathOf(smoothLine([first, ...others, first])))
    path.closePath()
  }
  return path
})()

/** Where the cities are, at levels too far for their streets. */
export function paintBuiltUp({ context, level, palette }: Scene): void {
  if (level < BUILT_UP_FROM_LEVEL) return
  context.fillStyle = palette.block
  for (const shape of builtUpShapes) context.fill(shape)
}

/** Parks and hills. */
export function paintGreens({ context, box, palette, camera }: Scene): void {
  for (const shape of greenShapes) {
    if (!isTouching(shape.box, box)) continue
    if ((shape.box.maxX - shape.box.minX) / camera.metresPerPixel < 3) continue
    context.fillStyle = palette.park
    context.fill(shape.outline)
    context.fillStyle = palette.hill
    for (const height of shape.heights) {
      context.globalAlpha = 0.55
      context.fill(height)
    }
    context.globalAlpha = 1
  }
}

/** Sea, rivers with their green banks, islands. */
export function paintWaters({ context, box, palette, camera }: Scene): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const shown = riverShapes.filter((river) => isTouching(river.box, box))
  context.strokeStyle = palette.park
  for (const { path, widthM } of shown) {
    if (camera.metresPerPixel > 32) continue
    context.lineWidth = widthM + 2 * bankM(widthM)
    context.stroke(path)
  }
  context.strokeStyle = palette.water
  for (const { path, widthM } of shown) {
    if (widthM / camera.metresPerPixel < 0.75) continue
    context.lineWidth = widthM
    context.stroke(path)
  }
  context.fillStyle = palette.water
  context.fill(sea, 'evenodd')
  context.fillStyle = palette.park
  for (const island of islandShapes) context.fill(island)
}
