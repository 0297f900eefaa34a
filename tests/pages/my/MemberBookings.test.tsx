import { screen, waitFor, within } from '@testing-library/react'
import { subHours } from 'date-fns/subHours'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/ride'
import { MemberBookings } from '@/pages/my/rides/MemberBookings'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { usePickupWizard } from '@/stores/pickupWizard'
import { aCareBooking, at as careAt } from '../../domain/care/aCareBooking'
import { aDayNote } from '../../domain/care/aDayNote'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aRide, at } from '../../domain/rides/aRide'
import { server } from './memberRides'
import { openMyPage } from './openMyPage'

vi.mock('@/repository/rides/rides', async (original) =>
  (await import('./memberRides')).ridesModule(original),
)
vi.mock('@/repository/rides/rideBooking', async (original) =>
  (await import('./memberRides')).rideBookingModule(original),
)
vi.mock('@/repository/care/dayNotes', async (original) =>
  (await import('./memberRides')).careNotesModule(original),
)
vi.mock('@/repository/care/attendance', async (original) => ({
  ...(await original<object>()),
  areUsesGivenBack: async () => (await import('./memberRides')).server.givenBack(),
}))
vi.mock('@/repository/orders', async (original) => ({
  ...(await original<object>()),
  readOrders: async () => (await import('./memberRides')).server.orders,
}))
vi.mock('@/repository/care/passes', async (original) => ({
  ...(await original<object>()),
  readPasses: async () => (await import('./memberRides')).server.passes,
}))
vi.mock('@/repository/messages', async (original) =>
  (await import('./memberRides')).messagesModule(original),
)
vi.mock('@/repository/care/sessionBookings', async (original) =>
  (await import('./memberRides')).sessionBookingsModule(original),
)

const START = at('2026-11-25T15:00')
const driver = { name: '박민지', car: '흰색 카니발 12가 3456' }
const confirmed = (change: Partial<Ride> = {}) => aRide({ status: 'confirmed', driver, ...change })

const open = () => openMyPage(<MemberBookings uid="parent-1" />)
const button = (name: string) => screen.findByRole('button', { name })
const region = (name: string) => screen.findByRole('region', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-24T12:00') })
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the list', () => {
  test('a confirmed ride tells who comes, with which car and which word', async () => {
    server.rides = [confirmed()]
    open()
    const coming = within(await region('다가오는 예약'))
    expect(await coming.findByText('확정')).toBeInTheDocument()
    const card = coming.getByRole('listitem')
    for (const text of [
      '담당 박민지 선생님',
      driver.car,
      '김하준 7,742원',
      '15:00',
      '성동초등학교',
      '도담아지트 성수점',
      '암호 노란 고래',
    ])
      expect(card).toHaveTextContent(text)
    expect(await screen.findByText('지난 예약이 없어요.')).toBeInTheDocument()
  })

  test('a requested ride says so and keeps its word', async () => {
    server.rides = [aRide()]
    open()
    expect(
      await screen.findByText('아직 확정 전이에요. 확정되면 차량이 출발해요.'),
    ).toBeInTheDocument()
    expect(screen.queryByText(/암호/)).toBeNull()
    for (const name of ['예약 취소', '시간 변경', '알리기', '캘린더에 저장'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        expect.stringMatching(/^2026.11.25\(수\) 내일 15:00 김하준/),
      )
  })

  test('what was not confirmed in time is over', async () => {
    server.rides = [aRide({ startsAt: at('2026-11-24T11:00') })]
    open()
    const past = within(await region('지난 예약'))
    expect(await past.findByText('미확정')).toBeInTheDocument()
    expect(past.queryByRole('button', { name: '예약 취소' })).toBeNull()
  })

  test('a ride that cannot be driven says why', async () => {
    server.rides = [aRide({ status: 'declined', reason: '차량 고장' })]
    open()
    expect(await screen.findByText('운행 불가')).toBeInTheDocument()
    expect(screen.getByText('사유: 차량 고장')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '전화하기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
  })

  test('a past ride is booked again', async () => {
    server.rides = [aRide({ status: 'arrived', startsAt: at('2026-11-18T15:00') })]
    const { user, router } = open()
    await user.click(await button('다시 예약'))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/pickup'))
    expect(usePickupWizard.getState().draft.time).toEqual({ hour: 15, minute: 0 })
  })

  test('the newest fifty past rides, then more', async () => {
    server.rides = Array.from({ length: 60 }, (_, index) =>
      aRide({ id: `past-${index}`, status: 'arrived', startsAt: subHours(START, 80 + index) }),
    )
    server.read.mockImplementation(async () => server.rides)
    const { user } = open()
    const past = within(await region('지난 예약'))
    await waitFor(() => expect(past.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50))
    await user.click(await button('더 보기'))
    await waitFor(() => expect(past.getAllByRole('listitem')).toHaveLength(60))
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  test('a calendar file holds no code word', async () => {
    const saved = vi.fn<(file: Blob) => string>(() => 'blob:test')
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
      file instanceof Blob ? saved(file) : '',
    )
    server.rides = [confirmed()]
    const { user } = open()
    await user.click(await button('캘린더에 저장'))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const text = await saved.mock.calls[0]?.[0].text()
    expect(text).toContain('UID:ride-1@dodam-agit.example')
    expect(text).not.toContain('고래')
  })
})

describe('예약 취소', () => {
  const openDialog = async () => {
    const { user } = open()
    const [first] = await screen.findAllByRole('button', { name: '예약 취소' })
    if (first) await user.click(first)
    return { user, shown: within(await dialog('예약 취소')) }
  }

  test('says what a cancellation costs when', async () => {
    server.rides = [confirmed()]
    const { shown } = await openDialog()
    const table = within(shown.getByRole('list', { name: '취소 수수료 기준' }))
    expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '확정 전 없음',
      '확정 뒤 출발 8시간 전까지 없음',
      '확정 뒤 출발 1시간 전까지 요금의 절반',
      '확정 뒤 출발 직전까지 요금 전액',
    ])
  })

  test('a ride that was confirmed meanwhile has a fee, and the dialog asks again', async () => {
    vi.setSystemTime(at('2026-11-25T10:00'))
    server.rides = [aRide()]
    server.cancelRides.mockImplementationOnce(async () => {
      server.change('ride-1', { status: 'confirmed', driver })
      throw new RepositoryError('denied')
    })
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('button', { name: '예약 취소하기' }))
    expect(await shown.findByRole('alert')).toHaveTextContent(
      '취소 수수료가 3,870원으로 바뀌었어요.',
    )
  })
})

describe('시간 변경', () => {
  const openDialog = async () => {
    const { user } = open()
    const [first] = await screen.findAllByRole('button', { name: '시간 변경' })
    if (first) await user.click(first)
    return { user, shown: within(await dialog('시간 변경')) }
  }

  test('a start between the steps of the selects: what they show is what is sent', async () => {
    server.rides = [confirmed({ startsAt: at('2026-11-25T15:47') })]
    const { user, shown } = await openDialog()
    expect(shown.getByRole('combobox', { name: '분' })).toHaveValue('40')
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.rides[0]?.startsAt).toEqual(at('2026-11-25T15:40'))
  })

  test('the same time is no change', async () => {
    server.rides = [confirmed()]
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    expect(shown.getByText('지금과 같은 시간이에요. 다른 시간을 골라 주세요.')).toBeInTheDocument()
    expect(server.changeRideTimes).not.toHaveBeenCalled()
  })

  test('a time that comes too soon is not sent', async () => {
    vi.setSystemTime(at('2026-11-25T12:35'))
    server.rides = [aRide()]
    const { user, shown } = await openDialog()
    // 13:00 is 25 minutes away, 13:10 is 35.
    await user.selectOptions(shown.getByRole('combobox', { name: '시' }), '13')
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    expect(shown.getByText('지금부터 30분 뒤부터 고를 수 있어요.')).toBeInTheDocument()
    await user.selectOptions(shown.getByRole('combobox', { name: '분' }), '10')
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.rides[0]?.startsAt).toEqual(at('2026-11-25T13:10'))
  })

  test('eight hours before a confirmed ride it is too late', async () => {
    vi.setSystemTime(at('2026-11-25T08:00'))
    server.rides = [confirmed()]
    const { user, shown } = await openDialog()
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    expect(shown.getByRole('alert')).toHaveTextContent(
      '출발 8시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.',
    )
    expect(server.changeRideTimes).not.toHaveBeenCalled()
  })
})

describe('알리기', () => {
  test('an empty text is not sent; a sent one stands on the ride', async () => {
    server.rides = [confirmed()]
    const { user } = open()
    await user.click(await button('알리기'))
    const shown = within(await dialog('아지트에 알리기'))
    expect(shown.getByRole('radiogroup', { name: '알릴 내용' })).toBeInTheDocument()
    await user.click(shown.getByRole('radio', { name: '데려갈 분이 바뀌었어요' }))
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await shown.findByText('내용을 입력해 주세요.')).toBeInTheDocument()
    await user.type(shown.getByRole('textbox', { name: '내용' }), '할머니가 가요')
    await user.click(shown.getByRole('button', { name: '보내기' }))
    expect(await screen.findByText('보냄 12:00')).toBeInTheDocument()
    expect(server.sendMessage).toHaveBeenCalledTimes(1)
    expect(server.messages[0]).toMatchObject({ kind: 'person', text: '할머니가 가요' })
  })

  test('a message that was seen says when', async () => {
    server.rides = [confirmed()]
    const sentAt = at('2026-11-24T11:00')
    server.messages = [
      {
        id: 'm-1',
        uid: 'parent-1',
        rideId: 'ride-1',
        kind: 'late',
        text: '10분 늦어요',
        createdAt: sentAt,
        seenAt: at('2026-11-24T11:07'),
      },
    ]
    open()
    expect(await screen.findByText('확인함 11:07')).toBeInTheDocument()
  })

  test('a text that was changed after a lost answer is a second message', async () => {
    server.rides = [confirmed()]
    server.sendMessage.mockRejectedValueOnce(new RepositoryError('timeout'))
    const { user } = open()
    await user.click(await button('알리기'))
    const shown = within(await dialog('아지트에 알리기'))
    await user.type(shown.getByRole('textbox', { name: '내용' }), '할머니가 가요')
    await user.click(shown.getByRole('button', { name: '보내기' }))
    await shown.findByRole('alert')
    await user.type(shown.getByRole('textbox', { name: '내용' }), ', 아니 이모가 가요')
    await user.click(shown.getByRole('button', { name: '보내기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = server.sendMessage.mock.calls.map(([message]) => message)
    expect(second).toMatchObject({ text: '할머니가 가요, 아니 이모가 가요' })
    expect(second?.id).not.toBe(first?.id)
  })
})

describe('a stay', () => {
  const care = (change: Partial<SessionBooking> = {}) => [
    aCareBooking(change),
    aCareBooking({ startsAt: careAt('15:00'), slot: '2', ...change }),
  ]
  const card = async (name: string) =>
    within(await region(name))
      .findByText('김하준 · 돌봄')
      .then((child) => child.closest('li'))
  const came = { arrivedAt: careAt('13:04') }
  const confirm = vi.fn()
  beforeEach(() => void vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true)))
  const setNow = (time: string) => vi.setSystemTime(careAt(time))

  test('of two bookings is one card, and both are given back together', async () => {
    server.programs = care()
    server.passes = [aPass({ id: 'order-1-0', label: '라이트 4시간권' })]
    const { user } = open()
    const shown = await card('다가오는 예약')
    await waitFor(() => expect(shown).toHaveTextContent('라이트 4시간권 · 2회'))
    expect(shown).toHaveTextContent('13:00~17:00')
    expect(shown).toHaveTextContent('성수점')
    expect(shown).toHaveTextContent('예약')
    await user.click(await button('예약 취소'))
    expect(confirm).toHaveBeenCalledWith('예약을 취소할까요? 이용권 2회가 돌아와요.')
    expect(await screen.findByText('예약을 취소했어요.')).toHaveAttribute('role', 'status')
    expect(server.programs).toEqual([])
    expect(screen.queryByText('김하준 · 돌봄')).toBeNull()
  })

  test('that was given back in part says what is left, and goes on', async () => {
    server.programs = care()
    server.leave.mockResolvedValueOnce().mockRejectedValueOnce(new RepositoryError('timeout'))
    const { user } = open()
    await user.click(await button('예약 취소'))
    expect(
      await screen.findByText('예약 2건 중 1건을 취소했어요. 1건이 남아 있어요.'),
    ).toBeInTheDocument()
    expect(await card('다가오는 예약')).toHaveTextContent('13:00~15:00')
    await user.click(await button('다시 시도'))
    await waitFor(() => expect(server.programs).toEqual([]))
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('whose cancellation arrived although its answer was lost is said to be cancelled', async () => {
    server.programs = care()
    server.leave.mockImplementationOnce(async () => {
      server.programs = []
      throw new RepositoryError('timeout')
    })
    const { user } = open()
    await user.click(await button('예약 취소'))
    expect(await screen.findByText('예약을 취소했어요.')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('heading', { name: '다가오는 예약' })).toHaveFocus()
    expect(screen.queryByText('김하준 · 돌봄')).toBeNull()
  })

  test('whose child is there tells since when, and cannot be cancelled', async () => {
    setNow('13:30')
    server.programs = care(came)
    open()
    expect(await card('다가오는 예약')).toHaveTextContent('등원 13:04')
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
    expect(screen.getByRole('button', { name: '캘린더에 저장' })).toBeInTheDocument()
  })

  test('that is late says so', async () => {
    setNow('13:10')
    server.programs = care()
    open()
    expect(await card('다가오는 예약')).toHaveTextContent('아직 오지 않았어요')
  })

  test.each([
    ['박순자(할머니)', '데려간 분: 박순자(할머니)'],
    ['혼자 귀가', '혼자 귀가했어요.'],
  ])('that is over tells who took the child home: %s', async (leftWith, words) => {
    setNow('18:00')
    server.programs = care({ ...came, leftAt: careAt('15:10'), leftWith })
    server.notes = [aDayNote()]
    open()
    const shown = await card('지난 예약')
    expect(shown).toHaveTextContent('하원 15:10')
    expect(shown).toHaveTextContent(words)
    expect(await screen.findByRole('link', { name: '알림장' })).toHaveAttribute('href', '/my/notes')
    expect(screen.getByRole('link', { name: '다시 예약' })).toHaveAttribute(
      'href',
      '/care?child=child-1&branch=seongsu',
    )
  })

  test('that is older than the newest fifty notes leads to the note of its day, and one without a note nowhere', async () => {
    const past = (day: string) => ({
      ...came,
      id: day,
      startsAt: new Date(`${day}T13:00:00+09:00`),
      leftAt: new Date(`${day}T15:10:00+09:00`),
    })
    server.readPastPrograms.mockResolvedValue(
      ['2026-09-15', '2026-09-14'].map((day) => aCareBooking(past(day))),
    )
    server.notes = [
      ...Array.from({ length: 50 }, (_, index) => aDayNote({ id: `newer-${index}` })),
      aDayNote({ id: 'older', day: '2026-09-15' }),
    ]
    open()
    const link = await screen.findByRole('link', { name: '알림장' })
    expect(link).toHaveAttribute('href', '/my/notes?day=2026-09-15')
    expect(link).toHaveAccessibleDescription(/^2026\.09\.15\(화\)/)
    expect(screen.getAllByText('하원')).toHaveLength(2)
  })

  test('that nobody came to is 결석, with its use given back if the agit did', async () => {
    setNow('18:00')
    server.programs = care()
    server.givenBack.mockResolvedValue(true)
    open()
    expect(await card('지난 예약')).toHaveTextContent('결석')
    expect(await screen.findByText('이용권을 돌려드렸어요.')).toBeInTheDocument()
  })

  test('that the agit cancelled stays ahead until its start, with the reason', async () => {
    server.programs = care({ cancelledAt: careAt('10:00'), cancelReason: '건물 소독으로 쉬어요' })
    open()
    expect(await card('다가오는 예약')).toHaveTextContent(
      '아지트 사정으로 취소됐어요. (건물 소독으로 쉬어요) 이용권 2회를 돌려드렸어요.',
    )
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
  })

  test('of a refunded pass says so', async () => {
    server.programs = care()
    server.orders = [anOrder({ id: 'order-1', status: 'refunded' })]
    server.passes = [aPass({ id: 'order-1-0', orderId: 'order-1' })]
    open()
    expect(await screen.findByText('이용권이 환불됐어요.')).toBeInTheDocument()
  })

  test('is shared by text where there is no share sheet', async () => {
    server.programs = care()
    const { user } = open()
    await user.click(await button('공유'))
    expect(await button('복사됨')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      '[도담아지트] 김하준 돌봄 11.24(화) 13:00~17:00 성수점',
    )
  })
})
