import { describe, expect, test } from 'vitest'
import { branchTabOf, tabIndexAt, tabScrollTargets } from '@/domain/places/branchTabs'
import { fc } from '../../fastCheck'

describe('branchTabOf', () => {
  test.each(['intro', 'hours', 'location', 'gallery'])('%s is a tab', (tab) => {
    expect(branchTabOf(tab)).toBe(tab)
  })
  test.each([null, '', 'Intro', 'map'])('%s is no tab', (value) => {
    expect(branchTabOf(value)).toBeUndefined()
  })
})

describe('tabScrollTargets', () => {
  test('a section is current when its top is 312 px below the window’s', () => {
    expect(tabScrollTargets([812, 1312, 2312], 5000)).toEqual([500, 1000, 2000])
  })

  test('a lower sticky header moves the target down', () => {
    expect(tabScrollTargets([812, 1312, 2312], 5000, 16)).toEqual([796, 1296, 2296])
  })

  test('unreachable sections share the remaining scroll; the last gets the end', () => {
    expect(tabScrollTargets([812, 1312, 1712, 1912], 1200)).toEqual([500, 1000, 1100, 1200])
  })

  test('all targets are 0 on a page that does not scroll', () => {
    expect(tabScrollTargets([400, 500], 0)).toEqual([0, 0])
  })
})

describe('tabIndexAt', () => {
  const targets = [500, 1000, 1100, 1200]
  test.each([
    [-20, 0],
    [0, 0],
    [499, 0],
    [998, 0],
    [999, 1],
    [1000, 1],
    [1098, 1],
    [1100, 2],
    [1200, 3],
    [1300, 3],
  ])('at %d px section %d is current', (scrollTop, index) => {
    expect(tabIndexAt(targets, scrollTop)).toBe(index)
  })

  test('at the top the first section is current', () => {
    expect(tabIndexAt([0, 0], 0)).toBe(0)
  })

  test('scrolling to a section makes it current, the page’s end the last', () => {
    const page = fc
      .record({
        heights: fc.array(fc.integer({ min: 2, max: 3000 }), { minLength: 9, maxLength: 9 }),
        above: fc.integer({ min: 400, max: 1200 }),
        maxScroll: fc.integer({ min: 200, max: 12_000 }),
      })
      .map(({ heights, above, maxScroll }) => {
        let top = above
        const tops = heights.map((height) => {
          const own = top
          top += height
          return own
        })
        return { targets: tabScrollTargets(tops, maxScroll), maxScroll }
      })
    fc.assert(
      fc.property(page, ({ targets: reached, maxScroll }) => {
        expect(reached).toEqual([...reached].sort((a, b) => a - b))
        expect(Math.max(...reached)).toBeLessThanOrEqual(maxScroll)
        expect(tabIndexAt(reached, maxScroll)).toBe(8)
        for (const [index, target] of reached.entries()) {
          const next = reached[index + 1]
          if (next === undefined || next > target + 1)
            expect(tabIndexAt(reached, target)).toBe(index)
        }
      }),
    )
  })
})
