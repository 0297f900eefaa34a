import { Bounds, Point } from 'leaflet'
import { metresPerPixelAt } from './plane.ts'
import { type Scene, TILE_PX } from './scene.ts'
import { type Feature, world } from './world.ts'

/** Nearest and farthest level at which names are written, their size, weight and colour in the style sheet. */
type Style = readonly [from: number, to: number, sizePx: number, weight: number, colour: string]

/** A name around a pixel of its level. The dot of a station has no text. */
interface Name {
  text: string
  at: Point
  angle: number
  style: Style
  box: Bounds
}

const styles: Record<string, Style> = {
  metropolis: [10, 14, 17, 800, 'strong-text'],
  city: [10, 11, 14, 700, 'text'],
  district: [6, 9, 15, 800, 'strong-text'],
  town: [3, 6, 13, 700, 'text'],
  station: [1, 6, 12, 700, 'station'],
  street: [1, 6, 12, 600, 'text'],
  highway: [1, 8, 12, 600, 'text'],
}
/** Distance between two writings of the same road's or river's name. */
const REPEAT_PX = 460
const STATION_RADIUS_PX = 5

/** The larger a green or a river looks, the larger its name; none when it looks small. */
function styleOf({ kind, radiusM, widthM }: Feature, level: number): Style | undefined {
  const greenPx = (2 * radiusM) / metresPerPixelAt(level)
  if (greenPx >= 44) return [1, 14, greenPx > 160 ? 14 : 12, 700, 'park-text']
  const riverPx = widthM / metresPerPixelAt(level)
  if (riverPx >= 7) return [1, 10, Math.min(18, Math.max(11, riverPx / 5)), 700, 'water-text']
  return styles[kind]
}

const fontOf = ([, , sizePx, weight]: Style, family: string) => `${weight} ${sizePx}px ${family}`

/** All names of a level that find room, by the squares that they reach into. */
function findRoom(level: number, fontFamily: string): Map<string, Name[]> {
  const squares = new Map<string, Name[]>()
  const ruler = document.createElement('canvas').getContext('2d')

  /** False when part of the room is taken. Whoever comes first has it. */
  function add(text: string, at: Point, style: Style, angle = 0): boolean {
    if (ruler) ruler.font = fontOf(style, fontFamily)
    const width = text ? (ruler?.measureText(text).width ?? 0) + 8 : 2 * STATION_RADIUS_PX + 4
    const height = text ? style[2] + 6 : width
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
    const half = new Point(cos * width + sin * height, sin * width + cos * height).divideBy(2)
    const [low, high] = [at.subtract(half), at.add(half)]
    const name = { text, at, angle, style, box: new Bounds(low, high) }
    const [first, last] = [low.divideBy(TILE_PX).floor(), high.divideBy(TILE_PX).floor()]
    const reached: Name[][] = []
    for (let { x } = first; x <= last.x; x += 1)
      for (let { y } = first; y <= last.y; y += 1) {
        const square = squares.get(`${x}:${y}`) ?? []
        squares.set(`${x}:${y}`, square)
        reached.push(square)
      }
    if (reached.some((square) => square.some(({ box }) => box.overlaps(name.box)))) return false
    for (const square of reached) square.push(name)
    return true
  }

  /** Again and again, always at the same places of the line. */
  function addAlong(text: string, line: readonly Point[], style: Style): void {
    let next = REPEAT_PX / 2
    for (const [index, to] of line.entries()) {
      const from = line[index - 1] ?? to
      const [way, length] = [to.subtract(from), to.distanceTo(from)]
      const angle = Math.atan2(way.y, way.x)
      // Never upside down.
      const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle
      for (; next <= length; next += REPEAT_PX)
        add(text, from.add(way.multiplyBy(next / length)), style, upright)
      next -= length
    }
  }

  for (const feature of world) {
    const style = styleOf(feature, level)
    if (!style || level < style[0] || level > style[1]) continue
    for (const metres of feature.lines) {
      const line = metres.map((point) => point.divideBy(metresPerPixelAt(level)))
      const [at] = line
      if (!at || line.length > 1) addAlong(feature.name, line, style)
      else if (feature.kind !== 'station') add(feature.name, at, style)
      else if (add('', at, style)) add(feature.name, at.add([0, 18]), style)
    }
  }
  return squares
}

/** Finding room takes a while; it is done once a level. */
const known = new Map<number, Map<string, Name[]>>()

/** Every name that reaches into a square. The context counts in pixels of the level. */
export function paintNames(
  { context, level, colour }: Scene,
  square: string,
  fontFamily: string,
): void {
  const squares = known.get(level) ?? findRoom(level, fontFamily)
  known.set(level, squares)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { text, at, angle, style } of squares.get(square) ?? []) {
    context.save()
    context.translate(at.x, at.y)
    context.rotate(angle)
    context.font = fontOf(style, fontFamily)
    context.fillStyle = colour(text ? style[4] : 'halo')
    context.strokeStyle = colour(text ? 'halo' : style[4])
    context.lineWidth = text ? 3.5 : 2.5
    context.strokeText(text, 0, 0)
    context.fillText(text, 0, 0)
    const dot = new Path2D()
    if (!text) dot.arc(0, 0, STATION_RADIUS_PX, 0, 2 * Math.PI)
    context.fill(dot)
    context.stroke(dot)
    context.restore()
  }
}
