import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { pinClock } from './pinnedClock'

// Faults are console.warn; console.error is unexpected.
let errors: MockInstance<typeof console.error>

// Before the modules of the test, which may compute their days when they load.
pinClock()

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  pinClock()
  const unexpected = errors.mock.calls
  errors.mockRestore()
  expect(unexpected, 'console.error was called').toEqual([])
})
