import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasApps, openApp } from '@/platform/device/openApp'

const APP = 'nmap://route/public?dname=a'
const PAGE = 'https://map.naver.com/p/directions/-/127,37,a,,/-/transit'
const assign = vi.fn<(address: string | URL) => void>()

beforeEach(() => {
  assign.mockClear()
  vi.useFakeTimers()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the page opens when no app came to the front', () => {
  openApp(APP, PAGE)
  expect(assign.mock.calls).toEqual([[APP]])
  vi.advanceTimersByTime(1_500)
  expect(assign.mock.calls).toEqual([[APP], [PAGE]])
})

test('the page does not open when an app came to the front', () => {
  openApp(APP, PAGE)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(assign.mock.calls).toEqual([[APP]])
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 7)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
])('%s has apps: %s', (userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent })
  expect(hasApps()).toBe(expected)
})
