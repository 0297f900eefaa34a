import type { Page } from '@playwright/test'

const school = {
  id: 'school-seongdong-el',
  name: '성동초등학교',
  type: 'school',
  address: '서울 성동구 왕십리로 189',
  lat: 37.5547,
  lng: 127.0402,
}
const agit = {
  id: 'branch-seongsu',
  name: '도담아지트 성수점',
  type: 'center',
  address: '서울 성동구 아차산로 100',
  lat: 37.5446,
  lng: 127.0512,
}
const ride = {
  child: { id: 'child-1', name: '김하준' },
  hour: 15,
  minute: 20,
  distanceKm: 1.5,
  fareKRW: 7750,
}

/** A guest with bookings ahead and behind, and one reservation in the cart. */
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
