import { act, screen } from '@testing-library/react'
import { Link, Outlet } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScrollPositions } from '@/app/routing/ScrollPositions'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { openSite } from './openSite'

const routes = [
  {
    element: (
      <>
        <Link to="/next">다음</Link>
        <Outlet />
        <ScrollPositions />
      </>
    ),
    children: [
      { path: '/my/bookings', element: <p>내 예약</p> },
      { path: '/next', element: <p>다음 화면</p> },
    ],
  },
]
const stored = () => sessionStorage.getItem('dodam-scroll-positions')
/** As a reload or another site does. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

beforeEach(() => {
  resetDeviceStores('all')
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
})

test('those of an account’s pages go with its sign-out, also from memory', async () => {
  const { user } = await openSite(routes, '/my/bookings')
  await user.click(screen.getByRole('link', { name: '다음' }))
  leave()
  expect(stored()).toContain('/my/bookings')
  act(() => void resetDeviceStores('account'))
  expect(stored()).toBeNull()
  leave()
  expect(stored()).not.toContain('/my/bookings')
})

test('those of before a sign-in stay', async () => {
  act(() => void resetDeviceStores('account'))
  const { user } = await openSite(routes, '/my/bookings')
  await user.click(screen.getByRole('link', { name: '다음' }))
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
  leave()
  expect(stored()).toContain('/my/bookings')
})
