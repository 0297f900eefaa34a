import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A fault is reported with console.warn; console.error means that something nobody expected went wrong.
let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const unexpected = errors.mock.calls
  errors.mockRestore()
  expect(unexpected, 'console.error was called').toEqual([])
})
