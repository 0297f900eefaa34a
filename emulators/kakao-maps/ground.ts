import { Bounds, type Coords, DomUtil, GridLayer } from 'leaflet'
import { addLine, paintBlocksAndStreets } from './blocks.ts'
import { paintNames } from './names.ts'
import { levelOf, metresPerPixelAt } from './plane.ts'
import { type Scene, TILE_PX } from './scene.ts'
import { type Feature, world } from './world.ts'

/** Squares overlap by a pixel, so that no seam shows while they are stretched. */
const PAINTED_PX = TILE_PX + 1
const BUILT_UP_FROM_LEVEL = 7
const BANKS_TO_LEVEL = 8
const STREETS_TO_LEVEL = 10
/** How far a road at the edge of a square may reach into it. */
const REACH_PX = 24

const paths = new Map<Feature, Path2D>()

function pathOf(feature: Feature): Path2D {
  const path = paths.get(feature) ?? new Path2D()
  if (!paths.has(feature)) for (const line of feature.lines) addLine(path, line)
  paths.set(feature, path)
  return path
}

/** Everything but the names; what comes later lies above. */
function paintShapes(scene: Scene): void {
  const { context, level, colour, width } = scene
  const shown = world.filter(({ box }) => box.intersects(scene.box))
  const fill = (kind: string, name: string) => {
    context.fillStyle = colour(name)
    for (const each of shown) if (each.kind === kind) context.fill(pathOf(each), 'evenodd')
  }
  const stroke = (kind: string, name: string, widthOf: (feature: Feature) => number) => {
    context.strokeStyle = colour(name)
    for (const each of shown) {
      context.lineWidth = widthOf(each)
      if (each.kind === kind) context.stroke(pathOf(each))
    }
  }
  if (level >= BUILT_UP_FROM_LEVEL) fill('builtUp', 'block')
  paintBlocksAndStreets(scene)
  fill('park', 'park')
  // Darker towards the top, as on a relief map.
  context.globalAlpha = 0.55
  fill('slope', 'hill')
  context.globalAlpha = 1
  context.lineJoin = 'round'
  const bankM = (widthM: number) => Math.min(90, widthM * 0.3)
  if (level <= BANKS_TO_LEVEL) stroke('river', 'park', ({ widthM: w }) => w + 2 * bankM(w))
  stroke('river', 'water', ({ widthM }) => widthM)
  fill('sea', 'water')
  fill('island', 'park')
  const [street, highway] = [width(26, 1.5, 40), width(30, 1.75, 44)]
  const edges = 2 * metresPerPixelAt(level)
  const hasStreets = level <= STREETS_TO_LEVEL
  // All edges first, so that crossings lie open.
  if (hasStreets) stroke('street', 'casing', () => street + edges)
  stroke('highway', 'highway-casing', () => highway + edges)
  if (hasStreets) stroke('street', 'road', () => street)
  stroke('highway', 'highway', () => highway)
}

/** The ground that everything stands on, painted square by square as it comes into sight. */
export class Ground extends GridLayer {
  constructor() {
    super({ tileSize: TILE_PX, updateWhenIdle: false, updateInterval: 0 })
  }

  protected override createTile(at: Coords): HTMLElement {
    const tile = DomUtil.create('canvas')
    const context = tile.getContext('2d')
    if (!context) return tile
    const ratio = window.devicePixelRatio
    tile.width = Math.ceil(PAINTED_PX * ratio)
    tile.height = tile.width
    const level = levelOf(at.z)
    const metres = metresPerPixelAt(level)
    const style = getComputedStyle(this._map.getContainer())
    const corner = at.multiplyBy(TILE_PX)
    const scene: Scene = {
      context,
      level,
      colour: (name) => style.getPropertyValue(`--ground-${name}`),
      box: new Bounds(
        corner.subtract([REACH_PX, REACH_PX]).multiplyBy(metres),
        corner.add([PAINTED_PX + REACH_PX, PAINTED_PX + REACH_PX]).multiplyBy(metres),
      ),
      width: (wide, minPx, maxPx) => Math.min(maxPx, Math.max(minPx, wide / metres)) * metres,
    }
    context.fillStyle = scene.colour('land')
    context.fillRect(0, 0, tile.width, tile.height)
    const [left, top] = [-corner.x * ratio, -corner.y * ratio]
    context.setTransform(ratio / metres, 0, 0, ratio / metres, left, top)
    paintShapes(scene)
    context.setTransform(ratio, 0, 0, ratio, left, top)
    paintNames(scene, `${at.x}:${at.y}`, style.fontFamily)
    return tile
  }
}
