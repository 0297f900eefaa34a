import { afterEach, expect, test, vi } from 'vitest'
import { currentEntry, newEntry, pushEntry, replaceEntry } from '@/platform/sessionHistory'

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

test('an entry is found again as it was written', () => {
  const entry = newEntry('/branches?district=강남구#map', { from: 'menu' })
  pushEntry(entry)
  expect(currentEntry()).toEqual(entry)
  expect(entry.search).toBe('?district=%EA%B0%95%EB%82%A8%EA%B5%AC')
})

test.each([null, 7, 'text', { key: 7 }, { state: undefined }, []])(
  'an entry of somebody else is the default one: %j',
  (stored) => {
    window.history.replaceState(stored, '', '/faq')
    expect(currentEntry()).toEqual({
      pathname: '/faq',
      search: '',
      hash: '',
      state: null,
      key: 'default',
    })
  },
)

test('no address leads to another origin', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError')
  })
  pushEntry(newEntry('//evil.example/x?y=1'))
  pushEntry(newEntry('https://evil.example/x'))
  expect(assign.mock.calls).toEqual([['/x?y=1'], ['/x']])
})

test('a state that no entry can hold is a fault of ours, and said', () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('a function', 'DataCloneError')
  })
  expect(() => replaceEntry(newEntry('/'))).toThrow('a function')
})
