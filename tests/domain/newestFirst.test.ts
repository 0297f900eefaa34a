import { expect, test } from 'vitest'
import { newestFirst } from '@/domain/newestFirst'

test('the newest comes first, and what came at once keeps its order', () => {
  const at = (id: string, iso: string) => ({ id, createdAt: new Date(iso) })
  const sorted = [
    at('old', '2026-11-01T00:00:00Z'),
    at('one', '2026-11-03T00:00:00Z'),
    at('other', '2026-11-03T00:00:00Z'),
    at('middle', '2026-11-02T00:00:00Z'),
  ].sort(newestFirst)
  expect(sorted.map(({ id }) => id)).toEqual(['one', 'other', 'middle', 'old'])
})
