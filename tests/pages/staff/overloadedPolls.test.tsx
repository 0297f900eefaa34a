import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Today } from '@/pages/my/home/Today'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { StaffInboxPage } from '@/pages/staff/inbox/StaffInboxPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { StaffMenu } from '@/pages/staff/StaffMenu'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { advanceTime, localSite } from '../localSite'

const site = localSite()
const MINUTE_MS = 60_000
const OVERLOADED = { status: 429 }
/** Three checks of the connection, two messages each, and the connection of the listeners. */
const QUIET = 9
/** Of up to eleven lists, each read and listened to once. */
const OVERLOADED_MOST = 33
const collections = [
  'rides',
  'orders',
  'messages',
  'pickup_requests',
  'branch_suggestions',
  'program_sessions',
  'bookings',
  'care_notes',
]

/** Requests within a minute. */
async function askedInAMinute(): Promise<number> {
  const before = site.asked('')
  for (let second = 0; second < 60; second += 5) await advanceTime(5000)
  return site.asked('') - before
}

beforeEach(async () => {
  vi.useFakeTimers({ now: inSeoul('2026-11-25T14:50') })
  // Without an observer every ride is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  await site.put('rides/ride-1', aRide({ status: 'confirmed' }))
  await site.put('users/parent-1/children/child-1', aChildDocument('김하준'))
})

const screens: [name: string, page: ReactElement, address: string][] = [
  ['오늘의 픽업', <StaffTodayPage key="page" />, '/staff?date=2026-11-25'],
  ['돌봄', <StaffCarePage key="page" />, '/staff/care?date=2026-11-25'],
  ['요청함', <StaffInboxPage key="page" />, '/staff/inbox'],
  ['프로그램', <StaffProgramsPage key="page" />, '/staff/programs'],
]

describe.each(screens)('an overloaded server and %s', (_, page, address) => {
  const open = () =>
    site.openAsStaff(
      <>
        <StaffMenu />
        {page}
      </>,
      address,
    )

  test('nothing is asked but whether the connection answers; refused, each list asks seldom until it is answered', async () => {
    await open()
    await advanceTime(1000)
    await askedInAMinute()
    expect(await askedInAMinute()).toBeLessThan(QUIET)
    await site.fail(OVERLOADED)
    await askedInAMinute()
    expect(await askedInAMinute()).toBeLessThan(OVERLOADED_MOST)
    await site.fail()
    await advanceTime(2 * MINUTE_MS)
    expect(await askedInAMinute()).toBeLessThan(QUIET)
  })

  test('without any answer as well', async () => {
    await site.fail(...collections.map((collection) => ({ collection, ...OVERLOADED })))
    await open()
    await askedInAMinute()
    expect(await askedInAMinute()).toBeLessThan(OVERLOADED_MOST)
  })
})

test('a parent who follows a ride asks seldom, also of an overloaded server', async () => {
  await site.signInMember('parent-1')
  site.open(asMember(<Today />))
  await advanceTime(1000)
  // Of the ride itself nothing: 5 s apart it would be twelve.
  expect(await askedInAMinute()).toBeLessThan(QUIET)
  await site.fail(OVERLOADED)
  await askedInAMinute()
  const overloaded = await askedInAMinute()
  expect(overloaded).toBeGreaterThan(0)
  expect(overloaded).toBeLessThan(15)
  await site.fail()
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
  expect(await askedInAMinute()).toBeLessThan(QUIET)
})
