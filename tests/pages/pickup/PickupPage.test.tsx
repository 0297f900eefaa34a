import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PickupPage } from '@/pages/pickup/PickupPage'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useReservationCart } from '@/stores/reservationCart'
import { aReservation } from '../../domain/rides/aReservation'
import { localSite } from '../localSite'

const MISSING = '자녀, 날짜/시간, 출발지와 도착지를 선택해 주세요.'

const site = localSite()
const alert = vi.fn()

beforeEach(() => {
  vi.stubGlobal('alert', alert.mockReset())
  return () => useReservationCart.getState().clear()
})

/** The page in Los Angeles, where these tests run, at a time of Seoul. */
async function openAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}+09:00`) })
  hydrateDeviceStores()
  const { user } = site.open(<PickupPage />, '/pickup')
  await site.waitForAnswers()
  return user
}

const select = (name: string) => screen.getByRole('combobox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const choose = (name: string, value: string) =>
  fireEvent.change(select(name), { target: { value } })
const option = (field: string, name: string | RegExp) =>
  within(select(field)).getByRole('option', { name })
const cartLines = () =>
  within(screen.getByRole('region', { name: '예약 장바구니' })).queryAllByRole('listitem')

test('missing fields are named, and the first one is focused', async () => {
  const user = await openAt('2026-11-20T10:00')
  await user.click(button('장바구니 담기'))
  for (const what of ['자녀를', '날짜를', '시간을', '출발지를', '도착지를'])
    expect(screen.getByText(`${what} 선택해 주세요.`)).toBeVisible()
  expect(select('자녀')).toHaveFocus()
  expect(select('자녀')).toHaveAccessibleDescription('자녀를 선택해 주세요.')
  choose('자녀', 'child-2')
  await user.click(button('장바구니 담기'))
  expect(screen.getByRole('group', { name: '날짜' })).toHaveFocus()
  expect(select('자녀')).toHaveValue('child-2')
  expect(alert.mock.calls).toEqual([[MISSING], [MISSING]])
  expect(cartLines()).toEqual([])
})

test('the bar’s first button says what is missing, then what would be booked, and leads there', async () => {
  const user = await openAt('2026-11-20T10:00')
  await user.click(button('자녀를 골라 주세요'))
  expect(select('자녀')).toHaveFocus()
  choose('자녀', 'child-1')
  await user.click(button('날짜를 골라 주세요'))
  expect(screen.getByRole('group', { name: '날짜' })).toHaveFocus()
  await user.click(button(/^2026년 11월 25일/))
  await user.click(button('시간을 골라 주세요'))
  expect(select('시')).toHaveFocus()
  choose('시', '15')
  await user.click(button('출발지를 골라 주세요'))
  expect(select('출발지')).toHaveFocus()
  await user.type(select('출발지'), '성동초등학교{Enter}')
  await user.click(button('도착지를 골라 주세요'))
  expect(select('도착지')).toHaveFocus()
  await user.type(select('도착지'), '성동초등학교{Enter}')
  await user.click(button('출발지와 도착지가 같아요. 다른 곳을 선택해 주세요.'))
  expect(select('도착지')).toHaveFocus()
  await user.clear(select('도착지'))
  await user.type(select('도착지'), '성수점{Enter}')
  await user.click(button('왕복'))
  const summary = button(/^11\.25\(수\) 15:00 김하준 · 성동초등학교 → .*성수점 · 왕복$/)
  await user.click(summary)
  expect(button(/^2026년 11월 25일/)).toHaveFocus()
  expect(screen.getByText('요금 보기').closest('details')).not.toHaveAttribute('open')
})

test('a pasted memo that is too long stands whole and keeps the ride from the cart until it fits', async () => {
  const user = await openAt('2026-11-20T10:00')
  choose('자녀', 'child-1')
  await user.click(button(/^2026년 11월 25일/))
  choose('시', '13')
  await user.type(select('출발지'), '성동초등학교{Enter}')
  await user.type(select('도착지'), '성수점{Enter}')
  const memo = screen.getByRole('textbox', { name: '메모' })
  await user.click(memo)
  await user.paste('문'.repeat(304))
  expect(memo).toHaveValue('문'.repeat(304))
  expect(memo).toHaveAccessibleDescription('300자까지 적을 수 있어요. 4자를 줄여 주세요.')
  await user.click(button('장바구니 담기'))
  expect(memo).toHaveFocus()
  expect(cartLines()).toEqual([])
  await user.keyboard('{Backspace>4/}')
  await user.click(button('장바구니 담기'))
  expect(cartLines()).toHaveLength(1)
})

test('the ends of a way change places, and equal ones are refused at the field', async () => {
  const user = await openAt('2026-11-20T10:00')
  choose('자녀', 'child-1')
  await user.click(button(/^2026년 11월 25일/))
  choose('시', '13')
  await user.type(select('출발지'), '성동초등학교{Enter}')
  await user.click(button('출발지와 도착지 바꾸기'))
  expect(select('도착지')).toHaveValue('성동초등학교')
  expect(select('출발지')).toHaveValue('')
  await user.type(select('출발지'), '성동초등학교{Enter}')
  expect(select('도착지')).toHaveAccessibleDescription(/출발지와 도착지가 같아요/)
  expect(screen.getByRole('region', { name: '예상 요금' })).not.toHaveTextContent('원')
  await user.click(button('장바구니 담기'))
  expect(select('도착지')).toHaveFocus()
  expect(cartLines()).toEqual([])
})

test('the calendar crosses the year and keeps a chosen day', async () => {
  const user = await openAt('2026-12-31T22:40')
  expect(button('이전 달')).toHaveAttribute('aria-disabled', 'true')
  expect(button(/^2026년 12월 30일/)).toBeDisabled()
  await user.click(button(/^2026년 12월 31일/))
  await user.click(button(/^2026년 12월 31일/))
  expect(screen.getByText('2026.12.31(목)')).toBeVisible()
  expect(option('시', /^22시/)).toBeDisabled()
  expect(option('시', /^23시/)).toBeEnabled()
  choose('시', '23')
  expect(screen.getByText('오늘은 23:10부터 예약할 수 있어요.')).toBeVisible()
  expect(option('분', '00분')).toBeDisabled()
  choose('분', '10')
  expect(screen.queryByText('오늘은 23:10부터 예약할 수 있어요.')).toBeNull()
  await user.click(button('다음 달'))
  await user.click(button(/^2027년 1월 1일 금요일, 신정/))
  expect(screen.getByText('2027.01.01(금)')).toBeVisible()
  expect(option('시', /^0시/)).toBeEnabled()
})

describe('on a phone in Los Angeles the day is Seoul’s', () => {
  test.each([
    { time: '2026-11-30T23:59', today: /^2026년 11월 30일 .*오늘/, enabledHours: 0 },
    { time: '2026-12-01T00:01', today: /^2026년 12월 1일 .*오늘/, enabledHours: 24 },
  ])('at $time', async ({ time, today, enabledHours }) => {
    const user = await openAt(time)
    await user.click(button(today))
    const hours = within(select('시'))
      .getAllByRole('option')
      .filter((hour) => hour.getAttribute('value') !== '' && !hour.hasAttribute('disabled'))
    expect(hours).toHaveLength(enabledHours)
  })
})

test('a line whose ride starts too soon says so and is not booked', async () => {
  useReservationCart.getState().add([aReservation({ date: '2026-11-25', hour: 13 })])
  const user = await openAt('2026-11-25T12:45')
  expect(cartLines()[0]).toHaveTextContent('출발 30분 전이 지나 예약할 수 없어요')
  await user.click(button('전체 예약하기'))
  expect(alert.mock.calls[0]?.[0]).toContain('지금 예약할 수 있는 예약이 없어요.')
})
