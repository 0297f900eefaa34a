import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { fridayMorning, sampleSessions } from './sampleSessions'

const site = localSite()
const alert = vi.fn()
const booking = {
  uid: 'u1',
  sessionId: 'coding_20261123_1500',
  programId: 'coding',
  startsAt: inSeoul('2026-11-23T15:00'),
}

beforeEach(async () => {
  vi.useFakeTimers({ now: fridayMorning })
  vi.stubGlobal('alert', alert.mockReset())
  // Without an observer everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  await site.signInMember('u1')
  await site.putAll('users/u1/children', [
    { ...aChildDocument('김하준'), id: 'child-a' },
    { ...aChildDocument('이서아'), id: 'child-b' },
  ])
  await site.putAll('program_sessions', sampleSessions('coding'))
})

async function show(address = '/programs/coding') {
  const { router } = site.open(<ProgramDetailPage />, address, '/programs/:id')
  await site.waitForAnswers()
  return router
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(name: string | RegExp) {
  fireEvent.click(button(name))
  await site.waitForAnswers()
}
const rows = () =>
  within(screen.getByRole('list', { name: '선택한 예약' })).getAllByRole('listitem')
test('a row already booked stays', async () => {
  await show()
  await press('15:00~16:30 잔여 3')
  // Booked meanwhile on another device.
  await site.putBookings(aSessionBooking({ ...booking, childId: 'child-a' }))
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['이미 예약한 시간이에요.']])
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText('마감')).toBeNull()
})

test('a row with a lost answer stays despite taking the last seat, and is found', async () => {
  const router = await show()
  await press('15:00~16:30 잔여 3')
  const session = sampleSessions('coding').find(({ id }) => id === booking.sessionId)
  await site.change(`program_sessions/${booking.sessionId}`, {
    taken: (session?.capacity ?? 0) - 1,
  })
  site.lose('commit')
  await press('예약하기')
  expect(button('15:00~16:30 마감')).toBeDisabled()
  expect(rows()).toHaveLength(1)
  await press('다시 시도')
  expect(alert.mock.calls).toEqual([['1건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
})

test('an overlapping ride or program of the child is warned of', async () => {
  const ride = aRide({ uid: 'u1', childId: 'child-a', startsAt: inSeoul('2026-11-23T15:30') })
  await site.put('rides/ride-1', ride)
  await show()
  await press('15:00~16:30 잔여 3')
  expect(screen.getByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: '2026.11.23(월) 15:00 자녀' }), {
    target: { value: 'child-b' },
  })
  expect(screen.queryByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeNull()
  expect(button('예약하기')).toBeEnabled()
})

test('a fifth child in one session is refused before sending', async () => {
  const others = ['c', 'd', 'e', 'f'].map((letter) =>
    aSessionBooking({ ...booking, childId: `child-${letter}` }),
  )
  await site.putBookings(...others)
  await show()
  await press('15:00~16:30 잔여 3')
  await press('16:00~17:30 잔여 2')
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['한 회차에는 4명까지 예약할 수 있어요.']])
  expect(site.asked(':commit')).toBe(0)
  expect(rows()).toHaveLength(2)
})

test('a freed seat’s card picks its row', async () => {
  await show('/programs/coding?session=coding_20261123_1600')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('16:00~17:30')
})

test('a member can watch a full time', async () => {
  await site.putAll(
    'program_sessions',
    sampleSessions('coding').map((session) => ({ ...session, taken: session.capacity })),
  )
  await show()
  const [bell] = screen.getAllByRole('button', { name: '빈자리 알림' })
  expect(bell).toHaveAttribute('aria-pressed', 'false')
  expect(bell).toHaveAccessibleDescription(/마감$/)
})
