import { act, screen, waitFor, within } from '@testing-library/react'
import { subHours } from 'date-fns/subHours'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { MemberBookings } from '@/pages/my/bookings/MemberBookings'
import { renewNow } from '@/platform/useNow'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { usePickupWizard } from '@/stores/pickupWizard'
import { aCareBooking, onCareDay as careAt } from '../../domain/care/aCareBooking'
import { aDayNote } from '../../domain/care/aDayNote'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { advanceTime, localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()
const driver = { name: '박민지', car: '흰색 카니발 12가 3456' }
const confirmed = { status: 'confirmed', driver } as const
const past = { status: 'arrived', startsAt: inSeoul('2026-11-18T15:00') } as const

const open = () => site.open(asMember(<MemberBookings />))
const button = (name: string) => screen.findByRole('button', { name })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const startOf = async () => (await site.get('rides/ride-1'))?.startsAt

async function openRide(change: Partial<Ride>, name: string, title = name) {
  await site.put('rides/ride-1', aRide(change))
  const { user } = open()
  await user.click(await button(name))
  return { user, shown: within(await screen.findByRole('dialog', { name: title })) }
}

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-24T12:00'))
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
  await site.signInMember('parent-1')
})

describe('the list', () => {
  test('past bookings that could not be read come by themselves', async () => {
    vi.useFakeTimers()
    await site.putAll('rides', [aRide(past)])
    await site.fail({ status: 503 })
    open()
    await advanceTime(1_000)
    expect(screen.getByText('지난 예약을 불러오지 못했어요.')).toBeVisible()
    await site.fail()
    await advanceTime(6_000)
    const over = within(screen.getByRole('region', { name: '지난 예약' }))
    expect(over.getByText('15:00')).toBeVisible()
  })

  test.each([
    {
      what: 'ride',
      put: () => site.put('rides/ride-1', aRide(confirmed)),
      at: ['2026-11-25T14:59', '2026-11-25T15:01'],
    },
    {
      what: 'stay',
      put: () => site.putBookings(aCareBooking({ uid: 'parent-1' })),
      at: ['2026-11-24T12:59', '2026-11-24T13:01'],
    },
  ])(
    '「예약 취소」 of a $what that begins stays while it has the focus',
    async ({ put, at: [before = '', after = ''] }) => {
      vi.setSystemTime(inSeoul(before))
      await put()
      open()
      const cancel = await button('예약 취소')
      act(() => cancel.focus())
      vi.setSystemTime(inSeoul(after))
      act(renewNow)
      expect(cancel).toHaveFocus()
      act(() => screen.getByRole('heading', { name: '다가오는 예약' }).focus())
      expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
    },
  )

  test('a ride shows its status, driver, car, code word and refusal reason', async () => {
    await site.putAll('rides', [
      aRide({ id: 'requested', startsAt: inSeoul('2026-11-25T14:00') }),
      aRide({ id: 'confirmed', ...confirmed }),
      aRide({ id: 'declined', status: 'declined', reason: '차량 고장' }),
      aRide({ id: 'late', startsAt: inSeoul('2026-11-24T11:00') }),
    ])
    open()
    const coming = await region('다가오는 예약')
    const cardOf = async (status: string) => (await coming.findByText(status)).closest('li')
    expect(await cardOf('확정')).toHaveTextContent(
      /15:00김하준 7,742원확정성동초등학교 → 도담아지트 성수점담당 박민지 선생님흰색 카니발 12가 3456암호 노란 고래/,
    )
    expect(coming.getByText('노란 고래').closest('.screen-only'), 'on paper').not.toBeNull()
    expect(await cardOf('접수')).toHaveTextContent(
      '아직 확정 전이에요. 아지트에서 확인하면 확정돼요.',
    )
    expect(await cardOf('접수')).not.toHaveTextContent('암호')
    for (const name of ['예약 취소', '시간 변경', '알리기', '캘린더에 저장'])
      expect(coming.getAllByRole('button', { name })[0]).toHaveAccessibleDescription(
        expect.stringMatching(/^2026.11.25\(수\) 내일 14:00 김하준/),
      )
    expect(await cardOf('운행 불가')).toHaveTextContent('사유: 차량 고장')
    expect(coming.getByRole('link', { name: '전화하기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    )
    const over = await region('지난 예약')
    expect(await over.findByText('미확정')).toBeVisible()
    expect(over.queryByRole('button', { name: '예약 취소' })).toBeNull()
  })

  test('about a confirmed ride that is late a message can be sent; it can no longer be cancelled or moved', async () => {
    await site.putAll('rides', [aRide({ ...confirmed, startsAt: inSeoul('2026-11-24T11:50') })])
    open()
    const card = await region('다가오는 예약')
    expect(await card.findByRole('button', { name: '알리기' })).toBeVisible()
    expect(card.getByRole('link', { name: '전화하기' })).toBeVisible()
    for (const name of ['예약 취소', '시간 변경'])
      expect(card.queryByRole('button', { name })).toBeNull()
  })

  test('nothing yet', async () => {
    open()
    expect(await screen.findByText('지난 예약이 없어요.')).toBeVisible()
  })

  test('that cannot be read says so in its place', async () => {
    await site.fail({ collection: 'rides', status: 403 })
    open()
    const coming = await region('다가오는 예약')
    expect(await coming.findByRole('alert')).toHaveTextContent('새로 고쳐 확인해 주세요.')
  })

  test('a past ride can be rebooked', async () => {
    await site.put('rides/ride-1', aRide(past))
    const { user, router } = open()
    await user.click(await button('다시 예약'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/pickup'))
    expect(usePickupWizard.getState().draft).toMatchObject({
      dates: ['2026-11-25'],
      time: { hour: 15, minute: 0 },
      route: { origin: { name: '성동초등학교' }, dest: { name: '도담아지트 성수점' } },
    })
  })

  test('what the last press booked says so, and nothing else does', async () => {
    await site.putAll('rides', [aRide({ id: 'old' }), aRide({ id: 'new', ...confirmed })])
    useJustBooked.getState().note(['old'])
    useJustBooked.getState().note(['new'])
    open()
    const coming = await region('다가오는 예약')
    expect(await coming.findAllByText('방금 예약했어요')).toHaveLength(1)
    expect(coming.getByText('방금 예약했어요').closest('li')).toHaveTextContent('확정')
  })

  test('nothing stands below what is still read for the first time: it would be moved', async () => {
    await site.put('rides/ride-1', aRide(past))
    await site.fail({ collection: 'rides', hold: true })
    open()
    expect(await screen.findByText('예약을 불러오고 있어요.')).toBeVisible()
    expect(screen.queryByRole('region', { name: '지난 예약' })).toBeNull()
    // Then it is read.
    await site.fail()
    expect(await region('지난 예약')).toBeTruthy()
  })

  test('the newest fifty past rides, then more', async () => {
    const rides = Array.from({ length: 60 }, (_, index) =>
      aRide({ ...past, id: `past-${index}`, startsAt: subHours(past.startsAt, index) }),
    )
    await site.putAll('rides', rides)
    const { user } = open()
    const over = await region('지난 예약')
    await waitFor(() => expect(over.getAllByRole('listitem')).toHaveLength(50))
    await user.click(await button('더 보기'))
    await waitFor(() => expect(over.getAllByRole('listitem')).toHaveLength(60))
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  test('a calendar file has no code word', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
    await site.put('rides/ride-1', aRide(confirmed))
    const { user } = open()
    await user.click(await button('캘린더에 저장'))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const file = saved.mock.calls[0]?.[0]
    const text = file instanceof Blob ? await file.text() : ''
    expect(text).toContain('UID:ride-1@dodam-agit.example')
    expect(text).not.toContain('고래')
  })
})

describe('예약 취소', () => {
  test('lists the cancellation fees', async () => {
    const { shown } = await openRide(confirmed, '예약 취소')
    const table = within(shown.getByRole('list', { name: '취소 수수료 기준' }))
    expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '확정 전 없음',
      '확정 뒤 출발 8시간 전까지 없음',
      '확정 뒤 출발 1시간 전까지 요금의 절반',
      '확정 뒤 출발 직전까지 요금 전액',
    ])
  })

  test('a ride confirmed meanwhile has a fee, and the dialog asks again', async () => {
    vi.setSystemTime(inSeoul('2026-11-25T10:00'))
    const { user, shown } = await openRide({}, '예약 취소')
    await site.change('rides/ride-1', { ...confirmed, updatedAt: inSeoul('2026-11-25T10:00') })
    await user.click(shown.getByRole('button', { name: '예약 취소하기' }))
    expect(await shown.findByRole('alert')).toHaveTextContent(
      '취소 수수료가 3,870원으로 바뀌었어요.',
    )
    expect(await site.get('rides/ride-1')).toMatchObject({ status: { stringValue: 'confirmed' } })
  })
})

describe('시간 변경', () => {
  test('a start between the steps is sent as the selects show it', async () => {
    const startsAt = inSeoul('2026-11-25T15:47')
    const { user, shown } = await openRide({ ...confirmed, startsAt }, '시간 변경')
    expect(shown.getByRole('combobox', { name: '분' })).toHaveValue('40')
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await startOf()).toEqual({ timestampValue: '2026-11-25T06:40:00Z' })
  })

  test.each([
    ['the same', confirmed, '24T12:00', '15', '지금과 같은 시간이에요. 다른 시간을 골라 주세요.'],
    // 13:00 is 25 minutes away.
    ['too soon', {}, '25T12:35', '13', '지금부터 30분 뒤부터 고를 수 있어요.'],
    [
      'too late',
      confirmed,
      '25T08:00',
      '16',
      '출발 8시간 전부터는 시간을 바꿀 수 없어요. 아지트로 전화해 주세요.',
    ],
  ])('a time that is %s is not sent', async (_, change, now, hour, words) => {
    vi.setSystemTime(inSeoul(`2026-11-${now}`))
    const { user, shown } = await openRide(change, '시간 변경')
    await user.selectOptions(shown.getByRole('combobox', { name: '시' }), hour)
    await user.click(shown.getByRole('button', { name: '변경하기' }))
    expect(shown.getByText(words)).toBeVisible()
    expect(site.asked(':commit')).toBe(0)
  })
})

describe('알리기', () => {
  test('a seen message shows when', async () => {
    await site.put('rides/ride-1', aRide(confirmed))
    await site.put('messages/m-1', {
      uid: 'parent-1',
      rideId: 'ride-1',
      kind: 'late',
      text: '10분 늦어요',
      createdAt: inSeoul('2026-11-24T11:00'),
      seenAt: inSeoul('2026-11-24T11:07'),
    })
    open()
    expect(await screen.findByText('확인함 11:07')).toBeVisible()
  })
})

describe('a stay', () => {
  const uses = 'users/parent-1/passes/order-1-0/uses'
  const came = { arrivedAt: careAt('13:04') }
  const card = async (name: string) =>
    (await (await region(name)).findByText('김하준 · 돌봄')).closest('li')
  /** 13:00 to 17:00: two bookings with a use each. */
  async function putStay(change: Partial<SessionBooking> = {}) {
    await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
    for (const [time, slot] of [
      ['13:00', '1'],
      ['15:00', '2'],
    ] as const) {
      const booking = aCareBooking({ startsAt: careAt(time), slot, ...change })
      await site.putBookings(booking)
      const { sessionId, childId, createdAt } = booking
      const bookingId = await sessionBookingId(booking)
      await site.put(`${uses}/${slot}`, { sessionId, bookingId, childId, createdAt })
    }
    await site.put(
      'users/parent-1/passes/order-1-0',
      aPass({ label: '라이트 4시간권', orderId: 'order-1' }),
    )
  }
  const leftUses = async () =>
    (await Promise.all(['1', '2'].map((slot) => site.get(`${uses}/${slot}`)))).filter(Boolean)

  test('of two bookings is one card, cancelled together', async () => {
    await putStay()
    const { user } = open()
    const shown = await card('다가오는 예약')
    await waitFor(() => expect(shown).toHaveTextContent(/13:00~17:00.*성수점/))
    await waitFor(() => expect(shown).toHaveTextContent('라이트 4시간권 · 2회'))
    await user.click(await button('예약 취소'))
    expect(confirm).toHaveBeenCalledWith('예약을 취소할까요? 이용권 2회가 돌아와요.')
    const line = await screen.findByText('취소했어요 · 13:00~17:00 김하준')
    expect(line).toHaveAttribute('role', 'status')
    await waitFor(() => expect(line).toHaveFocus())
    expect(line.closest('li')?.querySelector('button, a')).toBeNull()
    expect(await leftUses()).toEqual([])
    expect(screen.queryByText('김하준 · 돌봄')).toBeNull()
  })

  test('that was cancelled in part shows the rest and can be cancelled on', async () => {
    await putStay()
    await site.fail({ collection: 'care-seongsu_20261124_1300/bookings', status: 504, times: 1 })
    const { user } = open()
    await user.click(await button('예약 취소'))
    expect(
      await screen.findByText('예약 2건 중 1건을 취소했어요. 1건이 남아 있어요.'),
    ).toBeVisible()
    expect(await card('다가오는 예약')).toHaveTextContent('13:00~15:00')
    expect(await leftUses()).toHaveLength(1)
    await user.click(await button('다시 시도'))
    await waitFor(async () => expect(await leftUses()).toEqual([]))
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('just booked offers a ride to it, until there is one', async () => {
    vi.setSystemTime(careAt('09:00'))
    await putStay()
    await site.put('rides/ride-1', aRide(past))
    useJustBooked.getState().note([seatKey(aCareBooking({ startsAt: careAt('13:00') }))])
    const { router, user } = open()
    const shown = within((await card('다가오는 예약')) ?? document.body)
    expect(shown.getByText('방금 예약했어요')).toBeVisible()
    const link = await shown.findByRole('link', { name: '픽업도 예약' })
    expect(link).toHaveAttribute('href', '/pickup')
    await user.click(link)
    expect(router.state.location.pathname).toBe('/pickup')
    expect(usePickupWizard.getState().draft).toMatchObject({
      childId: 'child-1',
      dates: ['2026-11-24'],
      time: { hour: 12, minute: 30 },
      route: { origin: { name: '성동초등학교' }, dest: { name: '도담아지트 성수점' } },
    })
  })

  test('offers no ride where one brings the child, nor when it was booked before', async () => {
    vi.setSystemTime(careAt('09:00'))
    await putStay()
    const { view } = open()
    await card('다가오는 예약')
    await site.waitForAnswers()
    expect(screen.queryByText('방금 예약했어요')).toBeNull()
    expect(screen.queryByRole('link', { name: '픽업도 예약' })).toBeNull()
    view.unmount()
    useJustBooked.getState().note([seatKey(aCareBooking({ startsAt: careAt('13:00') }))])
    await site.put('rides/ride-1', aRide({ startsAt: careAt('12:40') }))
    open()
    await card('다가오는 예약')
    await site.waitForAnswers()
    expect(screen.getByText('방금 예약했어요')).toBeVisible()
    expect(screen.queryByRole('link', { name: '픽업도 예약' })).toBeNull()
  })

  test('whose child is present shows since when and cannot be cancelled', async () => {
    vi.setSystemTime(careAt('13:30'))
    await putStay(came)
    open()
    expect(await card('다가오는 예약')).toHaveTextContent('등원 13:04')
    expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
    expect(screen.getByRole('button', { name: '캘린더에 저장' })).toBeVisible()
  })

  test('without a record says so and offers to call the branch', async () => {
    vi.setSystemTime(careAt('13:30'))
    await putStay()
    open()
    expect(await card('다가오는 예약')).toHaveTextContent('아직 등원 기록이 없어요')
    expect(screen.getByRole('link', { name: '전화하기' })).toHaveAttribute(
      'href',
      'tel:02-000-0001',
    )
  })

  test('that is over shows the taker and links to its note', async () => {
    vi.setSystemTime(careAt('18:00'))
    await putStay({ ...came, leftAt: careAt('15:10'), leftWith: '박순자(할머니)' })
    await site.putAll('care_notes', [aDayNote()])
    open()
    expect(await card('지난 예약')).toHaveTextContent(/하원 15:10.*데려간 분: 박순자\(할머니\)/)
    expect(await screen.findByRole('link', { name: '알림장' })).toHaveAttribute('href', '/my/notes')
    expect(screen.getByRole('link', { name: '다시 예약' })).toHaveAttribute(
      'href',
      '/care?child=child-1&branch=seongsu',
    )
  })

  test('older than fifty notes links to its day’s note; without a note it has no link', async () => {
    const days = ['2026-09-15', '2026-09-14'].map((day) =>
      aCareBooking({ ...came, startsAt: inSeoul(`${day}T13:00`), leftAt: inSeoul(`${day}T15:10`) }),
    )
    await site.putBookings(...days)
    await site.putAll('care_notes', [
      ...Array.from({ length: 50 }, (_, index) => aDayNote({ id: `newer-${index}` })),
      aDayNote({ id: 'older', day: '2026-09-15' }),
    ])
    open()
    const link = await screen.findByRole('link', { name: '알림장' })
    expect(link).toHaveAttribute('href', '/my/notes?day=2026-09-15')
    expect(link).toHaveAccessibleDescription(/^2026\.09\.15\(화\)/)
    expect(screen.getAllByText('하원', { trim: false })).toHaveLength(2)
  })

  test('of a refunded pass says so', async () => {
    await putStay()
    await site.putAll('orders', [anOrder({ id: 'order-1', status: 'refunded' })])
    open()
    expect(await screen.findByText('이용권이 환불됐어요.')).toBeVisible()
  })
})
