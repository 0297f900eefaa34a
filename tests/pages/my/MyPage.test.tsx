import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reservation } from '@/domain/rides/reservations/reservation'
import { MyPage } from '@/pages/my/home/MyPage'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { useSnackCart } from '@/stores/snackCart'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aPass } from '../../domain/orders/aPass'
import { aReservation } from '../../domain/rides/aReservation'
import { aRide, inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const region = (name: string) => screen.queryByRole('region', { name })

beforeEach(async () => {
  vi.setSystemTime(inSeoul('2026-11-25T14:50'))
  hydrateDeviceStores()
  await site.signInMember('parent-1')
})

async function open() {
  const page = site.open(<MyPage />, '/my')
  await site.waitForAnswers()
  return page
}

describe('입금 대기', () => {
  const order = (id: string, totalKRW: number, change = {}) =>
    anOrder({ id, uid: 'parent-1', status: 'awaitingPayment', totalKRW, ...change })

  test('lists what is to be paid, the newest first, with the account', async () => {
    await site.putAll('orders', [
      order('older', 45_000, { createdAt: inSeoul('2026-11-20T09:00') }),
      order('newer', 3_500, { createdAt: inSeoul('2026-11-24T09:00'), depositor: '박서준' }),
      order('paid', 1_000, { status: 'paid' }),
      order('foreign', 2_000, { uid: 'parent-2' }),
    ])
    const { user } = await open()
    const items = within(screen.getByRole('region', { name: '입금 대기' })).getAllByRole('listitem')
    expect(items).toHaveLength(2)
    const [first, second] = items.map((item) => within(item))
    expect(first?.getByText('3,500원을 보내 주세요.')).toBeVisible()
    expect(first?.getByText('입금자명 박서준')).toBeVisible()
    expect(second?.getByText('45,000원을 보내 주세요.')).toBeVisible()
    expect(second?.getByText('도담은행 000-000-000000 (예시 계좌)')).toBeVisible()
    expect(second?.getByRole('link', { name: '주문 보기' })).toHaveAttribute(
      'href',
      '/my/memberships',
    )
    const copy = second?.getByRole('button', { name: '계좌번호 복사' })
    if (copy) await user.click(copy)
    expect(await second?.findByRole('button', { name: '복사됨' })).toBeVisible()
  })

  test('that cannot be read says so, and is read again', async () => {
    await site.putAll('orders', [order('due', 45_000)])
    await site.fail({ collection: 'orders', status: 504, times: 1 })
    const { user } = await open()
    const due = within(screen.getByRole('region', { name: '입금 대기' }))
    await user.click(await due.findByRole('button', { name: '다시 시도' }))
    expect(due.getByRole('heading', { name: '입금 대기' })).toHaveFocus()
    expect(await due.findByText('45,000원을 보내 주세요.')).toBeVisible()
  })

  test('is not there without an order that waits', async () => {
    await site.putAll('orders', [order('paid', 1_000, { status: 'paid' })])
    await open()
    expect(region('입금 대기')).toBeNull()
  })
})

test('what stands in a cart is named, and an empty cart is not', async () => {
  await open()
  expect(region('예약하지 않은 픽업')).toBeNull()
  expect(screen.queryByRole('heading', { name: '장바구니' })).toBeNull()
  const lines: Reservation[] = ['a', 'b'].map((id) => aReservation({ id }))
  act(() => useReservationCart.getState().add(lines))
  const unbooked = within(screen.getByRole('region', { name: '예약하지 않은 픽업' }))
  expect(unbooked.getByText('2건이 아직 예약 전이에요.')).toBeVisible()
  expect(unbooked.getByRole('link', { name: '예약하기' })).toHaveAttribute('href', '/pickup#cart')
  const milk = { id: 'milk', title: '우유', priceKRW: 1_500, imageUrl: undefined, order: 0 }
  act(() => useSnackCart.getState().change('basic', { ...milk, allergens: [] }, 2))
  expect(screen.getByRole('heading', { name: '장바구니' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^간식 2개/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^충전 \d/ })).toBeNull()
  act(() => useSnackCart.setState(useSnackCart.getInitialState()))
  act(() => useReservationCart.getState().clear())
})

describe('처음 시작하기', () => {
  const steps = () => {
    const found = screen.queryByRole('region', { name: '처음 시작하기' })
    return (
      found &&
      within(found)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    )
  }
  const child = { ...aChildDocument('김하준'), id: 'child-1' }
  const care = aCareBooking({ uid: 'parent-1', startsAt: inSeoul('2026-11-10T13:00') })

  test('leads a new member, step by step', async () => {
    await open()
    const links = within(screen.getByRole('region', { name: '처음 시작하기' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['자녀 등록', '/my/children'],
      ['이용권 구매', '/membership'],
      ['돌봄 예약', '/care'],
    ])
    expect(steps()).toEqual(['1자녀 등록', '2이용권 구매', '3돌봄 예약'])
  })

  test('marks what is done', async () => {
    await site.putAll('users/parent-1/children', [child])
    await site.putAll('users/parent-1/passes', [aPass({ expiresOn: '2026-11-01' })])
    await open()
    expect(steps()).toEqual(['자녀 등록완료', '이용권 구매완료', '3돌봄 예약'])
  })

  test('is gone when all is done', async () => {
    await site.putAll('users/parent-1/children', [child])
    await site.putAll('users/parent-1/passes', [aPass()])
    await site.putBookings(care)
    await open()
    expect(steps()).toBeNull()
  })

  test('is gone after the first ride', async () => {
    await site.put('rides/ride-1', aRide({ startsAt: inSeoul('2026-09-01T15:00') }))
    await open()
    expect(steps()).toBeNull()
  })

  test('is closed for the account, until it signs out', async () => {
    const { user, view } = await open()
    await user.click(
      within(region('처음 시작하기') ?? document.body).getByRole('button', { name: '닫기' }),
    )
    expect(steps()).toBeNull()
    expect(screen.getByRole('heading', { name: '오늘' })).toHaveFocus()
    view.unmount()
    await open()
    expect(steps()).toBeNull()
  })
})
