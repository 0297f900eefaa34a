import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPickupRequest, pickupRequestPayload } from '@/domain/pickupRequest'
import { login } from '@/services/login'
import { sendPhoneCode } from '@/services/sendPhoneCode'
import { submitPickupRequest } from '@/services/submitPickupRequest'
import { suggestBranch } from '@/services/suggestBranch'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const services = {
  'a pickup request': () =>
    submitPickupRequest(
      pickupRequestPayload(
        { id: 'seongsu', name: '성수점' },
        {
          ...emptyPickupRequest,
          datetime: '2026-11-21T15:00',
        },
      ),
    ),
  'a branch suggestion': () => suggestBranch({ place: '왕십리', reason: '', contact: '' }),
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
