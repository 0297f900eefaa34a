import { Bounds, type Coords, DomUtil, GridLayer } from 'leaflet'
import { paintNames } from './names.ts'
import { levelOf, metresPerPixelAt } from './plane.ts'
import { addLine, type Scene, TILE_PX } from './scene.ts'
import { paintStreets } from './streets.ts'
import style from './style.json'
import { world } from './world.ts'

/** Tiles overlap by a pixel, so that no seam shows while stretched. */
const PAINTED_PX = TILE_PX + 1
/** How far a road outside a tile reaches into it. */
const REACH_PX = 24

function paintShapes(scene: Scene): void {
  const { context, level, colour, width } = scene
  const shown = world.filter(({ box }) => box.intersects(scene.box))
  context.lineJoin = 'round'
  for (const { from = 1, to = 14, edgePx = 0, ...layer } of style.layers) {
    if (level < from || level > to) continue
    if (layer.kind === 'streets') paintStreets(scene)
    context.globalAlpha = layer.alpha ?? 1
    context.fillStyle = colour(layer.colour)
    context.strokeStyle = colour(layer.colour)
    for (const { kind, lines, widthM, banksM } of shown) {
      if (kind !== layer.kind) continue
      context.beginPath()
      for (const line of lines) addLine(context, line)
      const inner = width(layer.hasBanks ? banksM : widthM, layer.minPx, layer.maxPx)
      context.lineWidth = inner + edgePx * metresPerPixelAt(level)
      if (inner > 0) context.stroke()
      else context.fill('evenodd')
    }
  }
}

/** The ground layer, painted tile by tile when visible. */
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
    const sheet = getComputedStyle(this._map.getContainer())
    const corner = at.multiplyBy(TILE_PX)
    const placeOf = (px: number) => corner.add([px, px]).multiplyBy(metres)
    const scene: Scene = {
      context,
      level,
      colour: (name) => sheet.getPropertyValue(`--ground-${name}`),
      box: new Bounds(placeOf(-REACH_PX), placeOf(PAINTED_PX + REACH_PX)),
      width: (wideM, minPx = 0, maxPx = Number.POSITIVE_INFINITY) =>
        Math.min(maxPx, Math.max(minPx, wideM / metres)) * metres,
    }
    context.fillStyle = scene.colour('land')
    context.fillRect(0, 0, tile.width, tile.height)
    const [left, top] = [-corner.x * ratio, -corner.y * ratio]
    context.setTransform(ratio / metres, 0, 0, ratio / metres, left, top)
    paintShapes(scene)
    context.setTransform(ratio, 0, 0, ratio, left, top)
    paintNames(scene, `${at.x}:${at.y}`, sheet.fontFamily)
    return tile
  }
}
