import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyMemberChild } from '@/domain/account/memberChild'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { readSessions } from '@/repository/care/programSessions'
import { bookSeat, readComingBookings } from '@/repository/care/sessionBookings'
import { readChildren } from '@/repository/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readComingRides } from '@/repository/rides/rides'
import type { SignedIn } from '@/services/account'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide, at } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'
import { fridayMorning, sampleSessions } from './sampleSessions'

vi.mock('@/services/account', () => ({
  watchAccount: (onChange: (account: SignedIn) => void) =>
    onChange({ uid: 'u1', phone: '+821012345678', providers: [] }),
}))
vi.mock('@/repository/users', () => ({
  readProfile: async () => ({
    nickname: '하준맘',
    phone: '+821012345678',
    termsVersion: '1',
    privacyVersion: '1',
    isMarketingAllowed: false,
  }),
}))
vi.mock('@/repository/children')
vi.mock('@/repository/care/programSessions')
vi.mock('@/repository/care/seatWatches', () => ({ readWatches: async () => [] }))
vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<typeof import('@/repository/rides/rides')>()),
  readComingRides: vi.fn(),
}))
vi.mock('@/repository/care/sessionBookings', async (original) => ({
  ...(await original<typeof import('@/repository/care/sessionBookings')>()),
  bookSeat: vi.fn(),
  readComingBookings: vi.fn(),
  readChangedOwnBookings: async () => [],
}))

const alert = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: fridayMorning })
  vi.stubGlobal('alert', alert)
  // Where nothing can be observed everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.mocked(readSessions).mockImplementation(async (id) => sampleSessions(id))
  vi.mocked(readChildren).mockResolvedValue([
    { ...emptyMemberChild, id: 'child-a', name: '김하준' },
    { ...emptyMemberChild, id: 'child-b', name: '김서연' },
  ])
  vi.mocked(readComingRides).mockResolvedValue([])
  vi.mocked(readComingBookings).mockResolvedValue([])
  hydrateDeviceStores()
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
})
afterEach(() => {
  act(() => useSignInMark.getState().clearMark())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })

async function show(address = '/programs/coding') {
  const router = createMemoryRouter(
    [
      { path: '/programs/:id', element: <ProgramDetailPage /> },
      { path: '*', element: <p>다른 화면</p> },
    ],
    { initialEntries: [address] },
  )
  render(withQueries(<RouterProvider router={router} />))
  await settle()
  return router
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(name: string | RegExp) {
  fireEvent.click(button(name))
  await settle()
}
const rows = () =>
  within(screen.getByRole('list', { name: '선택한 예약' })).getAllByRole('listitem')
const answers = (...each: (SeatAnswer | Error)[]) => {
  for (const answer of each)
    if (answer instanceof Error) vi.mocked(bookSeat).mockRejectedValueOnce(answer)
    else vi.mocked(bookSeat).mockResolvedValueOnce(answer)
}
async function pickTwo() {
  await press('15:00~16:30 잔여 3')
  await press('16:00~17:30 잔여 2')
}

test('a row that is booked already stays', async () => {
  await show()
  await press('15:00~16:30 잔여 3')
  answers('repeated')
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['이미 예약한 시간이에요.']])
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText('마감')).toBeNull()
})

test('a row whose answer was lost stays although it has the last seat, and is found', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const router = await show()
  await press('15:00~16:30 잔여 3')
  vi.mocked(bookSeat).mockImplementationOnce(async () => {
    vi.mocked(readSessions).mockImplementation(async (id) =>
      sampleSessions(id).map((session) => ({ ...session, taken: session.capacity })),
    )
    throw new RepositoryError('unavailable')
  })
  await press('예약하기')
  expect(button('15:00~16:30 마감')).toBeDisabled()
  expect(rows()).toHaveLength(1)
  answers('booked')
  await press('다시 시도')
  expect(alert.mock.calls).toEqual([['1건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
})

test('a ride or a program of the same child at that time is a warning', async () => {
  vi.mocked(readComingRides).mockResolvedValue([
    aRide({ uid: 'u1', childId: 'child-a', startsAt: at('2026-11-23T15:30') }),
  ])
  await show()
  await press('15:00~16:30 잔여 3')
  expect(screen.getByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: '2026.11.23(월) 15:00 자녀' }), {
    target: { value: 'child-b' },
  })
  expect(screen.queryByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeNull()
  expect(button('예약하기')).toBeEnabled()
})

test('a fifth child of the account in one session is refused before anything is sent', async () => {
  const sessionId = 'coding_20261123_1500'
  vi.mocked(readComingBookings).mockResolvedValue(
    ['c', 'd', 'e', 'f'].map((letter) =>
      aSessionBooking({ id: letter, sessionId, childId: `child-${letter}` }),
    ),
  )
  await show()
  await pickTwo()
  await press('예약하기')
  await vi.waitFor(() =>
    expect(alert.mock.calls).toEqual([['한 회차에는 4명까지 예약할 수 있어요.']]),
  )
  expect(bookSeat).not.toHaveBeenCalled()
  expect(rows()).toHaveLength(2)
})

test('the card of a freed seat has chosen its row', async () => {
  await show('/programs/coding?session=coding_20261123_1600')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('16:00~17:30')
})

test('a full time can be waited for by a member', async () => {
  vi.mocked(readSessions).mockImplementation(async (id) =>
    sampleSessions(id).map((session) => ({ ...session, taken: session.capacity })),
  )
  await show()
  const [bell] = screen.getAllByRole('button', { name: '빈자리 알림' })
  expect(bell).toHaveAttribute('aria-pressed', 'false')
  expect(bell).toHaveAccessibleDescription(/마감$/)
})
