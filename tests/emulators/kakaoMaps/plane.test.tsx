import { bounds, Point } from 'leaflet'
import { describe, expect, it } from 'vitest'
import {
  fitBox,
  levelOf,
  metresPerPixelAt,
  plane,
  zoomOf,
} from '../../../emulators/kakao-maps/plane.ts'
import { fc } from '../../fastCheck'

const view = new Point(400, 300)
const range = { min: 1, max: 14 }
const none = [0, 0, 0, 0] as const
const box = (width: number, height: number) => bounds([0, 0], [width, height])

/** A point's pixel in the view around `center`. */
const toPixel = (point: Point, center: Point, level: number) =>
  point.subtract(center).divideBy(metresPerPixelAt(level)).add(view.divideBy(2))

describe('levels', () => {
  it.each([
    [1, 0.25],
    [3, 1],
    [5, 4],
    [14, 2048],
  ])('level %i is %d metres a pixel, for Leaflet, too', (level, metresPerPixel) => {
    expect(metresPerPixelAt(level)).toBe(metresPerPixel)
    expect(levelOf(zoomOf(level))).toBe(level)
    expect(plane.scale(zoomOf(level))).toBe(1 / metresPerPixel)
    expect(plane.zoom(1 / metresPerPixel)).toBe(zoomOf(level))
  })
})

describe('fitBox', () => {
  it.each([
    ['just fits', box(400, 300), none, 3],
    ['one metre too wide', box(401, 300), none, 4],
    ['one metre too high', box(400, 301), none, 4],
    ['just fits between paddings', box(320, 220), [40, 40, 40, 40] as const, 3],
    ['paddings push it away', box(321, 220), [40, 40, 40, 40] as const, 4],
    ['a point', box(0, 0), none, 1],
    ['the whole earth', box(40_000_000, 20_000_000), none, 14],
    ['no room at all', box(1, 1), [400, 400, 400, 400] as const, 3],
  ])('%s', (_, what, padding, level) => {
    expect(fitBox(what, view, padding, range).level).toBe(level)
  })

  it('stays within the allowed levels', () => {
    expect(fitBox(box(0, 0), view, none, { min: 4, max: 6 }).level).toBe(4)
    expect(fitBox(box(1e7, 0), view, none, { min: 4, max: 6 }).level).toBe(6)
  })

  it('centres the box between the paddings', () => {
    const padding = [0, 0, 100, 200] as const
    const { level, center } = fitBox(box(100, 100), view, padding, { min: 3, max: 14 })
    expect(toPixel(new Point(50, 50), center, level)).toEqual(new Point(300, 100))
  })

  it('keeps a box within the paddings if the last level can show it', () => {
    // The narrowest room is 20 pixels; a pixel of the last level covers 2048 metres.
    const sides = fc.double({ min: 0, max: 40_000, noNaN: true })
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: 0, max: 140 }), (width, height, px) => {
        const { level, center } = fitBox(box(width, height), view, [px, px, px, px], range)
        const corner = toPixel(new Point(width, height), center, level)
        expect(corner.x).toBeLessThanOrEqual(view.x - px + 0.001)
        expect(corner.y).toBeLessThanOrEqual(view.y - px + 0.001)
      }),
    )
  })
})
