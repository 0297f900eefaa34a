import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleLengthM } from '../../../emulators/kakao-maps/legend.ts'
import { mix, parseHex } from '../../../emulators/kakao-maps/palette.ts'
import { corner, cornersIn } from '../../../emulators/kakao-maps/world/grid.ts'
import { roads } from '../../../emulators/kakao-maps/world/roads.ts'

describe('the street grid', () => {
  it('leaves out no corner that a box contains', () => {
    const index = fc.integer({ min: -400, max: 400 })
    const half = fc.integer({ min: 100, max: 20_000 })
    fc.assert(
      fc.property(index, index, half, fc.constantFrom(1, 4, 16), (i, j, size, step) => {
        const [row, column] = [j * step, i * step]
        const at = corner(column, row)
        // A box that has the corner near one of its own.
        const box = { minX: at.x - 1, minY: at.y - size, maxX: at.x + size, maxY: at.y + 1 }
        const range = cornersIn(box, step)
        expect(range.i.from).toBeLessThanOrEqual(column)
        expect(range.i.to).toBeGreaterThanOrEqual(column)
        expect(range.j.from).toBeLessThanOrEqual(row)
        expect(range.j.to).toBeGreaterThanOrEqual(row)
      }),
    )
  })
})

describe('roads', () => {
  it('are lines with a name and without gaps in the numbers', () => {
    for (const { name, line } of roads) {
      expect(name).toMatch(/^[가-힣]+$/)
      expect(line.length).toBeGreaterThan(2)
      expect(line.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    }
  })
})

describe('scaleLengthM', () => {
  it.each([
    [0.25, 20],
    [1, 50],
    [2, 100],
    [4, 200],
    [64, 5000],
    [2048, 100_000],
  ])('at %d metres a pixel the bar stands for %i metres', (metresPerPixel, metres) => {
    expect(scaleLengthM(metresPerPixel)).toBe(metres)
  })
})

describe('colours', () => {
  it('are read in both lengths and mixed', () => {
    expect(parseHex('#fff')).toEqual([255, 255, 255])
    expect(parseHex(' #C2410C')).toEqual([194, 65, 12])
    expect(parseHex('tomato')).toEqual([128, 128, 128])
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  })
})
