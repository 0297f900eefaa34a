import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { FailingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import type { Proof, Proofs } from './proveRows'

interface Booking {
  /** The path of a session's document; its last seat is the one that is booked. */
  session: string
  capacity: number
  choose: Proof
  chosen: () => HTMLElement[]
}

/** A seat is booked, on a page with a list of chosen times. */
export function proveBooking(
  site: FailingSite,
  { session, capacity, choose, chosen }: Booking,
): Proofs {
  const retry = () => site.press('다시 시도')
  const isChosen = async () => expect(chosen()).toHaveLength(1)
  return proveCommand(site, {
    begin: async () => {
      await site.backend.change(session, { taken: capacity - 1 })
      await choose()
      await isChosen()
    },
    button: () => screen.getByRole('button', { name: '예약하기' }),
    stays: isChosen,
    again: { hanging: retry, wrong: retry },
    // A cancelled booking may have been in the way, and be gone.
    refusals: 2,
    isDone: async () => {
      await waitFor(() => expect(site.path()).toBe('/my/bookings'))
      expect(site.alerts).toEqual(['1건을 예약했어요.'])
      const bookings = await site.backend.list(`${session}/bookings`)
      const own = ({ uid }: Record<string, unknown>) => JSON.stringify(uid).includes(site.uid)
      expect(bookings.filter(own)).toHaveLength(1)
    },
  })
}
