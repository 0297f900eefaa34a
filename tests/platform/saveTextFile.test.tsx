import { afterEach, expect, test, vi } from 'vitest'
import { saveTextFile } from '@/platform/device/saveFile'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a text is saved under its name, and its address is revoked later', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`)
  })
  saveTextFile('a.ics', 'text/calendar', 'BEGIN:VCALENDAR')
  expect(clicked).toEqual(['a.ics blob:test'])
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith('blob:test')
})
