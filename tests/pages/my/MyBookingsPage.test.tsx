import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays, dayOf } from '@/domain/dates/day'
import { trialRideOf } from '@/domain/rides/reservations/trialRide'
import { MyBookingsPage } from '@/pages/my/bookings/MyBookingsPage'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useReservationCart } from '@/stores/reservationCart'
import { useTrialRides } from '@/stores/trialRides'
import { aReservation } from '../../domain/rides/aReservation'
import { openMyPage } from './openMyPage'

const today = dayOf(new Date())
const inDays = (count: number) => addDays(today, count)
const lineIn = (count: number, id: string) => aReservation({ id, date: inDays(count) })
const saved = vi.fn<(file: Blob) => string>(() => 'blob:test')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  saved.mockClear()
  for (const reset of [
    () => useTrialRides.setState(useTrialRides.getInitialState(), true),
    () => useReservationCart.setState(useReservationCart.getInitialState(), true),
    () => usePickupWizard.setState(usePickupWizard.getInitialState(), true),
  ])
    reset()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) =>
    file instanceof Blob ? saved(file) : '',
  )
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const openPage = () =>
  openMyPage(
    <main>
      <MyBookingsPage />
    </main>,
  )

function fill() {
  useTrialRides.getState().record([lineIn(5, 'b-1'), lineIn(-2, 'b-2')].map(trialRideOf))
  useReservationCart.getState().add([lineIn(5, 'b-1'), lineIn(6, 'c-1')])
}

test('deleting asks first, and the cart does not restore it', async () => {
  fill()
  const confirm = vi.fn(() => true).mockReturnValueOnce(false)
  vi.stubGlobal('confirm', confirm)
  const { user } = openPage()
  const [remove] = await screen.findAllByRole('button', { name: /예약 삭제$/ })
  if (!remove) throw new Error('no button')
  await user.click(remove)
  expect(useTrialRides.getState().rides).toHaveLength(2)
  await user.click(remove)
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(useTrialRides.getState().rides.map(({ id }) => id)).toEqual(['b-2'])
  expect(useReservationCart.getState().items.map(({ id }) => id)).toEqual(['c-1'])
  expect(screen.getByRole('heading', { name: '다가오는 예약' })).toHaveFocus()
})
