import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '@/services/login'
import { sendPhoneCode } from '@/services/sendPhoneCode'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const services = {
  'a phone code': () => sendPhoneCode('+821012345678'),
  'a login': () => login('kakao'),
}

test.each(Object.entries(services))('%s is refused without a network', async (_, ask) => {
  const told = vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('navigator', { onLine: false })
  const refused = expect(ask()).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(500)
  await refused
  expect(told).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  const answered = expect(ask()).resolves.not.toThrow()
  await vi.advanceTimersByTimeAsync(500)
  await answered
})
