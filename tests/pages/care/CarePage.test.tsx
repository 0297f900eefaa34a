import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyMemberChild } from '@/domain/account/memberChild'
import type { SeatAnswer } from '@/domain/programs/sessionOutcome'
import { CarePage } from '@/pages/care/CarePage'
import { readPasses } from '@/repository/care/passes'
import { readPassUses } from '@/repository/care/passUses'
import { readSessions } from '@/repository/care/programSessions'
import { createWatch, deleteWatch, readWatches } from '@/repository/care/seatWatches'
import { bookSeat, readComingBookings, readLastBookings } from '@/repository/care/sessionBookings'
import { readChildren } from '@/repository/children'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { readOrders } from '@/repository/orders'
import { readComingRides } from '@/repository/rides/rides'
import type { SignedIn } from '@/services/account'
import { useCareCart } from '@/stores/careCart'
import { hydrateDeviceStores, resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { careSessionsOf } from '../../domain/care/aCareSession'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { aRide, at } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'

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
vi.mock('@/repository/care/seatWatches')
vi.mock('@/repository/care/passUses')
vi.mock('@/repository/care/passes', async (original) => ({
  ...(await original<typeof import('@/repository/care/passes')>()),
  readPasses: vi.fn(),
}))
vi.mock('@/repository/orders', async (original) => ({
  ...(await original<typeof import('@/repository/orders')>()),
  readOrders: vi.fn(),
}))
vi.mock('@/repository/rides/rides', async (original) => ({
  ...(await original<typeof import('@/repository/rides/rides')>()),
  readComingRides: vi.fn(),
}))
vi.mock('@/repository/care/sessionBookings', async (original) => ({
  ...(await original<typeof import('@/repository/care/sessionBookings')>()),
  bookSeat: vi.fn(),
  readComingBookings: vi.fn(),
  readChangedOwnBookings: async () => [],
  readLastBookings: vi.fn(),
}))

const alert = vi.fn()
const fourHours = aPass({
  id: 'pass-4h',
  optionKey: '4h-45000',
  label: '라이트 4시간권',
  minutes: 240,
})
const regular = aPass({
  id: 'pass-m',
  orderId: 'o2',
  planKey: 'subscription',
  optionKey: 'm-59000',
  label: '레귤러',
  minutes: 0,
  expiresOn: '2026-12-20',
})

beforeEach(() => {
  vi.useFakeTimers({ now: at('2026-11-24T15:20') })
  vi.stubGlobal('alert', alert)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readSessions).mockImplementation(async () =>
    ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-03'].flatMap((day) => careSessionsOf(day)),
  )
  vi.mocked(readChildren).mockResolvedValue([
    { ...emptyMemberChild, id: 'child-a', name: '김하준' },
    { ...emptyMemberChild, id: 'child-b', name: '김서연' },
  ])
  vi.mocked(readPasses).mockResolvedValue([regular, fourHours])
  vi.mocked(readOrders).mockResolvedValue([])
  vi.mocked(readPassUses).mockResolvedValue([])
  vi.mocked(readComingRides).mockResolvedValue([])
  vi.mocked(readComingBookings).mockResolvedValue([])
  vi.mocked(readLastBookings).mockResolvedValue([])
  vi.mocked(readWatches).mockResolvedValue([])
  hydrateDeviceStores()
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
})
afterEach(() => {
  act(() => void resetDeviceStores('account'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })

async function show(address = '/care?child=child-a&branch=seongsu') {
  const router = createMemoryRouter(
    [
      { path: '/care', element: <CarePage /> },
      { path: '*', element: <p>다른 화면</p> },
    ],
    { initialEntries: [address] },
  )
  const view = render(withQueries(<RouterProvider router={router} />))
  await settle()
  await settle()
  return { router, view }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(name: string | RegExp) {
  fireEvent.click(button(name))
  await settle()
}
async function choose(name: string, value: string) {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
  await settle()
}
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const times = () =>
  within(screen.getByRole('list', { name: '시간' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const summary = () => screen.getByRole('region', { name: '예약 요약' })
const rows = () => within(summary()).queryAllByRole('listitem')
const answers = (...each: (SeatAnswer | Error)[]) => {
  for (const answer of each)
    if (answer instanceof Error) vi.mocked(bookSeat).mockRejectedValueOnce(answer)
    else vi.mocked(bookSeat).mockResolvedValueOnce(answer)
}

test('a guest is told who may book and when care is held', async () => {
  act(() => useSignInMark.getState().clearMark())
  await show('/care')
  expect(screen.getByText('이용권이 있는 회원이 예약할 수 있어요.')).toBeVisible()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('로그인')).toHaveAttribute('href', '/login?next=/care')
  expect(link('회원가입')).toHaveAttribute('href', '/signup')
  expect(link('멤버십 보기')).toHaveAttribute('href', '/membership')
  expect(screen.getByRole('table', { name: '돌봄 시간' })).toHaveTextContent('15:00~17:00')
})

test('passes stand with what is left, the soonest to expire first; the first time of a day can be over', async () => {
  await show()
  expect(options('이용권')).toEqual([
    '라이트 4시간권 · 2회 남음 · D-12',
    '레귤러 · 하루 1회 · D-26',
  ])
  expect(times()).toEqual(['13:00~15:00 마감', '15:00~17:00 잔여 20석', '17:00~19:00 잔여 20석'])
  expect(button(/^2026년 12월 1일|^2026년 11월 30일/)).toBeEnabled()
  await press('다음 달')
  expect(button(/^2026년 12월 3일 .*아직 예약할 수 없는 날이에요\.$/)).toBeDisabled()
  expect(screen.getByText('이달에는 열린 돌봄이 없어요.')).toBeVisible()
  await choose('이용권', 'pass-m')
  expect(button(/^2026년 12월 3일/)).toBeEnabled()
  expect(screen.queryByText('이달에는 열린 돌봄이 없어요.')).toBeNull()
})

test('a used-up pass is not offered; the address chooses one', async () => {
  vi.mocked(readPassUses).mockImplementation(async ({ passId }) =>
    passId === 'pass-4h'
      ? ['1', '2'].map((slot) => ({
          slot,
          sessionId: 's',
          bookingId: 'b',
          childId: 'c',
          createdAt: at('2026-11-20T09:00'),
        }))
      : [],
  )
  await show('/care?pass=pass-4h')
  expect(options('이용권')).toEqual(['레귤러 · 하루 1회 · D-26'])
  expect(options('지점')[0]).toBe('지점을 선택해 주세요.')
})

test('the branch is that of the last care booking', async () => {
  vi.mocked(readLastBookings).mockResolvedValue([
    aSessionBooking({ programId: 'care-mapo', startsAt: at('2026-11-16T13:00') }),
  ])
  await show('/care')
  expect(screen.getByRole('combobox', { name: '지점' })).toHaveDisplayValue('마포점')
})

test('times are added within the pass, left out again, and remembered in this tab', async () => {
  const { view } = await show()
  await press('15:00~17:00 잔여 20석')
  await press('17:00~19:00 잔여 20석')
  await press(/^2026년 11월 30일/)
  await press('13:00~15:00 잔여 20석')
  expect(alert.mock.calls).toEqual([['이용권에 남은 횟수가 부족해요.']])
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveTextContent('김하준 · 성수점 · 11.24(화) 15:00~17:00 · 라이트 4시간권')
  expect(summary()).toHaveTextContent('라이트 4시간권 2회 사용')
  await press('김하준 · 성수점 · 11.24(화) 17:00~19:00 · 라이트 4시간권 빼기')
  expect(rows()).toHaveLength(1)
  await press(/^2026년 11월 24일/)
  expect(button('15:00~17:00 잔여 20석')).toHaveAttribute('aria-pressed', 'true')
  view.unmount()
  act(() => void useCareCart.persist.rehydrate())
  // That of today has begun.
  await show()
  expect(rows()).toHaveLength(0)
})

test.each([
  { passes: [fourHours], until: '2026-12-02' },
  { passes: [fourHours, regular], until: '2026-12-09' },
])(
  'sessions are read as far ahead as the passes open them: before $until',
  async ({ passes, until }) => {
    vi.mocked(readPasses).mockResolvedValue(passes)
    await show()
    expect(vi.mocked(readSessions).mock.calls).toEqual([
      ['care-seongsu', at('2026-11-24T00:00'), at(`${until}T00:00`)],
    ])
  },
)

test('without a pass no session is read', async () => {
  vi.mocked(readPasses).mockResolvedValue([])
  await show()
  expect(readSessions).not.toHaveBeenCalled()
  expect(screen.getByText('고를 수 있는 날이 없어요.')).toBeVisible()
})

test('nothing chosen is said, and so is a child that nobody has chosen', async () => {
  await show('/care?branch=seongsu')
  await press('예약하기')
  await press('17:00~19:00 잔여 20석')
  expect(alert.mock.calls).toEqual([['예약할 시간을 선택해 주세요.'], ['자녀를 선택해 주세요.']])
})

test('rows of children that cannot be read are not sent, and that is said', async () => {
  const { view } = await show()
  await press('17:00~19:00 잔여 20석')
  view.unmount()
  vi.mocked(readChildren).mockRejectedValue(new RepositoryError('denied'))
  await show()
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['자녀를 선택해 주세요.']])
  expect(bookSeat).not.toHaveBeenCalled()
})

test('all booked: each row with its seat and the slots of its pass, then 내 예약', async () => {
  const { router } = await show()
  await press(/^2026년 11월 30일/)
  await press('13:00~15:00 잔여 20석')
  await press('15:00~17:00 잔여 20석')
  answers('booked', 'booked')
  await press('예약하기')
  expect(vi.mocked(bookSeat).mock.calls.map(([seat, pass]) => [seat.sessionId, pass])).toEqual([
    ['care-seongsu_20261130_1300', { passId: 'pass-4h', orderId: 'o1', slots: ['1', '2'] }],
    ['care-seongsu_20261130_1500', { passId: 'pass-4h', orderId: 'o1', slots: ['2'] }],
  ])
  expect(alert.mock.calls).toEqual([['2건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
  expect(useCareCart.getState().rows).toEqual([])
})

test('a row whose answer was lost stays although it has the last seat and the last use, and is found', async () => {
  const { router } = await show()
  await press('17:00~19:00 잔여 20석')
  const startsAt = at('2026-11-24T17:00')
  const sessionId = 'care-seongsu_20261124_1700'
  vi.mocked(bookSeat).mockImplementationOnce(async () => {
    vi.mocked(readSessions).mockResolvedValue(careSessionsOf('2026-11-24', { taken: 20 }))
    vi.mocked(readPassUses).mockResolvedValue(
      ['1', '2'].map((slot) => ({
        slot,
        sessionId,
        bookingId: 'b',
        childId: 'child-a',
        createdAt: at('2026-11-24T15:20'),
      })),
    )
    vi.mocked(readComingBookings).mockResolvedValue([
      aSessionBooking({ sessionId, programId: 'care-seongsu', childId: 'child-a', startsAt }),
    ])
    throw new RepositoryError('unavailable')
  })
  await press('예약하기')
  expect(options('이용권')).toEqual(['레귤러 · 하루 1회 · D-26'])
  expect(times().at(-1)).toBe('17:00~19:00 예약함')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).not.toHaveTextContent('겹쳐요')
  answers('booked')
  await press('다시 시도')
  expect(vi.mocked(bookSeat).mock.lastCall?.[0].sessionId).toBe(sessionId)
  expect(alert.mock.calls).toEqual([['1건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
})

test('what the child has already, what is closed and what is full say so; a full one can be waited for', async () => {
  vi.mocked(readSessions).mockImplementation(async () =>
    careSessionsOf('2026-11-30').map((session, place) => ({
      ...session,
      ...[{}, { closed: true }, { taken: 20 }][place],
    })),
  )
  vi.mocked(readComingBookings).mockResolvedValue([
    aSessionBooking({
      sessionId: 'care-seongsu_20261130_1300',
      programId: 'care-seongsu',
      childId: 'child-a',
      startsAt: at('2026-11-30T13:00'),
    }),
  ])
  vi.mocked(createWatch).mockResolvedValue()
  vi.mocked(deleteWatch).mockResolvedValue()
  await show()
  expect(times()).toEqual([
    '13:00~15:00 예약함',
    '15:00~17:00 휴원',
    '17:00~19:00 마감',
    '빈자리 알림',
  ])
  const bell = button('빈자리 알림')
  expect(bell).toHaveAccessibleDescription('17:00~19:00 마감')
  expect(bell).toHaveAttribute('aria-pressed', 'false')
  const startsAt = at('2026-11-30T17:00')
  const watch = { sessionId: 'care-seongsu_20261130_1700', programId: 'care-seongsu', startsAt }
  vi.mocked(readWatches).mockResolvedValue([{ ...watch, createdAt: at('2026-11-24T15:20') }])
  await press('빈자리 알림')
  expect(createWatch).toHaveBeenCalledWith('u1', watch)
  expect(button('빈자리 알림')).toHaveAttribute('aria-pressed', 'true')
  await press('빈자리 알림')
  expect(deleteWatch).toHaveBeenCalledWith('u1', watch.sessionId)
})

test('the card of a freed seat has chosen its row', async () => {
  await show('/care?session=care-seongsu_20261130_1500')
  expect(rows()).toHaveLength(0)
  fireEvent.click(screen.getByRole('radio', { name: '김하준' }))
  await settle()
  expect(rows()[0]).toHaveTextContent('11.30(월) 15:00~17:00')
})

test('the card of a freed seat takes the first pass that opens its day', async () => {
  vi.mocked(readSessions).mockResolvedValue(careSessionsOf('2026-12-03'))
  await show('/care?child=child-a&session=care-seongsu_20261203_1500')
  expect(screen.getByRole('combobox', { name: '이용권' })).toHaveDisplayValue(/^레귤러/)
  expect(rows()[0]).toHaveTextContent('12.03(목) 15:00~17:00 · 레귤러')
})

test('where no pass opens the day of a freed seat, nothing is chosen', async () => {
  vi.mocked(readPasses).mockResolvedValue([fourHours])
  vi.mocked(readSessions).mockResolvedValue(careSessionsOf('2026-12-03'))
  await show('/care?child=child-a&session=care-seongsu_20261203_1500')
  expect(rows()).toHaveLength(0)
  expect(alert).not.toHaveBeenCalled()
})

test('a time that the child has already stays picked', async () => {
  await show()
  await press('17:00~19:00 잔여 20석')
  answers('repeated')
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['이미 예약한 시간이에요.']])
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).not.toHaveTextContent('마감')
})

test('a remembered time of another branch goes when its session is closed', async () => {
  const { view } = await show()
  await press(/^2026년 11월 30일/)
  await press('13:00~15:00 잔여 20석')
  await press('15:00~17:00 잔여 20석')
  view.unmount()
  vi.mocked(readSessions).mockImplementation(async (programId) =>
    programId === 'care-seongsu'
      ? careSessionsOf('2026-11-30').map((session, place) => ({ ...session, closed: place === 0 }))
      : [],
  )
  await show('/care?child=child-a&branch=mapo')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('성수점 · 11.30(월) 15:00~17:00')
})

test('another plan of the child is warned of; the ride to the branch is none', async () => {
  const origin = { name: '학교', address: '', lat: 37.55, lng: 127.04 }
  const ride = { childId: 'child-a', startsAt: at('2026-11-30T13:30'), origin, dest: origin }
  vi.mocked(readComingRides).mockResolvedValue([aRide(ride)])
  const { view } = await show()
  await press(/^2026년 11월 30일/)
  await press('13:00~15:00 잔여 20석')
  expect(screen.getByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeVisible()
  view.unmount()
  const dest = { name: '도담아지트 성수점', address: '', lat: 37.5446, lng: 127.0512 }
  vi.mocked(readComingRides).mockResolvedValue([aRide({ ...ride, dest })])
  localStorage.clear()
  await show()
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText('같은 자녀의 다른 예약과 시간이 겹쳐요.')).toBeNull()
})

test.each([
  {
    name: 'children',
    fail: () => vi.mocked(readChildren).mockRejectedValue(new RepositoryError('denied')),
  },
  {
    name: 'passes',
    fail: () => vi.mocked(readPasses).mockRejectedValue(new RepositoryError('denied')),
  },
  {
    name: 'sessions',
    fail: () => vi.mocked(readSessions).mockRejectedValue(new RepositoryError('denied')),
  },
])('$name that cannot be read leave the rest of the page', async ({ fail }) => {
  fail()
  await show()
  expect(screen.getByRole('alert')).toBeVisible()
  expect(button('예약하기')).toBeVisible()
  expect(screen.getByRole('combobox', { name: '지점' })).toHaveDisplayValue('성수점')
})

test('uses that nobody knows are said to be unknown, and a press is left to the rules', async () => {
  vi.mocked(readPassUses).mockRejectedValue(new RepositoryError('denied'))
  await show()
  expect(options('이용권')[0]).toBe('라이트 4시간권 · 남은 횟수를 확인하지 못했어요. · D-12')
  await press('17:00~19:00 잔여 20석')
  expect(rows()).toHaveLength(1)
})

test('without a child and without a pass the ways to them stand there', async () => {
  vi.mocked(readChildren).mockResolvedValue([])
  vi.mocked(readPasses).mockResolvedValue([
    fourHours,
    { ...regular, expiresOn: '2026-11-23', startsOn: '2026-10-23' },
  ])
  vi.mocked(readOrders).mockResolvedValue([anOrder({ id: 'o1', status: 'refunded' })])
  await show()
  expect(screen.getByText('등록된 자녀가 없어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '자녀 추가' })).toHaveAttribute('href', '/my/children')
  expect(screen.getByText('쓸 수 있는 이용권이 없어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '멤버십 보기' })).toHaveAttribute('href', '/membership')
})
