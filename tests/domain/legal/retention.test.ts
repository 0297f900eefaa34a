import { expect, test } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { type RetainedKind, retainedSince, retainedUntil } from '@/domain/legal/retention'
import { inSeoul } from '../rides/aRide'

test.each<{ kind: RetainedKind; of: string; kept: string; over: string }>([
  { kind: 'ride', of: '2025-11-20T09:00', kept: '2026-11-20T23:59', over: '2026-11-21T00:00' },
  {
    kind: 'programSession',
    of: '2025-11-20T00:00',
    kept: '2026-11-20T23:59',
    over: '2026-11-21T00:00',
  },
  { kind: 'dayNote', of: '2025-11-20T00:00', kept: '2026-11-20T23:59', over: '2026-11-21T00:00' },
  { kind: 'passUse', of: '2025-11-20T19:00', kept: '2026-11-20T23:59', over: '2026-11-21T00:00' },
  {
    kind: 'familyView',
    of: '2025-11-20T09:00',
    kept: '2026-11-20T23:59',
    over: '2026-11-21T00:00',
  },
  { kind: 'order', of: '2021-11-20T23:59', kept: '2026-11-20T23:59', over: '2026-11-21T00:00' },
  {
    kind: 'pickupRequest',
    of: '2026-05-20T09:00',
    kept: '2026-11-20T23:59',
    over: '2026-11-21T00:00',
  },
  {
    kind: 'branchSuggestion',
    of: '2026-05-31T09:00',
    kept: '2026-11-30T23:59',
    over: '2026-12-01T00:00',
  },
  { kind: 'ride', of: '2024-02-29T09:00', kept: '2025-02-28T23:59', over: '2025-03-01T00:00' },
])('a $kind of $of is kept at $kept and over at $over', ({ kind, of, kept, over }) => {
  expect(inSeoul(of) >= retainedSince(kind, inSeoul(kept))).toBe(true)
  expect(inSeoul(of) < retainedSince(kind, inSeoul(over))).toBe(true)
  expect(retainedUntil(kind, dayOf(inSeoul(of)))).toBe(dayOf(inSeoul(kept)))
})
