import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyMemberChild, type MemberChild } from '@/domain/account/memberChild'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { readChild } from '@/repository/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readAllChangedRides, readAllRidesBetween } from '@/repository/rides/rides'
import { aRide, at } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<typeof import('@/repository/rides/rides')>()),
  readAllRidesBetween: vi.fn(),
  readAllChangedRides: vi.fn(),
}))
vi.mock('@/repository/messages', async (original) => ({
  ...(await original<typeof import('@/repository/messages')>()),
  readUnseenMessages: async () => [],
  readMessagesOfRides: async () => [],
}))
vi.mock('@/repository/children', async (original) => ({
  ...(await original<typeof import('@/repository/children')>()),
  readChild: vi.fn(),
}))

const child: MemberChild = { ...emptyMemberChild, id: 'hajun', name: '김하준' }

const MINUTE_MS = 60_000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(async () => {
  vi.useFakeTimers({ now: at('2026-11-25T15:08') })
  vi.spyOn(console, 'warn').mockReturnValue()
  // Without one every ride counts as near the screen.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.mocked(readAllRidesBetween).mockReset().mockResolvedValue([aRide()])
  vi.mocked(readAllChangedRides).mockReset().mockResolvedValue([])
  vi.mocked(readChild).mockReset().mockResolvedValue(child)
  render(
    withQueries(
      <MemoryRouter initialEntries={['/staff?date=2026-11-25']}>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffTodayPage />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
  )
  await pass(1000)
  expect(screen.getByText('15:08 확인')).toBeVisible()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('after an hour in the background the list is read in full at the first look', async () => {
  await pass(12_000)
  const asked = vi.mocked(readAllChangedRides).mock.calls.length
  expect(asked).toBe(2)
  look('hidden')
  await pass(60 * MINUTE_MS)
  expect(readAllChangedRides).toHaveBeenCalledTimes(asked)
  expect(readAllRidesBetween).toHaveBeenCalledTimes(1)
  expect(screen.getByText('60분 전')).toBeVisible()
  vi.mocked(readAllRidesBetween).mockResolvedValue([aRide({ status: 'confirmed' })])
  look('visible')
  await pass(1000)
  expect(readAllRidesBetween).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button', { name: '출발' })).toBeVisible()
  expect(screen.getByText('16:08 확인')).toBeVisible()
})

test('without a network the list stays, says how old it is and catches up by itself', async () => {
  vi.mocked(readAllChangedRides).mockRejectedValue(new RepositoryError('offline'))
  await pass(3 * MINUTE_MS)
  expect(screen.getByText('3분 전')).toBeVisible()
  expect(screen.getByRole('button', { name: '확정하기' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  const changed = aRide({ status: 'confirmed', updatedAt: at('2026-11-25T15:10') })
  vi.mocked(readAllChangedRides).mockResolvedValue([changed])
  await pass(11_000)
  expect(screen.getByRole('button', { name: '출발' })).toBeVisible()
  expect(screen.queryByText(/분 전/)).toBeNull()
})

test('who may no longer read it is told so above the list', async () => {
  vi.mocked(readAllChangedRides).mockRejectedValue(new RepositoryError('denied'))
  await pass(6000)
  expect(screen.getByRole('alert')).toHaveTextContent(
    '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.',
  )
})

test('what parents do while somebody looks is read out once and names nobody', async () => {
  const spoken = () => [...document.querySelectorAll('[aria-live]')].map((live) => live.textContent)
  const heard: (string | null)[] = []
  const listener = new MutationObserver(() => heard.push(...spoken()))
  for (const live of document.querySelectorAll('[aria-live]'))
    listener.observe(live, { childList: true, characterData: true, subtree: true })
  expect(spoken()).toEqual([''])

  const later = at('2026-11-25T15:09')
  const booked = (id: string) => aRide({ id, updatedAt: later })
  vi.mocked(readAllChangedRides).mockResolvedValue([booked('ride-2'), booked('ride-3')])
  await pass(6000)
  expect(heard).toEqual(['새 예약 2건'])
  await pass(12_000)
  expect(heard).toHaveLength(1)

  const cancelled = aRide({ status: 'cancelled', updatedAt: later })
  vi.mocked(readAllChangedRides).mockResolvedValue([cancelled, booked('ride-4')])
  await pass(6000)
  expect(heard.slice(1)).toEqual(['새 예약 1건, 예약 취소 1건'])
  // The same words at another time are heard again.
  vi.mocked(readAllChangedRides).mockResolvedValue([booked('ride-5')])
  await pass(6000)
  vi.mocked(readAllChangedRides).mockResolvedValue([booked('ride-6')])
  await pass(6000)
  expect(heard.slice(2)).toEqual(['새 예약 1건', '새 예약 1건'])
  listener.disconnect()
})

test('what a parent writes about a child is there with the next question, without a reload', async () => {
  vi.mocked(readChild).mockResolvedValue({
    ...child,
    allergens: [4],
    careNote: '땅콩을 먹지 않아요.',
    people: [{ name: '최영숙', relation: '할머니', phone: '010-1111-2222' }],
  })
  await pass(6000)
  expect(screen.getByText('알레르기 땅콩')).toBeVisible()
  expect(screen.getByText('땅콩을 먹지 않아요.')).toBeVisible()
  expect(screen.getByText('최영숙 (할머니)')).toBeVisible()
})

test('the children of a ride that is over are not asked for again', async () => {
  vi.mocked(readAllChangedRides).mockResolvedValue([aRide({ status: 'declined' })])
  await pass(6000)
  const asked = vi.mocked(readChild).mock.calls.length
  await pass(30_000)
  expect(readChild).toHaveBeenCalledTimes(asked)
})

test('an answer that fails leaves what is known about the child', async () => {
  vi.mocked(readChild).mockResolvedValue({ ...child, careNote: '멀미가 있어요.' })
  await pass(6000)
  vi.mocked(readChild).mockRejectedValue(new RepositoryError('unavailable'))
  await pass(11_000)
  expect(screen.getByText('멀미가 있어요.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
