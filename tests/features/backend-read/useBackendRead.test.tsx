import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useBackendRead } from '@/features/backend-read/useBackendRead'
import type { Recalled } from '@/repository/rememberedRead'

const noon = new Date('2026-11-20T12:00:00+09:00')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})
const settle = () => act(async () => {})
const answers = () => vi.fn<() => Promise<string>>()

/** The hook on a source that remembers `recalled`. */
function use(read: () => Promise<string>, recalled?: Recalled<string>) {
  const source = { read, recall: () => recalled }
  return renderHook(() => useBackendRead('메뉴를', source)).result
}
const remembered = { data: 'old', savedAt: noon, isFresh: false }

test('fails, reads again on request and keeps the answer', async () => {
  const read = answers().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('menu')
  const result = use(read)
  expect(result.current.status).toBe('loading')
  await settle()
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      '메뉴를 불러오지 못했습니다.',
      expect.objectContaining({ kind: 'Error' }),
    ),
  )
  if (result.current.status === 'failed') act(result.current.retry)
  expect(result.current.status).toBe('loading')
  await settle()
  expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('waits until it is wanted and keeps what it has when it is not wanted any more', async () => {
  const source = { read: vi.fn(() => Promise.resolve(1)) }
  const { result, rerender } = renderHook(
    ({ isWanted }) => useBackendRead('메뉴를', source, isWanted),
    { initialProps: { isWanted: false } },
  )
  await settle()
  expect(source.read).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await settle()
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await settle()
  expect(result.current).toEqual({ status: 'loaded', data: 1 })
  expect(source.read).toHaveBeenCalledOnce()
})

describe('what is remembered', () => {
  test('is there at once, and is all when it is fresh', async () => {
    const read = answers()
    const result = use(read, { ...remembered, isFresh: true })
    expect(result.current).toEqual({ status: 'loaded', data: 'old' })
    await settle()
    expect(read).not.toHaveBeenCalled()
  })

  test('is there at once and gives way to the answer', async () => {
    const result = use(answers().mockResolvedValue('new'), remembered)
    expect(result.current).toMatchObject({
      status: 'loaded',
      data: 'old',
      stale: { savedAt: noon, hasFailed: false, isReading: true },
    })
    await settle()
    expect(result.current).toEqual({ status: 'loaded', data: 'new' })
  })

  test('stays when reading fails, also while it is tried again', async () => {
    const result = use(
      answers().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new'),
      remembered,
    )
    await settle()
    expect(result.current).toMatchObject({
      data: 'old',
      stale: { savedAt: noon, hasFailed: true, isReading: false },
    })
    if (result.current.status === 'loaded' && result.current.stale) act(result.current.stale.retry)
    expect(result.current).toMatchObject({
      data: 'old',
      stale: { hasFailed: true, isReading: true },
    })
    await settle()
    expect(result.current).toEqual({ status: 'loaded', data: 'new' })
  })
})

describe('a failed read is tried again', () => {
  const comesBack = () => act(() => window.dispatchEvent(new Event('online')))
  const isLookedAt = (visibility: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }

  test('when the network returns, and once it has answered not any more', async () => {
    const read = answers().mockRejectedValueOnce(new Error('down')).mockResolvedValue('menu')
    const result = use(read)
    comesBack()
    await settle()
    expect(read).toHaveBeenCalledOnce()
    comesBack()
    expect(result.current.status).toBe('loading')
    await settle()
    expect(result.current).toEqual({ status: 'loaded', data: 'menu' })
    comesBack()
    await settle()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('when the tab is looked at again, not when it is left', async () => {
    const read = answers().mockRejectedValue(new Error('down'))
    use(read)
    await settle()
    isLookedAt('hidden')
    await settle()
    expect(read).toHaveBeenCalledOnce()
    isLookedAt('visible')
    await settle()
    expect(read).toHaveBeenCalledTimes(2)
    isLookedAt('visible')
    await settle()
    expect(read).toHaveBeenCalledTimes(3)
  })

  test('nobody listens after the page is gone', async () => {
    const source = { read: answers().mockRejectedValue(new Error('down')) }
    const { unmount } = renderHook(() => useBackendRead('메뉴를', source))
    await settle()
    unmount()
    comesBack()
    expect(source.read).toHaveBeenCalledOnce()
  })
})
