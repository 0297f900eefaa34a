import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RouteErrorScreen } from '@/app/ErrorScreen'

const Nothing = () => null

function showThrown(thrown: unknown) {
  const routes = [
    {
      path: '/',
      element: <p>page</p>,
      HydrateFallback: Nothing,
      errorElement: <RouteErrorScreen />,
      loader: () => {
        throw thrown
      },
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  return screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' })
}

test('an error shows its message, its stack and a way home', async () => {
  await showThrown(new Error('무언가 잘못되었습니다'))
  expect(screen.getByText('무언가 잘못되었습니다')).toBeVisible()
  expect(screen.getByText(/errorScreen\.test/)).toBeVisible()
  expect(screen.getByText('페이지를 표시하지 못했습니다.')).toBeVisible()
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/')
  expect(document.title).toBe('오류 | 도담아지트')
})

test('an unknown address shows its status', async () => {
  const router = createMemoryRouter(
    [{ path: '/', element: <p>page</p>, errorElement: <RouteErrorScreen /> }],
    {
      initialEntries: ['/nope'],
    },
  )
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('404 Not Found')).toBeVisible()
  expect(document.title).toBe('페이지를 찾을 수 없음 | 도담아지트')
})

test.each([null, '', 'text', 0, { message: 'not an error' }])(
  'whatever is thrown, there is a screen: %j',
  async (thrown) => {
    await showThrown(thrown)
    expect(screen.getByRole('link', { name: '홈으로' })).toBeVisible()
  },
)
