import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LoginPage } from '@/pages/login/LoginPage'

function openLogin(onLogin: (provider: string) => void | Promise<void>) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>홈 화면</h1> },
      { path: '/login', element: <LoginPage onLogin={onLogin} /> },
    ],
    { initialEntries: ['/login'] },
  )
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('each service is named to the callback, then home', () => {
  test.each([
    ['Google로 계속하기', 'google'],
    ['네이버로 계속하기', 'naver'],
    ['카카오로 계속하기', 'kakao'],
    ['Apple로 계속하기', 'apple'],
  ])('%s', async (name, provider) => {
    const onLogin = vi.fn()
    const user = openLogin(onLogin)
    await user.dblClick(screen.getByRole('button', { name }))
    expect(onLogin).toHaveBeenCalledExactlyOnceWith(provider)
    expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible()
  })
})

test('a failure is told and the page stays', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  const onLogin = vi.fn().mockRejectedValueOnce(new Error('refused'))
  const user = openLogin(onLogin)
  await user.click(screen.getByRole('button', { name: '카카오로 계속하기' }))
  expect(alert).toHaveBeenCalledExactlyOnceWith(
    '로그인을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('로그인')
  await user.click(screen.getByRole('button', { name: 'Apple로 계속하기' }))
  expect(await screen.findByRole('heading', { name: '홈 화면' })).toBeVisible()
})

test('whoever has no account yet finds the way', () => {
  openLogin(vi.fn())
  expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
})
