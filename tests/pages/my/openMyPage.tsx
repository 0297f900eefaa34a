import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { withQueries } from '../../remote/withQueries'

/** Renders a page of 내 정보 in a router that knows the pages it leads to. */
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
