import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Ride } from '@/domain/rides/booked/ride'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { advanceTime, localSite } from '../localSite'

const site = localSite()
const CHILD = 'users/parent-1/children/child-1'
const MINUTE_MS = 60_000
const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const changed = (id: string, change: object = {}) =>
  site.put(`rides/${id}`, { ...aRide({ id, updatedAt: new Date() }), ...change })

async function together(...rides: Partial<Ride>[]): Promise<void> {
  await site.putAll(
    'rides',
    rides.map((ride) => aRide({ updatedAt: new Date(), ...ride })),
  )
  await advanceTime(6000)
}

beforeEach(async () => {
  vi.useFakeTimers({ now: inSeoul('2026-11-25T15:08') })
  // Without an observer every ride is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  await site.put('rides/ride-1', aRide())
  await site.put(CHILD, aChildDocument('김하준'))
  await site.openAsStaff(<StaffTodayPage />, '/staff?date=2026-11-25')
  await advanceTime(1000)
  expect(screen.getByText('15:08 확인')).toBeVisible()
})

test('after an hour in the background the list is read anew when shown', async () => {
  await advanceTime(12_000)
  const asked = site.asked('"rides"')
  look('hidden')
  vi.setSystemTime(Date.now() + 49 * MINUTE_MS)
  await advanceTime(11 * MINUTE_MS + 30_000)
  expect(site.asked('"rides"')).toBe(asked)
  expect(screen.getByText('60분 전')).toBeVisible()
  await site.change('rides/ride-1', { status: 'confirmed' })
  look('visible')
  await advanceTime(1000)
  expect(screen.getByRole('button', { name: '출발' })).toBeVisible()
  expect(screen.getByText('16:08 확인')).toBeVisible()
  expect(site.asked('"rides"')).toBe(asked)
})

test('without answers the list stays, shows its age and recovers by itself', async () => {
  await site.fail({ collection: 'rides', status: 503 })
  await advanceTime(3 * MINUTE_MS + 30_000)
  expect(screen.getByText('3분 전')).toBeVisible()
  expect(screen.getByRole('button', { name: '확정하기' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await site.fail()
  await changed('ride-1', { status: 'confirmed' })
  // The longest pause after many failures.
  await advanceTime(MINUTE_MS + 1000)
  expect(screen.getByRole('button', { name: '출발' })).toBeVisible()
  expect(screen.queryByText(/분 전/)).toBeNull()
})

test('lost access is reported above the list', async () => {
  await site.remove('staff/staff-1')
  // Rules are asked again when something changes.
  await changed('ride-1', { status: 'confirmed' })
  await advanceTime(6000)
  expect(screen.queryByRole('button', { name: '출발' })).toBeNull()
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
    '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.',
  )
})

test('parents’ changes are announced once, without names', async () => {
  const spoken = () => [...document.querySelectorAll('[aria-live]')].map((live) => live.textContent)
  const heard: (string | null)[] = []
  const listener = new MutationObserver(() => heard.push(...spoken()))
  for (const live of document.querySelectorAll('[aria-live]'))
    listener.observe(live, { childList: true, characterData: true, subtree: true })
  expect(spoken()).toEqual([''])

  await together({ id: 'ride-2' }, { id: 'ride-3' })
  expect(heard).toEqual(['새 예약 2건'])
  await advanceTime(12_000)
  expect(heard).toHaveLength(1)

  await together({ id: 'ride-1', status: 'cancelled' }, { id: 'ride-4' })
  expect(heard.slice(1)).toEqual(['새 예약 1건, 예약 취소 1건'])
  // The same text later is announced again.
  await changed('ride-5')
  await advanceTime(6000)
  await changed('ride-6')
  await advanceTime(6000)
  expect(heard.slice(2)).toEqual(['새 예약 1건', '새 예약 1건'])
  listener.disconnect()
})

test('a child’s changes arrive at once and stay when reads fail', async () => {
  const people = [{ name: '최영숙', relation: '할머니', phone: '010-1111-2222' }]
  await site.change(CHILD, { allergens: [4], careNote: '땅콩을 먹지 않아요.', people })
  await advanceTime(6000)
  expect(screen.getByText('알레르기 땅콩')).toBeVisible()
  expect(screen.getByText('최영숙 (할머니)')).toBeVisible()
  await site.fail({ collection: 'children', status: 503 })
  await advanceTime(11_000)
  expect(screen.getByText('땅콩을 먹지 않아요.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the children of a finished ride are not read again', async () => {
  await changed('ride-1', { status: 'declined' })
  await advanceTime(6000)
  const asked = site.asked('/children/')
  await advanceTime(30_000)
  expect(site.asked('/children/')).toBe(asked)
})
