import { describe, expect, test } from 'vitest'
import { branchTabOf, tabIndexAt, tabScrollTargets } from '@/domain/places/branchTabs'
import { fc } from '../../fastCheck'

describe('branchTabOf', () => {
  test.each(['intro', 'hours', 'location', 'gallery'])('%s is a tab', (tab) => {
    expect(branchTabOf(tab)).toBe(tab)
  })
  test.each([null, '', 'Intro', 'map'])('%s is none', (value) => {
    expect(branchTabOf(value)).toBeUndefined()
  })
})

describe('tabScrollTargets', () => {
  test('a section is read when its top stands 312 px from the top of the window', () => {
    expect(tabScrollTargets([812, 1312, 2312], 5000)).toEqual([500, 1000, 2000])
  })

  test('where less sticks over it, a section is read higher up', () => {
    expect(tabScrollTargets([812, 1312, 2312], 5000, 16)).toEqual([796, 1296, 2296])
  })

  test('sections that can never get there share what is left to scroll; the last owns the end', () => {
    expect(tabScrollTargets([812, 1312, 1712, 1912], 1200)).toEqual([500, 1000, 1100, 1200])
  })

  test('a page that does not scroll has every target at its start', () => {
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
  ])('at %d px section %d is read', (scrollTop, index) => {
    expect(tabIndexAt(targets, scrollTop)).toBe(index)
  })

  test('at the start the first section is read, though all could be', () => {
    expect(tabIndexAt([0, 0], 0)).toBe(0)
  })

  test('going to a section makes it the one being read, the end of the page is the last one', () => {
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
