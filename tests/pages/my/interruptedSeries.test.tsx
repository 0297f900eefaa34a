import { screen } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CancelForm } from '@/pages/my/rides/dialogs/CancelForm'
import type { RideFormProps } from '@/pages/my/rides/dialogs/rideFormProps'
import { aRide, at } from '../../domain/rides/aRide'
import { server } from './memberRides'
import { openMyPage } from './openMyPage'

vi.mock('@/repository/rides/rides', async (original) =>
  (await import('./memberRides')).ridesModule(original),
)
vi.mock('@/repository/rides/rideBooking', async (original) =>
  (await import('./memberRides')).rideBookingModule(original),
)

const first = aRide({
  id: 'day-0',
  seriesId: 'series-1',
  status: 'confirmed',
  startsAt: at('2026-11-25T15:00'),
})
const series = Array.from({ length: 260 }, (_, day) => ({
  ...first,
  id: `day-${day}`,
  startsAt: addDays(first.startsAt, day),
}))

const given = (onDone: RideFormProps['onDone']): RideFormProps => ({
  uid: 'parent-1',
  ride: first,
  onClose: () => undefined,
  onDone,
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-25T10:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  server.rides = series
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while a series is sent, its number and its fee stand still, and the progress counts', async () => {
  const { user } = openMyPage(<CancelForm {...given(() => undefined)} />)
  await user.click(await screen.findByRole('radio', { name: '전체' }))
  const release = vi.fn()
  const done = server.cancelRides.getMockImplementation()
  server.cancelRides.mockImplementation(async (uid, rows) => {
    await done?.(uid, rows)
    if (server.cancelRides.mock.calls.length === 2)
      await new Promise<void>((resolve) => release.mockImplementation(resolve))
  })
  await user.click(screen.getByRole('button', { name: '예약 취소하기' }))
  expect(await screen.findByText('100 / 260')).toBeInTheDocument()
  expect(screen.getByText('취소할 예약').closest('p')).toHaveTextContent('260건')
  expect(screen.getByText('취소 수수료').closest('p')).toHaveTextContent('3,870원')
  release()
})
