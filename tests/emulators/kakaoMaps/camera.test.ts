import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitBox,
  fromPixel,
  levelAt,
  metresPerPixelAt,
  rescale,
  toPixel,
  visibleBox,
} from '../../../emulators/kakao-maps/camera.ts'

const view = { width: 400, height: 300 }
const range = { min: 1, max: 14 }
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const box = (width: number, height: number) => ({ minX: 0, minY: 0, maxX: width, maxY: height })

const metre = fc.double({ min: -500_000, max: 500_000, noNaN: true })
const cameras = fc.record({
  x: metre,
  y: metre,
  metresPerPixel: fc.integer({ min: 1, max: 14 }).map(metresPerPixelAt),
})
const pixels = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 300 }),
})

describe('levels', () => {
  it.each([
    [1, 0.25],
    [3, 1],
    [5, 4],
    [14, 2048],
  ])('level %i is %d metres a pixel', (level, metresPerPixel) => {
    expect(metresPerPixelAt(level)).toBe(metresPerPixel)
    expect(levelAt(metresPerPixel)).toBe(level)
  })

  it('goes to the nearest whole level and stays between 1 and 14', () => {
    expect(levelAt(1.4)).toBe(3)
    expect(levelAt(1.5)).toBe(4)
    expect(levelAt(0.001)).toBe(1)
    expect(levelAt(1e9)).toBe(14)
  })
})

describe('pixels and metres', () => {
  it('are turned into each other and back', () => {
    fc.assert(
      fc.property(cameras, pixels, (camera, pixel) => {
        const back = toPixel(camera, view, fromPixel(camera, view, pixel))
        expect(back.x).toBeCloseTo(pixel.x, 3)
        expect(back.y).toBeCloseTo(pixel.y, 3)
      }),
    )
  })

  it('keep the anchor of a zoom under the same pixel', () => {
    fc.assert(
      fc.property(cameras, pixels, fc.integer({ min: 1, max: 14 }), (camera, pixel, level) => {
        const anchor = fromPixel(camera, view, pixel)
        const zoomed = rescale(camera, metresPerPixelAt(level), anchor)
        expect(toPixel(zoomed, view, anchor).x).toBeCloseTo(pixel.x, 3)
        expect(toPixel(zoomed, view, anchor).y).toBeCloseTo(pixel.y, 3)
      }),
    )
  })

  it('show what the view is wide and high', () => {
    expect(visibleBox({ x: 100, y: 50, metresPerPixel: 2 }, view)).toEqual({
      minX: -300,
      minY: -250,
      maxX: 500,
      maxY: 350,
    })
  })
})

describe('fitBox', () => {
  it.each([
    ['just fits', box(400, 300), none, 3],
    ['one metre too wide', box(401, 300), none, 4],
    ['one metre too high', box(400, 301), none, 4],
    ['just fits between paddings', box(320, 220), { top: 40, right: 40, bottom: 40, left: 40 }, 3],
    ['paddings push it away', box(321, 220), { top: 40, right: 40, bottom: 40, left: 40 }, 4],
    ['a point', box(0, 0), none, 1],
    ['the whole earth', box(40_000_000, 20_000_000), none, 14],
    ['no room at all', box(1, 1), { top: 400, right: 400, bottom: 400, left: 400 }, 3],
  ])('%s', (_, what, padding, level) => {
    expect(fitBox(what, view, padding, range).level).toBe(level)
  })

  it('never leaves the allowed levels', () => {
    expect(fitBox(box(0, 0), view, none, { min: 4, max: 6 }).level).toBe(4)
    expect(fitBox(box(1e7, 0), view, none, { min: 4, max: 6 }).level).toBe(6)
  })

  it('puts the box in the middle of what the paddings leave', () => {
    const { level, center } = fitBox(
      box(100, 100),
      view,
      { top: 0, right: 0, bottom: 100, left: 200 },
      { min: 3, max: 14 },
    )
    const camera = { ...center, metresPerPixel: metresPerPixelAt(level) }
    expect(toPixel(camera, view, { x: 50, y: 50 })).toEqual({ x: 300, y: 100 })
  })

  it('has every corner of a box that fits the last level inside the paddings', () => {
    // The narrowest room is 20 pixels, and a pixel of the last level covers 2048 metres.
    const sides = fc.double({ min: 0, max: 40_000, noNaN: true })
    fc.assert(
      fc.property(sides, sides, fc.integer({ min: 0, max: 140 }), (width, height, px) => {
        const padding = { top: px, right: px, bottom: px, left: px }
        const { level, center } = fitBox(box(width, height), view, padding, range)
        const camera = { ...center, metresPerPixel: metresPerPixelAt(level) }
        const corner = toPixel(camera, view, { x: width, y: height })
        expect(corner.x).toBeLessThanOrEqual(view.width - px + 0.001)
        expect(corner.y).toBeLessThanOrEqual(view.height - px + 0.001)
      }),
    )
  })
})
