import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contactOf } from '@/content/branches/branchContacts'
import { careRow } from '@/domain/care/careCart'
import { useAuthState } from '@/features/account/authState'
import { CarePage } from '@/pages/care/CarePage'
import { useCareCart } from '@/stores/careCart'
import { useSignInMark } from '@/stores/signInMark'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const alert = vi.fn()
const fourHours = {
  id: 'pass-4h',
  optionKey: '4h-45000',
  label: '라이트 4시간권',
  minutes: 240,
} as const
const regular = {
  id: 'pass-m',
  orderId: 'o2',
  planKey: 'subscription',
  optionKey: 'm-59000',
  label: '레귤러',
  minutes: 0,
  expiresOn: '2026-12-20',
} as const

beforeEach(async () => {
  vi.useFakeTimers({ now: inSeoul('2026-11-24T15:20') })
  vi.stubGlobal('alert', alert.mockReset())
  await site.signInMember('u1')
  await site.putAll('users/u1/children', [
    { ...aChildDocument('김하준'), id: 'child-a' },
    { ...aChildDocument('김서연'), id: 'child-b' },
  ])
  await site.putAll('users/u1/passes', [aPass(regular), aPass(fourHours)])
  await site.putAll(
    'orders',
    ['o1', 'o2'].map((id) => anOrder({ id, uid: 'u1', kind: 'membership', status: 'paid' })),
  )
  await site.putAll(
    'program_sessions',
    ['2026-11-24', '2026-11-25', '2026-11-30', '2026-12-03'].flatMap((day) => careSessionsOf(day)),
  )
})

async function show(address = '/care?child=child-a&branch=seongsu') {
  const page = site.open(<CarePage />, address)
  await site.waitForAnswers()
  return page
}
/** Stores times of 성수 for 김하준 as picked in this tab; 0 is 13:00. */
function pick(day: string, ...places: number[]) {
  const choice = { childId: 'child-a', branchId: 'seongsu', passId: 'pass-4h' }
  for (const [place, session] of careSessionsOf(day).entries())
    if (places.includes(place)) useCareCart.getState().add(careRow(session, choice))
}
const putUses = (passId: string, ...slots: string[]) =>
  site.putAll(
    `users/u1/passes/${passId}/uses`,
    slots.map((id) => ({
      id,
      sessionId: 's',
      bookingId: 'b',
      childId: 'c',
      createdAt: inSeoul('2026-11-20T09:00'),
    })),
  )
const own = (startsAt: string) =>
  aCareBooking({ uid: 'u1', childId: 'child-a', startsAt: inSeoul(startsAt) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(name: string | RegExp) {
  fireEvent.click(button(name))
  await site.waitForAnswers()
}
const select = (name: string) => screen.getByRole('combobox', { name })
const options = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const times = () =>
  within(screen.getByRole('list', { name: '시간' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const summary = () => screen.getByRole('region', { name: '예약 요약' })
const rows = () => within(summary()).queryAllByRole('listitem')
const OVERLAP = '같은 자녀의 다른 예약과 시간이 겹쳐요.'

test('a guest sees who may book and the care hours', async () => {
  act(() => useSignInMark.getState().clearMark())
  useAuthState.setState({ status: 'unknown' }, true)
  await show('/care')
  expect(screen.getByText('이용권이 있는 회원이 예약할 수 있어요.')).toBeVisible()
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('로그인')).toHaveAttribute('href', '/login?next=/care')
  expect(link('회원가입')).toHaveAttribute('href', '/signup')
  expect(link('멤버십 보기')).toHaveAttribute('href', '/membership')
  expect(screen.getByRole('table', { name: '돌봄 시간' })).toHaveTextContent('15:00~17:00')
})

test('passes show what is left, the soonest to expire first; a begun time is closed', async () => {
  await show()
  expect(options('이용권')).toEqual([
    '라이트 4시간권 · 2회 남음 · D-12',
    '레귤러 · 하루 1회 · D-26',
  ])
  expect(times()).toEqual(['13:00~15:00 마감', '15:00~17:00 잔여 20석', '17:00~19:00 잔여 20석'])
  expect(button(/^2026년 11월 30일/)).toBeEnabled()
  expect(button('달력 보기')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: '다음 달' })).toBeNull()
  await press('달력 보기')
  await press('다음 달')
  expect(button(/^2026년 12월 3일 .*아직 예약할 수 없는 날이에요\.$/)).toBeDisabled()
  expect(screen.getByText('이달에는 열린 돌봄이 없어요.')).toBeVisible()
  fireEvent.change(select('이용권'), { target: { value: 'pass-m' } })
  for (const day of screen.getAllByRole('button', { name: /^2026년 12월 3일/ }))
    expect(day).toBeEnabled()
  expect(screen.queryByText('이달에는 열린 돌봄이 없어요.')).toBeNull()
})

test('the opening hours of the chosen day stand under its times, as the agit has set them', async () => {
  const { id, name, district, phone, addressShort, lat, lng, hours } = contactOf('seongsu')
  const [sun, mon, , wed, thu, fri, sat] = hours
  const tuesday = { opensAtMin: 12 * 60, closesAtMin: 21 * 60 + 30 }
  await site.put(`branches/${id}`, {
    ...{ name, district, phone, address: addressShort, addressShort, addressJibun: '' },
    ...{ lat, lng, hours: [sun, mon, tuesday, wed, thu, fri, sat], status: 'open' },
    ...{ floor: '', parking: '', introTitle: '', introText: '', tips: [], updatedAt: new Date() },
  })
  await show()
  expect(screen.getByText('운영시간 12:00~21:30')).toBeVisible()
  await press(/^2026년 11월 25일/)
  expect(screen.getByText('운영시간 12:00~20:00')).toBeVisible()
})

test('a closed day cannot be chosen, and says why', async () => {
  const closed = { seongsu_20261125: '겨울 휴원', mapo_20261130: '시설 점검' }
  await site.put('settings/closures', { days: closed, updatedAt: new Date() })
  await show()
  const closedDay = button('2026년 11월 25일 수요일, 휴무: 겨울 휴원')
  expect(closedDay).toHaveAttribute('aria-disabled', 'true')
  expect(closedDay).toHaveTextContent(/^수 25$/)
  await press(/^2026년 11월 25일/)
  expect(screen.getByText('11.25(수)는 휴무예요: 겨울 휴원')).toBeVisible()
  await press(/^2026년 11월 28일/)
  expect(screen.getByText('11.28(토)는 주말이에요.')).toBeVisible()
  expect(button(/^2026년 11월 30일/)).not.toHaveAttribute('aria-disabled')
  await press(/^2026년 11월 30일/)
  expect(button('2026년 11월 30일 월요일, 선택됨')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText(/주말이에요/)).toBeNull()
})

test('the line holds each day of the pass’s window; child, branch and pass are those of the last stay', async () => {
  await site.putBookings(
    aCareBooking({
      ...{ uid: 'u1', childId: 'child-b', childName: '김서연', passId: 'pass-m' },
      startsAt: inSeoul('2026-11-26T13:00'),
    }),
  )
  await show()
  expect(select('이용권')).toHaveValue('pass-m')
  expect(select('지점')).toHaveDisplayValue('성수점')
  const days = within(screen.getByRole('group', { name: '날짜' })).getAllByRole('button', {
    name: /^2026년/,
  })
  expect(days).toHaveLength(15)
  fireEvent.change(select('이용권'), { target: { value: 'pass-4h' } })
  expect(
    within(screen.getByRole('group', { name: '날짜' })).getAllByRole('button', { name: /^2026년/ }),
  ).toHaveLength(8)
})

test('a used-up pass is not offered, even if the address names it', async () => {
  await putUses('pass-4h', '1', '2')
  await show('/care?pass=pass-4h')
  expect(options('이용권')).toEqual(['레귤러 · 하루 1회 · D-26'])
  expect(options('지점')[0]).toBe('지점을 선택해 주세요.')
})

test('the branch is preset from the last care booking', async () => {
  const startsAt = inSeoul('2026-11-16T13:00')
  await site.putBookings(aCareBooking({ uid: 'u1', programId: 'care-mapo', startsAt }))
  await show('/care')
  expect(select('지점')).toHaveDisplayValue('마포점')
})

describe('지난주처럼', () => {
  const box = () => button('지난주처럼').parentElement
  const lastWeek = () =>
    site.putBookings(
      own('2026-11-18T13:00'),
      own('2026-11-18T15:00'),
      own('2026-11-19T13:00'),
      aCareBooking({ uid: 'u1', childId: 'child-b', startsAt: inSeoul('2026-11-18T13:00') }),
    )

  test('adds last week’s stays with the chosen pass, and says what could not be added', async () => {
    await lastWeek()
    await show('/care?child=child-a&branch=mapo')
    expect(box()).toHaveTextContent('지난 7일 3건')
    await press('지난주처럼')
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('김하준 · 성수점 · 11.25(수) 13:00~15:00 · 라이트 4시간권'),
      expect.stringContaining('11.25(수) 15:00~17:00'),
    ])
    const said = within(box() ?? document.body).getByRole('status')
    expect(said).toHaveTextContent(
      '2건을 담았어요.담지 못한 시간: 11.26(목) 13:00~15:00 (열리지 않음)',
    )
  })

  test('without a child it asks for one; without stays it says so', async () => {
    await show('/care?branch=seongsu')
    await press('지난주처럼')
    expect(alert.mock.calls).toEqual([['자녀를 선택해 주세요.']])
    fireEvent.click(screen.getByRole('radio', { name: '김서연' }))
    expect(box()).toHaveTextContent('지난 7일에 돌봄이 없었어요.')
    await press('지난주처럼')
    expect(box()).toHaveTextContent('0건을 담았어요.')
  })

  test('where the seats cannot be read nothing is added, until the retry', async () => {
    await lastWeek()
    await show()
    vi.advanceTimersByTime(120_000)
    await site.fail({ collection: 'program_sessions', status: 403 })
    await press('지난주처럼')
    expect(within(box() ?? document.body).getByRole('alert')).toBeVisible()
    expect(rows()).toHaveLength(0)
    await site.fail()
    await press('지난주처럼')
    expect(rows()).toHaveLength(2)
  })
})

test('times are added within the pass, removed, and kept in this tab', async () => {
  const { view } = await show()
  await press('15:00~17:00 잔여 20석')
  await press('17:00~19:00 잔여 20석')
  await press(/^2026년 11월 30일/)
  await press('13:00~15:00 잔여 20석')
  expect(alert.mock.calls).toEqual([['이용권에 남은 횟수가 부족해요.']])
  const hint = '하나를 빼면 담을 수 있어요: 11.24(화) 15:00~17:00, 11.24(화) 17:00~19:00'
  expect(screen.getByText(hint)).toHaveAttribute('role', 'status')
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toHaveTextContent('김하준 · 성수점 · 11.24(화) 15:00~17:00 · 라이트 4시간권')
  expect(summary()).toHaveTextContent('라이트 4시간권 2회 사용')
  await press('김하준 · 성수점 · 11.24(화) 17:00~19:00 · 라이트 4시간권 빼기')
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText(hint)).toBeNull()
  await press(/^2026년 11월 24일/)
  expect(button('15:00~17:00 잔여 20석')).toHaveAttribute('aria-pressed', 'true')
  view.unmount()
  act(() => useCareCart.reread())
  // Today's has begun.
  await show()
  expect(rows()).toHaveLength(0)
})

// Midnight in Seoul.
test.each([
  { without: 'pass-m', until: '2026-12-01T15:00:00' },
  { without: '', until: '2026-12-08T15:00:00' },
])('sessions are read as far as the passes reach: before $until', async (row) => {
  if (row.without) await site.remove(`users/u1/passes/${row.without}`)
  await show()
  expect(site.asked('"program_sessions"')).toBe(1)
  expect(site.asked('2026-11-23T15:00:00')).toBe(1)
  expect(site.asked(row.until)).toBe(1)
})

test('without a pass no session is read', async () => {
  for (const id of ['pass-4h', 'pass-m']) await site.remove(`users/u1/passes/${id}`)
  await show()
  expect(site.asked('program_sessions')).toBe(0)
  expect(screen.getByText('쓸 수 있는 이용권이 없어요.')).toBeVisible()
})

test('pressing without a time, or without a child, alerts', async () => {
  await show('/care?branch=seongsu')
  expect(screen.getByText('시간을 골라 주세요')).toBeVisible()
  expect(screen.getByRole('button', { name: '예약하기' })).toHaveAttribute('data-tone', 'tonal')
  await press('예약하기')
  await press('17:00~19:00 잔여 20석')
  expect(alert.mock.calls).toEqual([['예약할 시간을 선택해 주세요.'], ['자녀를 선택해 주세요.']])
})

test('rows of unreadable children are not sent, and an alert says so', async () => {
  pick('2026-11-24', 2)
  await site.fail({ collection: 'children', status: 403 })
  await show()
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['자녀를 선택해 주세요.']])
  expect(site.asked(':commit')).toBe(0)
})

test('each row is booked with its seat and slot, then 내 예약 opens', async () => {
  pick('2026-11-30', 0, 1)
  const { router } = await show()
  await press('예약하기')
  for (const [slot, start] of [
    ['1', '1300'],
    ['2', '1500'],
  ])
    expect(await site.get(`users/u1/passes/pass-4h/uses/${slot}`)).toMatchObject({
      sessionId: { stringValue: `care-seongsu_20261130_${start}` },
    })
  const words: unknown[] = []
  for (const start of ['1300', '1500'])
    for (const { codeWord } of await site.list(
      `program_sessions/care-seongsu_20261130_${start}/bookings`,
    ))
      words.push(codeWord)
  expect(words).toEqual([words[0], words[0]])
  expect(words[0]).toEqual({ stringValue: expect.stringMatching(/^\S+ \S+$/) })
  expect(alert.mock.calls).toEqual([['2건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
  expect(useCareCart.getState().rows).toEqual([])
})

test('a time can be booked 20 minutes after its start', async () => {
  const { router } = await show()
  await press('15:00~17:00 잔여 20석')
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['1건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
  expect(await site.get('users/u1/passes/pass-4h/uses/1')).toMatchObject({
    sessionId: { stringValue: 'care-seongsu_20261124_1500' },
  })
})

test('a row that is being sent cannot be left out', async () => {
  pick('2026-11-30', 0)
  const { router } = await show()
  const release = site.hold('commit', 1)
  fireEvent.click(button('예약하기'))
  const remove = button(/빼기$/)
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(remove)
  expect(rows()).toHaveLength(1)
  release()
  await site.waitForAnswers()
  expect(router.state.location.pathname).toBe('/my/bookings')
})

test('a row whose answer was lost stays although it has the last seat and the last use, and is found', async () => {
  await putUses('pass-4h', '1')
  await site.change('program_sessions/care-seongsu_20261124_1700', { taken: 19 })
  const { router } = await show()
  await press('17:00~19:00 잔여 1석')
  site.lose('commit')
  await press('예약하기')
  expect(options('이용권')).toEqual(['레귤러 · 하루 1회 · D-26'])
  expect(times().at(-1)).toBe('17:00~19:00 예약함')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).not.toHaveTextContent('겹쳐요')
  await press('다시 시도')
  expect(alert.mock.calls).toEqual([['1건을 예약했어요.']])
  expect(router.state.location.pathname).toBe('/my/bookings')
})

test('booked, closed and full times say so; a full one can be watched', async () => {
  const changes = [{}, { closed: true, closedReason: '단수' }, { taken: 20 }]
  await site.putAll(
    'program_sessions',
    careSessionsOf('2026-11-30').map((session, place) => ({ ...session, ...changes[place] })),
  )
  await site.putBookings(own('2026-11-30T13:00'))
  await show('/care?child=child-a&session=care-seongsu_20261130_1300')
  expect(times()).toEqual([
    '13:00~15:00 예약함',
    '15:00~17:00 휴원: 단수',
    '17:00~19:00 마감',
    '빈자리 알림',
  ])
  expect(button('빈자리 알림')).toHaveAccessibleDescription('17:00~19:00 마감')
  expect(button('빈자리 알림')).toHaveAttribute('aria-pressed', 'false')
  await press('빈자리 알림')
  expect(button('빈자리 알림')).toHaveAttribute('aria-pressed', 'true')
  const watch = 'users/u1/watches/care-seongsu_20261130_1700'
  expect(await site.get(watch)).toMatchObject({ programId: { stringValue: 'care-seongsu' } })
  await press('빈자리 알림')
  expect(await site.get(watch)).toBeUndefined()
})

test('a freed seat’s card picks its row', async () => {
  await show('/care?session=care-seongsu_20261130_1500')
  expect(rows()).toHaveLength(0)
  fireEvent.click(screen.getByRole('radio', { name: '김하준' }))
  await site.waitForAnswers()
  expect(rows()[0]).toHaveTextContent('11.30(월) 15:00~17:00')
})

const ofThirdDecember = '/care?child=child-a&session=care-seongsu_20261203_1500'

test('a freed seat’s card takes the first pass open on its day', async () => {
  await show(ofThirdDecember)
  expect(select('이용권')).toHaveDisplayValue(/^레귤러/)
  expect(rows()[0]).toHaveTextContent('12.03(목) 15:00~17:00 · 레귤러')
})

test('a freed seat’s card picks nothing if no pass with a use covers its day', async () => {
  await putUses('pass-m', '20261203')
  await show(ofThirdDecember)
  expect(select('이용권')).toHaveDisplayValue(/^라이트/)
  expect(rows()).toHaveLength(0)
  expect(alert).not.toHaveBeenCalled()
})

test('a time already booked stays picked', async () => {
  pick('2026-11-30', 2)
  await show()
  // Booked meanwhile on another device.
  await site.putBookings(own('2026-11-30T17:00'))
  await press('예약하기')
  expect(alert.mock.calls).toEqual([['이미 예약한 시간이에요.']])
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).not.toHaveTextContent('마감')
})

test('a remembered time of another branch is removed when its session closes', async () => {
  pick('2026-11-30', 0, 1)
  await site.change('program_sessions/care-seongsu_20261130_1300', { closed: true })
  await show('/care?child=child-a&branch=mapo')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('성수점 · 11.30(월) 15:00~17:00')
})

test('overlapping plans are warned of, except the ride to the branch', async () => {
  const startsAt = inSeoul('2026-11-30T13:30')
  const school = { name: '학교', address: '', lat: 37.55, lng: 127.04 }
  const agit = { name: '도담아지트 성수점', address: '', lat: 37.5446, lng: 127.0512 }
  const ride = aRide({ uid: 'u1', childId: 'child-a', startsAt, origin: school, dest: school })
  pick('2026-11-30', 0)
  await site.put('rides/ride-1', ride)
  const { view } = await show()
  expect(screen.getByText(OVERLAP)).toBeVisible()
  view.unmount()
  await site.put('rides/ride-1', { ...ride, dest: agit })
  await show()
  expect(rows()).toHaveLength(1)
  expect(screen.queryByText(OVERLAP)).toBeNull()
})

test.each(['children', 'passes', 'program_sessions'])(
  'failed %s leave the rest of the page',
  async (collection) => {
    await site.fail({ collection, status: 403 })
    await show()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(button('예약하기')).toBeVisible()
    expect(select('지점')).toHaveDisplayValue('성수점')
  },
)

test('unknown uses are shown as unknown, and a time can still be picked', async () => {
  await site.fail({ collection: 'uses', status: 403 })
  await show()
  expect(options('이용권')[0]).toBe('라이트 4시간권 · 남은 횟수를 확인하지 못했어요. · D-12')
  await press('17:00~19:00 잔여 20석')
  expect(rows()).toHaveLength(1)
})

test('without a child the link to add one is shown', async () => {
  for (const id of ['child-a', 'child-b']) await site.remove(`users/u1/children/${id}`)
  await show()
  expect(screen.getByText('등록된 자녀가 없어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '자녀 추가' })).toHaveAttribute('href', '/my/children')
})

test.each([
  { kind: 'membership' as const, isWaiting: true },
  { kind: 'topup' as const, isWaiting: false },
])(
  'without a usable pass there is neither calendar nor summary; a $kind is ordered: waiting $isWaiting',
  async ({ kind, isWaiting }) => {
    await site.change('orders/o1', { status: 'refunded' })
    await site.change('users/u1/passes/pass-m', { expiresOn: '2026-11-23' })
    await site.put('orders/o3', anOrder({ id: 'o3', uid: 'u1', kind, status: 'awaitingPayment' }))
    await show()
    expect(screen.getByText('쓸 수 있는 이용권이 없어요.')).toBeVisible()
    expect(screen.getByRole('link', { name: '멤버십 보기' })).toHaveAttribute('href', '/membership')
    expect(screen.queryAllByText('아지트에서 확인하면 예약할 수 있어요.')).toHaveLength(
      isWaiting ? 1 : 0,
    )
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByRole('button', { name: '예약하기' })).toBeNull()
  },
)
