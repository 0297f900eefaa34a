import fc from 'fast-check'
import { bounds } from 'leaflet'
import { describe, expect, it } from 'vitest'
import { corner, cornersIn } from '../../../emulators/kakao-maps/blocks.ts'
import { world } from '../../../emulators/kakao-maps/world.ts'

describe('the street grid', () => {
  it('leaves out no corner that a box contains', () => {
    const index = fc.integer({ min: -400, max: 400 })
    const half = fc.integer({ min: 100, max: 4000 })
    fc.assert(
      fc.property(index, index, half, fc.constantFrom(1, 4, 16), (i, j, size, step) => {
        const [row, column] = [j * step, i * step]
        const at = corner(column, row)
        // A box that has the corner near one of its own.
        const box = bounds(at.add([-1, 1]), at.add([size, -size]))
        expect([...cornersIn(box, step)]).toContainEqual([column, row])
      }),
      { numRuns: 40 },
    )
  })
})

describe('the world', () => {
  it('is of points, lines and areas without gaps in the numbers', () => {
    for (const { lines } of world) {
      expect(lines[0]?.length).toBeGreaterThan(0)
      expect(lines.flat().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    }
  })

  it('has a name for every road and river, and for every point', () => {
    const named = ['street', 'highway', 'river']
    for (const { kind, name, lines } of world)
      if (named.includes(kind) || lines[0]?.length === 1) expect(name).toMatch(/^[가-힣0-9]+$/)
  })
})
