import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Faults are console.warn; console.error is unexpected.
let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const unexpected = errors.mock.calls
  errors.mockRestore()
  expect(unexpected, 'console.error was called').toEqual([])
})
