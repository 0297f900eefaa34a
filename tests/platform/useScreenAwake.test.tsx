import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScreenAwake } from '@/platform/device/useScreenAwake'

const release = vi.fn(async () => {})
const request = vi.fn(async () => ({ release }))

const look = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const offerLock = () => vi.stubGlobal('navigator', { wakeLock: { request } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  release.mockClear()
  request.mockClear()
})

test('the lock is held while the page is visible, and released with it', async () => {
  offerLock()
  const { unmount } = renderHook(() => useScreenAwake())
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'))
  look('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  look('visible')
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  unmount()
  await waitFor(() => expect(release).toHaveBeenCalled())
  look('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a lock granted after unmounting is released', async () => {
  offerLock()
  renderHook(() => useScreenAwake()).unmount()
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
})

test('a refused or missing lock throws nothing', () => {
  offerLock()
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  renderHook(() => useScreenAwake())
  expect(request).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', {})
  expect(() => renderHook(() => useScreenAwake())).not.toThrow()
})
