import { describe, expect, it } from 'vitest'
import { placeLabels } from '@/features/map/markers/labelPlacement'

const shape = { widthPx: 30, heightPx: 30, anchorPx: 15 }
const at = (id: string, x: number, y: number) => ({ id, x, y, labelWidthPx: 60, labelHeightPx: 26 })
const sides = (...markers: ReturnType<typeof at>[]) => [...placeLabels(markers, shape).values()]

describe('placeLabels', () => {
  it('puts labels below when there is room', () => {
    expect(sides(at('a', 0, 0), at('b', 200, 0))).toEqual(['below', 'below'])
  })

  it('moves a label aside for a marker under it, or for an earlier label', () => {
    expect(sides(at('a', 0, 0), at('b', 0, 40))).toEqual(['right', 'below'])
    expect(sides(at('a', 0, 0), at('b', 50, 0))).toEqual(['below', 'right'])
  })

  it('hides a label without room, and returns every label', () => {
    const crowd = [at('a', 0, 0), at('b', 10, 0), at('c', -10, 0), at('d', 0, 10), at('e', 0, -10)]
    const placed = placeLabels(crowd, shape)
    expect(placed.size).toBe(5)
    expect([...placed.values()]).toContain('hidden')
  })

  it('avoids obstacles', () => {
    const wall = { left: -100, right: 100, top: 16, bottom: 60 }
    expect(placeLabels([at('a', 0, 0)], shape, [wall]).get('a')).toBe('right')
  })
})
