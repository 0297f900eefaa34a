import { screen, waitFor } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { CancelForm } from '@/pages/my/rides/dialogs/CancelForm'
import type { RideFormProps } from '@/pages/my/rides/dialogs/rideFormProps'
import { TimeChangeForm } from '@/pages/my/rides/dialogs/TimeChangeForm'
import { RepositoryError } from '@/repository/firestore/repositoryError'
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
const sentOf = (command: typeof server.cancelRides | typeof server.changeRideTimes) =>
  command.mock.calls.map(([, rows]) => rows.map(({ ride }) => ride.id))

/** The network goes with the second commit: neither is it sent, nor can the rides be read again. */
function loseNetwork<Row>(command: Mock<(uid: string, rows: readonly Row[]) => Promise<void>>) {
  const done = command.getMockImplementation()
  const offline = async () => {
    throw new RepositoryError('offline')
  }
  command.mockImplementation(async (uid, rows) => {
    if (command.mock.calls.length === 2) {
      server.read.mockImplementation(offline)
      return offline()
    }
    return done?.(uid, rows)
  })
  return () => server.read.mockImplementation(async () => server.rides)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-25T10:00') })
  vi.spyOn(console, 'warn').mockReturnValue()
  server.rides = series
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a cancellation that the network interrupts says what is left, at which fee, and goes on with it', async () => {
  const onDone = vi.fn()
  const { user } = openMyPage(<CancelForm {...given(onDone)} />)
  await user.click(await screen.findByRole('radio', { name: '전체' }))
  expect(screen.getByText('취소 수수료').closest('p')).toHaveTextContent('3,870원')
  const findNetwork = loseNetwork(server.cancelRides)
  await user.click(screen.getByRole('button', { name: '예약 취소하기' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '100건을 취소했고 160건이 남았어요. 인터넷 연결을 확인해 주세요.',
  )
  expect(screen.getByText('취소할 예약').closest('p')).toHaveTextContent('160건')
  expect(screen.getByText('취소 수수료').closest('p')).toHaveTextContent('0원')

  findNetwork()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('예약을 취소했어요.'))
  const [done, refused, ...further] = sentOf(server.cancelRides)
  expect(further.map((ids) => ids.length)).toEqual([100, 60])
  expect(refused).toEqual(further[0])
  expect([...(done ?? []), ...further.flat()]).toEqual(series.map(({ id }) => id))
})

test('a change of time that the network interrupts says what is left, and goes on with it', async () => {
  const onDone = vi.fn()
  server.rides = series.slice(1)
  const { user } = openMyPage(<TimeChangeForm {...given(onDone)} ride={series[1] ?? first} />)
  await user.click(await screen.findByRole('radio', { name: '이후 모두' }))
  await user.selectOptions(screen.getByRole('combobox', { name: '시' }), '20')
  const findNetwork = loseNetwork(server.changeRideTimes)
  await user.click(screen.getByRole('button', { name: '변경하기' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '100건을 변경했고 159건이 남았어요. 인터넷 연결을 확인해 주세요.',
  )
  expect(screen.getByText('바꿀 예약').closest('p')).toHaveTextContent('159건')

  findNetwork()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  const [done, refused, ...further] = sentOf(server.changeRideTimes)
  expect(further.map((ids) => ids.length)).toEqual([100, 59])
  expect(refused).toEqual(further[0])
  expect([...(done ?? []), ...further.flat()]).toEqual(server.rides.map(({ id }) => id))
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
