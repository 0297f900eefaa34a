import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { publicQuery } from '@/remote/publicQuery'
import { createQueryClient } from '@/remote/queryClient'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { projectId } from '@/repository/firestore/client'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { storeRows } from './storeRows'
import { withQueries } from './withQueries'

const NOON = new Date('2026-11-20T12:00:00+09:00')
const down = new RepositoryError('denied')
const first = (rows: readonly string[]) => rows[0]
const answers = () => vi.fn<() => Promise<string[]>>()

const query = (read: () => Promise<string[]>) =>
  publicQuery({
    name: 'menu',
    failure: '메뉴를 불러오지 못했습니다.',
    read,
    schema: z.string(),
    select: first,
  })

test('two collections have two keys', () => {
  expect(query(async () => []).queryKey).toEqual([projectId(), 'menu'])
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})
const flush = () => act(async () => {})
const WAIT_MS = 100
const later = (menu: string) => () =>
  new Promise<string[]>((resolve) => setTimeout(() => resolve([menu]), WAIT_MS))
const arrive = () => act(() => vi.advanceTimersByTimeAsync(WAIT_MS))

const use = (read: () => Promise<string[]>, client = createQueryClient()) =>
  renderHook(({ isWanted }) => useRemoteRead(query(read), isWanted), {
    initialProps: { isWanted: true },
    wrapper: ({ children }) => withQueries(children, client),
  })
const remember = (menu: string) =>
  storeRows({ name: 'menu', savedAt: NOON.getTime() - 60_000, documents: [menu] })

test('fails, reads again on request and keeps the answer', async () => {
  const read = answers().mockRejectedValueOnce(down).mockImplementation(later('menu'))
  const { result } = use(read)
  expect(result.current.status).toBe('loading')
  await flush()
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      '메뉴를 불러오지 못했습니다.',
      expect.objectContaining({ kind: 'RepositoryError denied' }),
    ),
  )
  if (result.current.status === 'failed') act(result.current.retry)
  await flush()
  expect(result.current.status).toBe('loading')
  await arrive()
  expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('waits until enabled and keeps its data when disabled', async () => {
  const read = answers().mockResolvedValue(['menu'])
  const { result, rerender } = renderHook(({ isWanted }) => useRemoteRead(query(read), isWanted), {
    initialProps: { isWanted: false },
    wrapper: ({ children }) => withQueries(children, client),
  })
  await flush()
  expect(read).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await flush()
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await flush()
  expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
  expect(read).toHaveBeenCalledOnce()
})
const client = createQueryClient()

describe('remembered data', () => {
  beforeEach(() => remember('old'))

  test('is there at once and is replaced by the answer', async () => {
    const { result } = use(answers().mockResolvedValue(['new']))
    expect(result.current).toMatchObject({
      status: 'loaded',
      data: 'old',
      stale: { savedAt: new Date(NOON.getTime() - 60_000), hasFailed: false, isReading: true },
    })
    await flush()
    expect(result.current).toEqual({ status: 'loaded', data: 'new' })
  })

  test('stays when reading fails, also during a retry', async () => {
    const { result } = use(answers().mockRejectedValueOnce(down).mockImplementation(later('new')))
    await flush()
    expect(result.current).toMatchObject({
      data: 'old',
      stale: { hasFailed: true, isReading: false },
    })
    if (result.current.status === 'loaded' && result.current.stale) act(result.current.stale.retry)
    await flush()
    expect(result.current).toMatchObject({
      data: 'old',
      stale: { hasFailed: true, isReading: true },
    })
    await arrive()
    expect(result.current).toEqual({ status: 'loaded', data: 'new' })
  })

  test('is removed when the answer is empty', async () => {
    use(answers().mockResolvedValue([]))
    await flush()
    expect(localStorage.getItem('dodam-menu')).toBeNull()
  })
})

describe('an answer', () => {
  test('is fresh for an hour, on every page', async () => {
    const read = answers().mockResolvedValue(['menu'])
    const cache = createQueryClient()
    use(read, cache)
    await flush()
    cleanup()
    vi.advanceTimersByTime(60 * 60_000 - 1)
    expect(use(read, cache).result.current).toEqual({ status: 'loaded', data: 'menu' })
    await flush()
    expect(read).toHaveBeenCalledOnce()
    cleanup()
    vi.advanceTimersByTime(1)
    expect(use(read, cache).result.current).toMatchObject({
      data: 'menu',
      stale: { savedAt: NOON },
    })
    await flush()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('that grows old on the page is not called so while nothing is read', async () => {
    const { result, rerender } = use(answers().mockResolvedValue(['menu']))
    await flush()
    act(() => void vi.advanceTimersByTime(60 * 60_000))
    rerender({ isWanted: true })
    expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
  })

  test('is stale when the clock was set back', async () => {
    const read = answers().mockResolvedValue(['menu'])
    const cache = createQueryClient()
    use(read, cache)
    await flush()
    cleanup()
    vi.setSystemTime(NOON.getTime() - 1)
    use(read, cache)
    await flush()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('is shared by simultaneous readers', async () => {
    const read = answers().mockResolvedValue(['menu'])
    const cache = createQueryClient()
    use(read, cache)
    use(read, cache)
    await flush()
    expect(read).toHaveBeenCalledOnce()
  })
})

describe('a failed read is retried', () => {
  const comesBack = () => act(() => window.dispatchEvent(new Event('online')))
  const isLookedAt = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }

  test('when the network returns, until it has answered', async () => {
    const read = answers().mockRejectedValueOnce(down).mockImplementation(later('menu'))
    const { result } = use(read)
    comesBack()
    await flush()
    expect(read).toHaveBeenCalledOnce()
    comesBack()
    await flush()
    // Why it failed stands there until the answer.
    expect(result.current.status).toBe('failed')
    await arrive()
    expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
    comesBack()
    await flush()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('when the tab is shown, not when hidden', async () => {
    const read = answers().mockRejectedValue(down)
    use(read)
    await flush()
    isLookedAt('hidden')
    await flush()
    expect(read).toHaveBeenCalledOnce()
    isLookedAt('visible')
    await flush()
    expect(read).toHaveBeenCalledTimes(2)
    isLookedAt('visible')
    await flush()
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('not after unmounting', async () => {
    const read = answers().mockRejectedValue(down)
    const { unmount } = use(read)
    await flush()
    unmount()
    comesBack()
    expect(read).toHaveBeenCalledOnce()
  })
})
