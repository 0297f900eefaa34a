import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/booked/ride'
import { Today } from '@/pages/my/home/Today'
import { seatKey, useJustBooked } from '@/stores/justBooked'
import { useNextBooking } from '@/stores/nextBooking'
import { useFirstSteps } from '@/stores/putAway'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { asMember } from '../../remote/asMember'
import { localSite } from '../localSite'

const site = localSite()
const driver = { name: '박민지', car: '흰색 카니발 12가 3456' }
const open = () => site.open(asMember(<Today />))
const putRide = (change: Partial<Ride> = {}) => site.putAll('rides', [aRide(change)])
const current = () =>
  within(screen.getByRole('list', { name: '진행 상황' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
const lookAgain = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-25T14:50'))
  await site.signInMember('parent-1')
  useFirstSteps.getState().end('parent-1')
})
// Nothing may be read once the network is gone: forgetting the account would show 「처음 시작하기」.
afterEach(async () => {
  // What is held goes on.
  await site.fail()
  await site.waitForAnswers()
  cleanup()
})

test('a ride under way shows its steps with times, the driver and the code word', async () => {
  await putRide({
    status: 'onTheWay',
    driver,
    createdAt: inSeoul('2026-11-24T13:00'),
    reached: { confirmed: inSeoul('2026-11-25T08:12'), onTheWay: inSeoul('2026-11-25T14:46') },
  })
  open()
  const steps = within(await screen.findByRole('list', { name: '진행 상황' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '접수 어제 13:00',
    '확정 08:12',
    '출발 14:46',
    '탑승 ',
    '도착 ',
  ])
  expect(current()).toHaveTextContent('출발')
  expect(screen.getByText('담당 박민지 선생님')).toBeInTheDocument()
  expect(screen.getByText('노란 고래').closest('.screen-only'), 'on paper').not.toBeNull()
  expect(screen.getByText('방금 확인했어요')).toBeInTheDocument()
})

test('while it is read, what the device knows stands there with its time', async () => {
  useNextBooking.getState().keep({
    readAt: inSeoul('2026-11-25T11:02').getTime(),
    coming: [
      { kind: 'ride', startsAt: inSeoul('2026-11-25T13:00'), childId: 'c', childName: '김서연' },
      { kind: 'stay', startsAt: inSeoul('2026-11-25T15:00'), childId: 'c', childName: '김서연' },
    ],
  })
  await site.fail({ collection: 'rides', hold: true })
  open()
  const known = await screen.findByRole('list', { name: '지난번에 확인한 예약' })
  expect(known).toHaveTextContent(/^오늘 15:00 김서연 돌봄$/)
  expect(screen.getByText('11:02에 확인한 내용이에요.')).toBeVisible()
})

test('a remembered ride keeps the place of the code word, which the device never stores', async () => {
  await putRide({ status: 'confirmed', driver })
  open()
  expect(await screen.findByText('노란 고래')).toBeVisible()
  cleanup()
  await site.fail({ collection: 'rides', hold: true })
  open()
  expect(await screen.findByText('선생님이 아이에게 먼저 말해요.')).toBeVisible()
  expect(screen.queryByText('노란 고래')).toBeNull()
})

test('a confirmed ride without a driver says that one is being chosen', async () => {
  await putRide({ status: 'confirmed', reached: { confirmed: inSeoul('2026-11-25T08:12') } })
  open()
  expect(await screen.findByText('담당 선생님을 정하고 있어요.')).toBeVisible()
})

test('without a ride or stay within a day it says so, and shows the next ride', async () => {
  await putRide({ startsAt: inSeoul('2026-11-30T15:00'), status: 'confirmed', driver })
  open()
  expect(await screen.findByText('24시간 안에 예정된 픽업과 돌봄이 없어요.')).toBeVisible()
  const next = within(await screen.findByRole('region', { name: '다음 예약' }))
  expect(next.getByText('11.30(월)')).toBeVisible()
  expect(next.getByText('5일 뒤')).toBeVisible()
  expect(next.getByText('15:00')).toBeVisible()
  expect(next.getByText('담당 박민지 선생님')).toBeVisible()
  const cancel = next.getByRole('button', { name: '예약 취소' })
  expect(cancel).toHaveAccessibleDescription(/11\.30\(월\).*15:00/)
})

test('the next stay is shown as in 내 예약, and its cancellation is announced', async () => {
  vi.stubGlobal('confirm', () => true)
  const stay = aCareBooking({ uid: 'parent-1', startsAt: inSeoul('2026-11-27T13:00') })
  await putRide({ startsAt: inSeoul('2026-12-04T15:00') })
  await site.putAll('program_sessions', careSessionsOf('2026-11-27', { taken: 1 }))
  await site.putBookings({ ...stay, passId: undefined })
  const { user } = open()
  const next = () => screen.findByRole('region', { name: '다음 예약' })
  expect(await next()).toHaveTextContent('13:00~15:00')
  await user.click(within(await next()).getByRole('button', { name: '예약 취소' }))
  expect(await screen.findByText('예약을 취소했어요.')).toBeVisible()
  expect(await screen.findByText('12.04(금)')).toBeVisible()
})

test('the next stay, just booked, offers a ride only while none brings the child', async () => {
  const startsAt = inSeoul('2026-11-27T13:00')
  const stay = aCareBooking({ uid: 'parent-1', startsAt })
  useJustBooked.getState().note([seatKey(stay)])
  await site.putAll('program_sessions', careSessionsOf('2026-11-27', { taken: 1 }))
  await site.putBookings({ ...stay, passId: undefined })
  const { view } = open()
  expect(await screen.findByRole('link', { name: '픽업도 예약' })).toBeVisible()
  view.unmount()

  await putRide({ startsAt: inSeoul('2026-11-27T13:10') })
  open()
  expect(await screen.findByRole('region', { name: '다음 예약' })).toHaveTextContent('13:00~15:00')
  await site.waitForAnswers()
  expect(screen.getByText('방금 예약했어요')).toBeVisible()
  expect(screen.queryByRole('link', { name: '픽업도 예약' })).toBeNull()
})

test('beside a ride of today nothing is called next', async () => {
  await putRide()
  await site.putAll('rides', [aRide({ id: 'later', startsAt: inSeoul('2026-11-30T15:00') })])
  open()
  await screen.findByRole('list', { name: '진행 상황' })
  await site.waitForAnswers()
  expect(screen.queryByRole('region', { name: '다음 예약' })).toBeNull()
})

test('a change by the agit is shown and announced without a reload', async () => {
  await putRide({ status: 'confirmed', reached: { confirmed: inSeoul('2026-11-25T08:12') } })
  open()
  await screen.findByRole('list', { name: '진행 상황' })
  expect(current()).toHaveTextContent('확정')
  await site.change('rides/ride-1', {
    status: 'onTheWay',
    reached: { onTheWay: inSeoul('2026-11-25T14:50') },
    updatedAt: inSeoul('2026-11-25T14:50'),
  })
  expect(await screen.findByText('김하준 15:00 픽업: 출발')).toHaveAttribute('role', 'status')
  expect(current()).toHaveTextContent('출발')
})

test('an unconfirmed ride asks to call and links to the phone', async () => {
  await putRide({ startsAt: inSeoul('2026-11-25T14:45') })
  open()
  expect(
    await screen.findByText('출발 시간까지 확정되지 않았어요. 아지트로 전화해 주세요.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '전화하기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
})

test('a ride declined today is shown with its reason and the phone', async () => {
  await putRide({ status: 'declined', reason: '차량 고장' })
  open()
  expect(
    await screen.findByText('15:00 픽업을 운행할 수 없어요. 사유: 차량 고장'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '전화하기' })).toBeInTheDocument()
})

describe('stays', () => {
  const putCare = (change: Partial<SessionBooking> = {}) =>
    site.putBookings(
      ...['13:00', '15:00'].map((time) =>
        aCareBooking({ startsAt: inSeoul(`2026-11-25T${time}`), passId: undefined, ...change }),
      ),
    )
  const came = { arrivedAt: inSeoul('2026-11-25T13:04') }
  const steps = async () =>
    within(await screen.findByRole('list', { name: '돌봄 상황' })).getAllByRole('listitem')

  test('are listed among the rides by time, with their progress', async () => {
    await putRide()
    await putCare(came)
    open()
    expect((await steps()).map(({ textContent }) => textContent)).toEqual([
      '예약 11.20(금) 09:00',
      '등원 13:04',
      '하원 ',
    ])
    expect((await steps()).map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ])
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('13:00~17:00')
    expect(first).toHaveTextContent('아지트에 있어요. 17:00에 끝나요.')
    expect(second).toHaveTextContent('15:00')
  })

  test('that are over say so, and a missed one whose use was returned', async () => {
    vi.setSystemTime(inSeoul('2026-11-25T17:12'))
    await putCare(came)
    await putCare({ childId: 'child-2', childName: '김서연', passId: 'order-1-0' })
    open()
    expect(await screen.findByText('아지트에 있어요. 17:00에 끝났어요.')).toBeVisible()
    expect(await screen.findByText('이용권을 돌려드렸어요.')).toBeVisible()
  })

  test('what the agit does is seen and announced without a reload', async () => {
    await putCare()
    open()
    expect(await screen.findByText('아직 등원 기록이 없어요')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '전화하기' })).toHaveAttribute(
      'href',
      'tel:02-000-0001',
    )
    await putCare({ ...came, updatedAt: inSeoul('2026-11-25T13:04') })
    lookAgain()
    expect(await screen.findByText('김하준 등원했어요. 13:04')).toBeInTheDocument()
    const leftAt = inSeoul('2026-11-25T14:48')
    await putCare({ ...came, leftAt, leftWith: '보호자', updatedAt: leftAt })
    lookAgain()
    expect(await screen.findByText('데려간 분: 보호자')).toBeInTheDocument()
    await putCare({ ...came, updatedAt: inSeoul('2026-11-25T14:49') })
    lookAgain()
    expect(await screen.findByText('기록이 정정됐어요.')).toBeInTheDocument()
  })

  test('that can no longer be read say when they were', async () => {
    await putCare(came)
    open()
    expect(await screen.findByText('방금 확인했어요')).toBeVisible()
    await site.fail({ collection: 'bookings', status: 403 })
    lookAgain()
    expect(await screen.findByText('14:50에 확인한 내용이에요.')).toBeVisible()
  })

  test('are first shown with the rides, so that neither moves the other', async () => {
    await putRide()
    await putCare()
    await site.fail({ collection: 'bookings', hold: true })
    open()
    await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('성동초등학교'))
    expect(screen.queryByRole('list', { name: '진행 상황' })).toBeNull()
    await site.fail()
    expect(await screen.findByRole('list', { name: '진행 상황' })).toBeVisible()
    expect(screen.getByRole('list', { name: '돌봄 상황' })).toBeVisible()
  })

  test('that cannot be read leave the rides standing', async () => {
    await putRide()
    await putCare()
    await site.fail({ collection: 'bookings', status: 504, times: 1 })
    const { user } = open()
    expect(await screen.findByRole('list', { name: '진행 상황' })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('list', { name: '돌봄 상황' })).toBeInTheDocument()
  })

  test('store no taker’s name on the device', async () => {
    const leftAt = inSeoul('2026-11-25T14:40')
    await putRide({ status: 'confirmed' })
    await putCare({ ...came, leftAt, leftWith: '박순자(할머니)' })
    open()
    expect(await screen.findByText('데려간 분: 박순자(할머니)')).toBeInTheDocument()
    const kept = JSON.stringify({ ...localStorage })
    expect(kept).toContain('care-seongsu')
    expect(kept).not.toMatch('박순자')
  })
})
