import { act, renderHook, waitFor } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { addSeconds } from 'date-fns/addSeconds'
import { beforeEach, expect, test } from 'vitest'
import { cancellationPlan } from '@/domain/rides/booked/rideSeries'
import { useSeries } from '@/pages/my/rides/dialogs/useSeries'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { withQueries } from '../../remote/withQueries'
import { localSite } from '../localSite'

const site = localSite()
const NOW = inSeoul('2026-11-24T12:00')
const READ_AT = inSeoul('2026-11-20T10:00')
const asked = aRide({ id: 'week-0', seriesId: 'series-1', updatedAt: READ_AT })
const cancelled = { ...asked, status: 'cancelled' as const, updatedAt: addSeconds(READ_AT, 1) }
const others = [1, 2].map((week) => ({
  ...asked,
  id: `week-${week}`,
  startsAt: addDays(asked.startsAt, 7 * week),
}))

beforeEach(() => site.signInMember('parent-1'))

// A first commit cancelled the dialog's ride; only one list was reread.
test.each([
  { newer: 'the series', ride: asked, inSeries: cancelled },
  { newer: 'the list behind the dialog', ride: cancelled, inSeries: asked },
])('the rest of an interrupted series counts once, when $newer is newer', async (each) => {
  await site.putAll('rides', [each.inSeries, ...others])
  const { result } = renderHook(() => useSeries(each.ride), {
    wrapper: ({ children }) => withQueries(asMember(children)),
  })
  await waitFor(() => expect(result.current.read.status).toBe('loaded'))
  act(() => result.current.setScope('all'))
  const { items } = cancellationPlan(result.current.meant, NOW)
  expect(items.map(({ ride }) => ride.id)).toEqual(['week-1', 'week-2'])
})
