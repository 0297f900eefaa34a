import { afterEach, expect, test } from 'vitest'
import { dropBrokenScrollPositions, SCROLL_POSITIONS_KEY } from '@/platform/storage/pageTraces'

afterEach(() => sessionStorage.clear())

test.each([
  { stored: '{"/faq":120}', kept: true },
  { stored: 'null', kept: false },
  { stored: '7', kept: false },
  { stored: '{', kept: false },
])('$stored is kept: $kept', ({ stored, kept }) => {
  sessionStorage.setItem(SCROLL_POSITIONS_KEY, stored)
  dropBrokenScrollPositions()
  expect(sessionStorage.getItem(SCROLL_POSITIONS_KEY)).toBe(kept ? stored : null)
})
