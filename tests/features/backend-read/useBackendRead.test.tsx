import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBackendRead } from '@/features/backend-read/useBackendRead'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
const settle = () => act(async () => {})

test('fails, reads again on request and keeps the answer', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('menu')
  const { result } = renderHook(() => useBackendRead('메뉴', read))
  expect(result.current.status).toBe('loading')
  await settle()
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(
      '불러오지 못했습니다: 메뉴',
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
  const read = vi.fn(() => Promise.resolve(1))
  const { result, rerender } = renderHook(
    ({ isWanted }) => useBackendRead('메뉴', read, isWanted),
    { initialProps: { isWanted: false } },
  )
  await settle()
  expect(read).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await settle()
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  await settle()
  expect(result.current).toEqual({ status: 'loaded', data: 1 })
  expect(read).toHaveBeenCalledOnce()
})
