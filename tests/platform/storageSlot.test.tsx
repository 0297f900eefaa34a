import { afterEach, expect, test, vi } from 'vitest'
import { onStorageChange, storageSlot } from '@/platform/storage/storageSlot'

const slot = storageSlot<number>({
  area: 'local',
  key: 'test-slot',
  version: 2,
  parse: (value) => (typeof value === 'number' ? value : undefined),
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const silence = () => vi.spyOn(console, 'warn').mockReturnValue()

test('keeps a value', () => {
  expect(slot.read()).toBeUndefined()
  expect(slot.write(7)).toBe(true)
  expect(slot.read()).toBe(7)
  slot.remove()
  expect(slot.read()).toBeUndefined()
})

test.each([
  '',
  'null',
  '7',
  '{',
  '"text"',
  '{"v":2}',
  '{"v":1,"data":7}',
  '{"v":2,"data":"7"}',
  '[]',
])('ignores and reports the invalid value %j', (text) => {
  const warn = silence()
  localStorage.setItem('test-slot', text)
  expect(slot.read()).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls.flat().join()).not.toContain(text || '\u0000')
})

test('a full storage is reported to the caller', () => {
  silence()
  const full: Storage = {
    length: 0,
    clear: () => {},
    getItem: () => null,
    key: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
  expect(slot.write(1)).toBe(false)
})

test('a blocked storage reads nothing and does not throw', () => {
  silence()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(slot.read()).toBeUndefined()
  expect(slot.write(1)).toBe(false)
  expect(() => slot.remove()).not.toThrow()
})

test('another tab’s change is heard with its key, a clear without one', () => {
  const heard = vi.fn()
  onStorageChange(heard)
  window.dispatchEvent(new StorageEvent('storage', { key: 'test-slot' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard.mock.calls).toEqual([['test-slot'], [null]])
})
