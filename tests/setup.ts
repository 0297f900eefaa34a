import { afterEach, beforeEach, expect, vi } from 'vitest'

// A fault is reported with console.warn; console.error means that something nobody expected went wrong.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const unexpected = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(unexpected, 'console.error was called').toEqual([])
})
