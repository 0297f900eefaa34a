import { toPixel } from './camera.ts'
import { type Metres, toMetres } from './geometry.ts'
import type { Scene } from './scene.ts'
import { greens } from './world/greens.ts'
import { boxOf, isTouching, smoothLine } from './world/line.ts'
import { nameLevels, placeNames } from './world/names.ts'
import { roads } from './world/roads.ts'
import { rivers } from './world/waters.ts'

interface Style {
  sizePx: number
  weight: number
  colour: string
}

/** Distance between two writings of the same road's or river's name. */
const REPEAT_PX = 460
const ROAD_NAMES_TO_LEVEL = 6
const HIGHWAY_NAMES_TO_LEVEL = 8
const RIVER_NAMES_TO_LEVEL = 10
const SMALLEST_NAMED_GREEN_PX = 44
const STATION_RADIUS_PX = 5
const LONGEST_NAME_PX = 80

const riverLines = rivers.map(({ name, places, widthM }) => {
  const line = smoothLine(places)
  return { name, line, widthM, box: boxOf(line) }
})
const roadLines = roads.map((road) => ({ ...road, box: boxOf(road.line) }))

/** Writes names, none over another; whoever comes first has the room. */
class Writer {
  readonly #scene: Scene
  readonly #taken: { x: number; y: number; halfWidth: number; halfHeight: number }[] = []

  constructor(scene: Scene) {
    this.#scene = scene
    const { context } = scene
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
  }

  /** Writes a name around a pixel; false when there is no room. */
  write(name: string, at: Metres, style: Style, angle = 0): boolean {
    const { context, palette, fontFamily, view } = this.#scene
    // Most names are far away, and measuring is slow.
    if (Math.abs(at.x - view.width / 2) > view.width / 2 + LONGEST_NAME_PX) return false
    if (Math.abs(at.y - view.height / 2) > view.height / 2 + LONGEST_NAME_PX) return false
    context.font = `${style.weight} ${style.sizePx}px ${fontFamily}`
    const width = context.measureText(name).width + 8
    const height = style.sizePx + 6
    const halfWidth = (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2
    const halfHeight = (Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * height) / 2
    if (!this.take(at, halfWidth, halfHeight)) return false
    context.save()
    context.translate(at.x, at.y)
    context.rotate(angle)
    context.strokeStyle = palette.halo
    context.lineWidth = 3.5
    context.globalAlpha = 0.9
    context.strokeText(name, 0, 0)
    context.globalAlpha = 1
    context.fillStyle = style.colour
    context.fillText(name, 0, 0)
    context.restore()
    return true
  }

  /** Keeps a box for something; false when part of it is taken. */
  take({ x, y }: Metres, halfWidth: number, halfHeight: number): boolean {
    const isTaken = this.#taken.some(
      (other) =>
        Math.abs(other.x - x) < other.halfWidth + halfWidth &&
        Math.abs(other.y - y) < other.halfHeight + halfHeight,
    )
    if (!isTaken) this.#taken.push({ x, y, halfWidth, halfHeight })
    return !isTaken
  }
}

/** Writes a name along a line again and again, always at the same places of the line. */
function writeAlong(scene: Scene, writer: Writer, name: string, line: Metres[], style: Style) {
  const pixels = line.map((point) => toPixel(scene.camera, scene.view, point))
  let next = REPEAT_PX / 2
  pixels.forEach((to, index) => {
    const from = pixels[index - 1]
    if (!from) return
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    // Never upside down.
    const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle
    for (; next <= length; next += REPEAT_PX) {
      const share = next / length
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      writer.write(name, at, style, upright)
    }
    next -= length
  })
}

function writePlaces(scene: Scene, writer: Writer): void {
  const { context, palette, level } = scene
  const styles: Record<'metropolis' | 'city' | 'district' | 'town', Style> = {
    metropolis: { sizePx: 17, weight: 800, colour: palette.strongText },
    city: { sizePx: 14, weight: 700, colour: palette.text },
    district: { sizePx: 15, weight: 800, colour: palette.strongText },
    town: { sizePx: 13, weight: 700, colour: palette.text },
  }
  for (const { name, at, kind } of placeNames) {
    const [nearest, farthest] = nameLevels[kind]
    if (level < nearest || level > farthest) continue
    const pixel = toPixel(scene.camera, scene.view, toMetres(at[0], at[1]))
    if (kind !== 'station') {
      writer.write(name, pixel, styles[kind])
      continue
    }
    if (!writer.take(pixel, STATION_RADIUS_PX + 2, STATION_RADIUS_PX + 2)) continue
    context.beginPath()
    context.arc(pixel.x, pixel.y, STATION_RADIUS_PX, 0, 2 * Math.PI)
    context.fillStyle = palette.halo
    context.fill()
    context.lineWidth = 2.5
    context.strokeStyle = palette.station
    context.stroke()
    const style: Style = { sizePx: 12, weight: 700, colour: palette.station }
    writer.write(`${name}역`.replace(/역역$/, '역'), { x: pixel.x, y: pixel.y + 18 }, style)
  }
}

function writeGreens(scene: Scene, writer: Writer): void {
  for (const { name, at, radiusM } of greens) {
    const widthPx = (2 * radiusM) / scene.camera.metresPerPixel
    if (widthPx < SMALLEST_NAMED_GREEN_PX) continue
    writer.write(name, toPixel(scene.camera, scene.view, toMetres(at[0], at[1])), {
      sizePx: widthPx > 160 ? 14 : 12,
      weight: 700,
      colour: scene.palette.parkText,
    })
  }
}

function writeLines(scene: Scene, writer: Writer): void {
  const { box, level, palette, camera } = scene
  if (level <= RIVER_NAMES_TO_LEVEL) {
    for (const river of riverLines) {
      const widthPx = river.widthM / camera.metresPerPixel
      if (widthPx < 7 || !isTouching(river.box, box)) continue
      const sizePx = Math.min(18, Math.max(11, widthPx / 5))
      const style: Style = { sizePx, weight: 700, colour: palette.waterText }
      writeAlong(scene, writer, river.name, river.line, style)
    }
  }
  for (const { name, line, isHighway, box: roadBox } of roadLines) {
    if (level > (isHighway ? HIGHWAY_NAMES_TO_LEVEL : ROAD_NAMES_TO_LEVEL)) continue
    if (!isTouching(roadBox, box)) continue
    writeAlong(scene, writer, name, line, { sizePx: 12, weight: 600, colour: palette.text })
  }
}

/** Every name on the map. The context counts in pixels. */
export function paintNames(scene: Scene): void {
  const writer = new Writer(scene)
  writePlaces(scene, writer)
  writeGreens(scene, writer)
  writeLines(scene, writer)
}
