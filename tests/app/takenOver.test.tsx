import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Outlet, type RouteObject } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PageFrame } from '@/app/PageFrame'
import { Site } from '@/app/Site'
import { createSiteRouter } from '@/app/siteRouter'

/** What is live, in the order in which it came to be, and whether the page was called ready by then. */
const live: string[] = []
const isReady = () => document.documentElement.dataset.ready === 'true'

function Layout() {
  useEffect(() => {
    live.push(`layout${isReady() ? ', ready' : ''}`)
  }, [])
  return <Outlet />
}

function Page() {
  useEffect(() => {
    live.push('page')
  }, [])
  return <h1>픽업</h1>
}

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [{ element: <PageFrame />, children: [{ path: '*', element: <Page /> }] }],
  },
]

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.ready
})

test('a layout is taken over before its page, which is called ready only then', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const site = <Site router={createSiteRouter(routes)} />
  container.innerHTML = renderToString(site)
  const heading = container.querySelector('h1')
  await act(async () => void hydrateRoot(container, site))
  expect(live).toEqual(['layout', 'page'])
  expect(isReady()).toBe(true)
  expect(container.querySelector('h1')).toBe(heading)
})
