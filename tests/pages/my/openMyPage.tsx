import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { withQueries } from '../../remote/withQueries'

export function openMyPage(page: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '*', element: <p>다른 화면</p> },
    ],
    { initialEntries: ['/'] },
  )
  render(withQueries(<RouterProvider router={router} />))
  return { router, user: userEvent.setup() }
}
