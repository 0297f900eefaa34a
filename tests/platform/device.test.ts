import { afterEach, expect, test, vi } from 'vitest'
import { currentPosition } from '@/platform/device/currentPosition'
import { copyText } from '@/platform/device/passTextOn'

afterEach(() => vi.unstubAllGlobals())

test('the device’s position, or undefined when refused', async () => {
  const getCurrentPosition = vi.fn()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  getCurrentPosition.mockImplementationOnce((done) =>
    done({ coords: { latitude: 37.5, longitude: 127 } }),
  )
  await expect(currentPosition()).resolves.toEqual({ lat: 37.5, lng: 127 })
  getCurrentPosition.mockImplementationOnce((_, refuse) => refuse({ code: 1 }))
  await expect(currentPosition()).resolves.toBeUndefined()
})

test('a browser without location or clipboard does not throw', async () => {
  vi.stubGlobal('navigator', {})
  vi.spyOn(console, 'warn').mockReturnValue()
  await expect(currentPosition()).resolves.toBeUndefined()
  await expect(copyText('주소')).resolves.toBe(false)
})
