import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TopupPage } from '@/pages/topup/TopupPage'
import { useSignInMark } from '@/stores/signInMark'
import { useTopupCart } from '@/stores/topupCart'

const NOTICE = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
let alert: ReturnType<typeof vi.fn>

beforeEach(() => {
  alert = vi.fn()
  vi.stubGlobal('alert', alert)
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  act(() => useTopupCart.setState({ items: [] }))
  act(() => useSignInMark.getState().clearMark())
})

function openAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <TopupPage /> }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  return router
}
const summary = () => screen.getByRole('region', { name: '충전 요약' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('four amounts in one group, 100,000 at the start', () => {
  openAt('/topup')
  const group = within(screen.getByRole('radiogroup', { name: '충전 금액' }))
  const names = ['50,000원', '100,000원', '200,000원', '300,000원']
  expect(group.getAllByRole('radio')).toEqual(
    names.map((name) => group.getByRole('radio', { name })),
  )
  expect(group.getByRole('radio', { name: '100,000원' })).toBeChecked()
})

test('adding puts one listed amount into the cart', () => {
  openAt('/topup?amount=50000')
  press('장바구니 담기')
  expect(alert).toHaveBeenLastCalledWith(`50,000원을 장바구니에 담았습니다.\n${NOTICE}`)
  expect(useTopupCart.getState().items).toEqual([
    { id: 'topup-1', amountKRW: 50_000, payableKRW: 50_000, meta: { source: 'fixed' } },
  ])
  expect(summary()).toHaveTextContent('장바구니 1건, 총 50,000원')
  press('비우기')
  expect(useTopupCart.getState().items).toEqual([])
})

test('adding is no trial to a member', () => {
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
  openAt('/topup?amount=50000')
  press('장바구니 담기')
  expect(alert).toHaveBeenLastCalledWith('50,000원을 장바구니에 담았습니다.')
  expect(useTopupCart.getState().items).toHaveLength(1)
})

test.each(['1', '-100000', '999999999', 'NaN', '50,000', ''])(
  'the address cannot bring in the amount %j',
  (amount) => {
    openAt(`/topup?amount=${encodeURIComponent(amount)}`)
    expect(screen.getByRole('radio', { name: '100,000원' })).toBeChecked()
    press('바로 결제하기')
    expect(alert).toHaveBeenLastCalledWith(`100,000원을 충전합니다.\n${NOTICE}`)
  },
)

test('the teasers stand in their order and lead to the memberships', () => {
  openAt('/topup')
  const cards = screen.getAllByRole('link').filter((link) => within(link).queryByRole('heading'))
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '레귤러',
    '패밀리',
    '라이트',
  ])
  for (const card of cards) expect(card).toHaveAttribute('href', '/membership')
})
