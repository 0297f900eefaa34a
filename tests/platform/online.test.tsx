import { afterEach, expect, test, vi } from 'vitest'
import { mayPoll } from '@/platform/network/online'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['visible', true, true],
  ['hidden', true, false],
  ['visible', false, false],
] as const)('a %s page, online %s: %s', (visibility, isOnline, expected) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(mayPoll()).toBe(expected)
})
