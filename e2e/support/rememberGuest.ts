import type { Page } from '@playwright/test'
import { agit, school } from './cart'

const ride = {
  child: { id: 'child-1', name: '김하준' },
  hour: 15,
  minute: 20,
  distanceKm: 1.5,
  fareKRW: 7750,
}

/** A guest with past and upcoming bookings, and one reservation in the cart. */
export async function rememberGuest(page: Page): Promise<void> {
  const booking = { ...ride, kind: 'pickup', origin: school, dest: agit }
  const stored = {
    'dodam-bookings': [
      { ...booking, id: 'b1', date: '2026-11-25' },
      { ...booking, id: 'b2', date: '2026-11-26' },
      { ...booking, id: 'b3', date: '2026-11-18' },
      { ...booking, id: 'expired', date: '2026-11-13' },
    ],
    'dodam-reservation-cart': [
      {
        ...ride,
        id: 'c1',
        date: '2026-11-27',
        origin: school,
        dest: agit,
        memo: '우유 알레르기가 있어요',
      },
    ],
  }
  await page.addInitScript((slots) => {
    if (sessionStorage.getItem('remembered')) return
    sessionStorage.setItem('remembered', 'yes')
    for (const [key, data] of Object.entries(slots))
      localStorage.setItem(key, JSON.stringify({ v: 1, data }))
  }, stored)
}
