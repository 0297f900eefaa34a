import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OptionPrices, type Prices, samplePrices } from '@/domain/orders/priceList'
import { MembershipPage } from '@/pages/membership/MembershipPage'
import { readPrices } from '@/repository/orders/prices'
import { resetDeviceStores } from '@/stores/deviceStore'
import { inSeoul } from '../../domain/rides/aRide'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/orders/prices', async (original) => ({
  ...(await original<typeof import('@/repository/orders/prices')>()),
  readPrices: vi.fn(),
}))

let alert: ReturnType<typeof vi.fn>

beforeEach(() => {
  alert = vi.fn()
  vi.mocked(readPrices).mockResolvedValue(samplePrices)
  vi.stubGlobal('alert', alert)
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => void resetDeviceStores('all'))
})

function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <MembershipPage /> }], {
    initialEntries: [path],
  })
  return render(withQueries(<RouterProvider router={router} />))
}
const summary = () => within(screen.getByRole('region', { name: '선택 요약' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a guest who buys is invited to sign up for an order', () => {
  openAt('/membership')
  expect(screen.getByRole('link', { name: '회원가입하고 주문하기' })).toHaveAttribute(
    'href',
    '/signup',
  )
})

test('while nothing is chosen the bar is one line without a solid button', () => {
  openAt('/membership')
  const bar = screen.getByRole('region', { name: '선택 요약' })
  expect(bar).toHaveTextContent(/^멤버십을 골라 주세요0개장바구니 보기$/)
  expect(bar.querySelector('[data-tone="primary"]')).toBeNull()
  press('레귤러 장바구니 담기')
  expect(bar).toHaveTextContent('59,000원장바구니 보기회원가입하고 주문하기')
  expect(bar.querySelector('[data-tone="primary"]')).not.toBeNull()
})

test('deleting a line removes it alone and keeps the focus in the summary', () => {
  openAt('/membership')
  press('라이트 장바구니 담기')
  press('레귤러 장바구니 담기')
  const [first, second] = summary().getAllByRole('button', { name: '삭제' })
  expect(first).toHaveAccessibleDescription('라이트 2시간권 25,000원')
  if (first) fireEvent.click(first)
  expect(summary().getByText('1개')).toBeInTheDocument()
  expect(second).toHaveFocus()
  if (second) fireEvent.click(second)
  expect(summary().queryByRole('listitem')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '장바구니 보기' })).toHaveFocus()
})

const selectedCards = () =>
  screen.getAllByRole('article').filter((card) => within(card).queryByText('선택됨') !== null)

test.each(['/membership', '/membership/prepaid'])(
  'at %s deleting the last line clears the summary and the card',
  (path) => {
    openAt(path)
    press('라이트 장바구니 담기')
    press('삭제')
    expect(summary().getByText('멤버십을 골라 주세요')).toBeInTheDocument()
    expect(selectedCards()).toEqual([])
  },
)

test('an address with a plan selects it over the cart', () => {
  const { unmount } = openAt('/membership')
  press('레귤러 장바구니 담기')
  unmount()
  openAt('/membership/prepaid')
  expect(summary().getByText('패밀리')).toBeInTheDocument()
  press('삭제')
  expect(summary().getByText('멤버십을 골라 주세요')).toBeInTheDocument()
})

test('the cart button shows a placeholder', () => {
  openAt('/membership')
  press('장바구니 보기')
  expect(alert).toHaveBeenLastCalledWith('담은 멤버십이 없습니다.')
  press('레귤러 장바구니 담기')
  press('장바구니 보기')
  expect(alert).toHaveBeenLastCalledWith(
    '멤버십 1개, 총 59,000원을 담았어요. 결제는 준비 중이에요.\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.',
  )
  expect(summary().getByText('1개')).toBeInTheDocument()
})

const prices = (options: OptionPrices): Prices => ({
  current: { options, from: new Date(0) },
  next: { options: samplePrices.current.options, from: inSeoul('2027-12-15T00:00') },
  past: [],
})

test('a plan of which nothing is sold keeps its card without a button, and says what comes', async () => {
  vi.mocked(readPrices).mockResolvedValue(prices({ '2h-25000': 27_000, '4h-45000': 45_000 }))
  openAt('/membership')
  expect(await screen.findAllByText('지금은 판매하지 않아요.')).toHaveLength(2)
  expect(screen.getByText('12.15(수)부터 25,000원')).toBeVisible()
  expect(screen.queryByRole('button', { name: '레귤러 장바구니 담기' })).toBeNull()
  press('라이트 장바구니 담기')
  expect(summary().getAllByText('27,000원')[0]).toBeVisible()
})
