import { Bounds, Point } from 'leaflet'
import { metresPerPixelAt } from './plane.ts'
import { type Scene, TILE_PX } from './scene.ts'
import sheet from './style.json'
import { type Feature, world } from './world.ts'

/** Levels at which a name is written, its looks, and its distance below the place. */
type Style = typeof sheet.names.town

/** Around a pixel of its level, or a little below. */
interface Name {
  text: string
  at: Point
  angle: number
  style: Style
  box: Bounds
}

const styles: Record<string, Style> = sheet.names

/** Larger for larger greens and rivers; none for small ones. */
function styleOf({ kind, widthM }: Feature, level: number): Style | undefined {
  const known = styles[kind]
  if (!known || level < known.from || level > known.to) return undefined
  const widePx = widthM / metresPerPixelAt(level)
  if (kind === 'green')
    return widePx < 44 ? undefined : { ...known, sizePx: widePx > 160 ? 14 : 12 }
  if (kind !== 'river') return known
  return widePx < 7 ? undefined : { ...known, sizePx: Math.min(18, Math.max(11, widePx / 5)) }
}

const fontOf = ({ sizePx, weight }: Style, family: string) => `${weight} ${sizePx}px ${family}`

function placeNames(level: number, fontFamily: string): Map<string, Name[]> {
  const squares = new Map<string, Name[]>()
  const ruler = document.createElement('canvas').getContext('2d')

  /** Only if the space is free; earlier names win. */
  function add(text: string, at: Point, style: Style, angle = 0): void {
    if (ruler) ruler.font = fontOf(style, fontFamily)
    const width = (ruler?.measureText(text).width ?? 0) + 8
    const height = style.sizePx + 6
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
    const half = new Point(cos * width + sin * height, sin * width + cos * height).divideBy(2)
    const [low, high] = [at.subtract(half), at.add(half).add([0, style.belowPx])]
    const [first, last] = [low.divideBy(TILE_PX).floor(), high.divideBy(TILE_PX).floor()]
    const reached: string[] = []
    for (let { x } = first; x <= last.x; x += 1)
      for (let { y } = first; y <= last.y; y += 1) reached.push(`${x}:${y}`)
    const box = new Bounds(low, high)
    if (reached.some((key) => squares.get(key)?.some((other) => other.box.overlaps(box)))) return
    const name = { text, at, angle, style, box }
    for (const key of reached) squares.set(key, [...(squares.get(key) ?? []), name])
  }

  /** Repeated, always at the same places of the line. */
  function addAlong(text: string, line: readonly Point[], style: Style): void {
    let next = sheet.repeatPx / 2
    for (const [index, to] of line.entries()) {
      const from = line[index - 1] ?? to
      const [way, length] = [to.subtract(from), to.distanceTo(from)]
      // Never upside down.
      const angle = Math.atan(way.y / way.x)
      for (; next <= length; next += sheet.repeatPx)
        add(text, from.add(way.multiplyBy(next / length)), style, angle)
      next -= length
    }
  }

  for (const feature of world) {
    const style = styleOf(feature, level)
    if (!style) continue
    for (const metres of feature.lines) {
      const line = metres.map((point) => point.divideBy(metresPerPixelAt(level)))
      const [at] = line
      if (at && line.length === 1) add(feature.name, at, style)
      else addAlong(feature.name, line, style)
    }
  }
  return squares
}

/** Placed once per level, because it is slow. */
const known = new Map<number, Map<string, Name[]>>()

/** Draws the names that reach into a tile; the context uses the level's pixels. */
export function paintNames({ context, level, colour }: Scene, square: string, family: string) {
  const squares = known.get(level) ?? placeNames(level, family)
  known.set(level, squares)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { text, at, angle, style } of squares.get(square) ?? []) {
    context.save()
    context.translate(at.x, at.y)
    context.rotate(angle)
    context.font = fontOf(style, family)
    context.fillStyle = colour(style.colour)
    context.strokeStyle = colour('halo')
    context.lineWidth = 3.5
    // A ring marks the place of a name below it.
    const ring = new Path2D()
    const radii = style.belowPx > 0 ? sheet.ringPx : []
    for (const radiusPx of radii) ring.arc(0, 0, radiusPx, 0, 2 * Math.PI)
    context.stroke(ring)
    context.fill(ring, 'evenodd')
    context.strokeText(text, 0, style.belowPx)
    context.fillText(text, 0, style.belowPx)
    context.restore()
  }
}
