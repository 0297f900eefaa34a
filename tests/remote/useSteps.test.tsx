import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { remoteFailures } from '@/domain/remoteFailure'
import { createQueryClient } from '@/remote/queryClient'
import { type CommandStep, useSteps } from '@/remote/useSteps'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { withQueries } from './withQueries'

let client = new QueryClient()
let ran: string[] = []
/** What is not answered well, by key. */
let failing: Readonly<Record<string, RepositoryError>> = {}

beforeEach(() => {
  client = createQueryClient()
  ran = []
  failing = {}
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const step = (key: string, more: Partial<CommandStep> = {}): CommandStep => ({
  key,
  name: `${key} 돌봄`,
  isCounted: true,
  run: async () => {
    ran.push(key)
    if (failing[key]) throw failing[key]
  },
  ...more,
})

const list = { queryKey: ['list'] }
const onPage = () =>
  renderHook(() => useSteps({ renews: () => [list], failure: '처리하지 못했습니다.' }), {
    wrapper: ({ children }: { children: ReactNode }) => <>{withQueries(children, client)}</>,
  }).result

test('steps run in order, and the number counts what is decided', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const page = onPage()
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  expect(page.current.progress).toBeUndefined()
  const steps = [step('first', { isCounted: false }), step('a'), step('b', { run: () => slow })]
  act(() => void page.current.run(steps))
  await waitFor(() => expect(page.current.progress).toEqual({ done: 1, count: 2, failed: [] }))
  release()
  await waitFor(() => expect(page.current.isDone).toBe(true))
  expect(page.current.progress).toEqual({ done: 2, count: 2, failed: [] })
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(list)
})

test('the browser asks before it leaves steps that are under way', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const page = onPage()
  expect(isAsked()).toBe(false)
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  act(() => void page.current.run([step('a', { run: () => slow })]))
  await waitFor(() => expect(isAsked()).toBe(true))
  release()
  await waitFor(() => expect(page.current.isDone).toBe(true))
  expect(isAsked()).toBe(false)
})

test('what fails is named and stops no other, and another run goes on with what is left', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const page = onPage()
  const steps = ['a', 'b', 'c'].map((key) => step(key))
  failing = { b: new RepositoryError('denied') }
  await act(() => page.current.run(steps))
  expect(ran).toEqual(['a', 'b', 'c'])
  expect(page.current.progress).toEqual({ done: 2, count: 3, failed: ['b 돌봄'] })
  expect(page.current.failure).toBe(remoteFailures.denied)
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(list)
  failing = {}
  await act(() => page.current.run(steps))
  expect(ran).toEqual(['a', 'b', 'c', 'b'])
  expect(page.current.progress).toEqual({ done: 3, count: 3, failed: [] })
  expect(page.current.failure).toBeUndefined()
})

test.each(['offline', 'signedOut'] as const)(
  'without network or session the rest waits: %s',
  async (kind) => {
    const page = onPage()
    failing = { a: new RepositoryError(kind) }
    await act(() => page.current.run([step('a'), step('b')]))
    expect(ran).toEqual(['a'])
    expect(page.current.progress).toEqual({ done: 0, count: 2, failed: ['a 돌봄'] })
  },
)

test('nothing comes after a required step that fails, and all after one that does not', async () => {
  const page = onPage()
  const steps = [step('a'), step('b', { isRequired: true }), step('c')]
  failing = { b: new RepositoryError('denied') }
  await act(() => page.current.run(steps))
  expect(ran).toEqual(['a', 'b'])
  ran = []
  failing = { a: new RepositoryError('denied') }
  await act(async () => page.current.begin())
  await act(() => page.current.run(steps))
  expect(ran).toEqual(['a', 'b', 'c'])
})

test('another decision begins anew', async () => {
  const page = onPage()
  failing = { b: new RepositoryError('denied') }
  await act(() => page.current.run([step('a'), step('b')]))
  await act(async () => page.current.begin())
  expect(page.current.progress).toBeUndefined()
  expect(page.current.failure).toBeUndefined()
  failing = {}
  await act(() => page.current.run([step('a')]))
  expect(ran).toEqual(['a', 'b', 'a'])
})
