import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useUrlState } from '@/platform/page/useUrlState'

let url: ReturnType<typeof useUrlState>

function Page() {
  url = useUrlState()
  return <output>{[...url.params].map((pair) => pair.join('=')).join('&')}</output>
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/page', element: <Page /> }, { path: '/before' }], {
    initialEntries: ['/before', address],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  const expectAddress = (text: string) => {
    expect(router.state.location.search).toBe(text)
    expect(url.params.toString()).toBe(text.slice(1))
  }
  return { router, expectAddress, go: (by: number) => act(() => router.navigate(by)) }
}

test('changes the named values only; undefined removes, an empty text stays', () => {
  const { expectAddress } = open('/page?q=a&view=map')
  act(() => url.write({ q: undefined, edit: '' }))
  expectAddress('?view=map&edit=')
  expect([url.read('view'), url.read('q')]).toEqual(['map', ''])
})

test('replaces the entry unless it is a step', async () => {
  const { router, expectAddress, go } = open('/page')
  act(() => url.write({ view: 'map' }, { isStep: true }))
  act(() => url.write({ view: 'list' }))
  expectAddress('?view=list')
  await go(-1)
  expectAddress('')
  await go(-1)
  expect(router.state.location.pathname).toBe('/before')
})

test('a hidden value is readable, survives steps and is not in the address', async () => {
  const { router, expectAddress, go } = open('/page?q=a')
  act(() => url.write({ q: '이하늘' }, { hidden: ['q'] }))
  expectAddress('')
  act(() => url.write({ view: 'map' }, { isStep: true }))
  expectAddress('?view=map')
  expect(url.read('q')).toBe('이하늘')
  await go(-1)
  expect(url.read('q')).toBe('이하늘')
  expect(JSON.stringify(router.state.location.state)).not.toContain('이하늘')
  act(() => url.write({ q: undefined }))
  expect(url.read('q')).toBe('')
  act(() => url.write({ q: '이하늘' }, { hidden: ['q'] }))
  await act(() => router.navigate('/page'))
  expect(url.read('q')).toBe('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('hidden values write no history entry', () => {
  const { router, expectAddress } = open('/page?view=map')
  act(() => url.write({ q: '이' }, { hidden: ['q'] }))
  const first = router.state.location.key
  for (const q of ['이하', '이하늘', undefined]) act(() => url.write({ q }, { hidden: ['q'] }))
  expect(url.read('q')).toBe('')
  act(() => url.write({ view: 'map' }))
  expectAddress('?view=map')
  expect(router.state.location.key).toBe(first)
  act(() => url.write({ view: 'list' }))
  expectAddress('?view=list')
  expect(router.state.location.key).not.toBe(first)
})
