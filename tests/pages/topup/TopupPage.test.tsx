import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TopupPage } from '@/pages/topup/TopupPage'
import { useSignInMark } from '@/stores/signInMark'
import { useTopupCart } from '@/stores/topupCart'
import { withQueries } from '../../remote/withQueries'

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
  render(withQueries(<RouterProvider router={router} />))
  return router
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('adding has no trial notice for a member', () => {
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
  openAt('/topup?amount=50000')
  press('장바구니 담기')
  expect(alert).toHaveBeenLastCalledWith('50,000원을 장바구니에 담았어요.')
  expect(useTopupCart.getState().items).toHaveLength(1)
})

test('a guest is invited to sign up for an order, a member is not', () => {
  openAt('/topup')
  const link = () => screen.queryByRole('link', { name: '회원가입하고 주문하기' })
  expect(link()).toHaveAttribute('href', '/signup')
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
  expect(link()).toBeNull()
})
