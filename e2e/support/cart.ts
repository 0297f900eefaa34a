import type { Page } from '@playwright/test'

/** Two places of the site's lists. */
export const school = {
  id: 'school-seongdong-el',
  name: '성동초등학교',
  type: 'school',
  address: '서울 성동구 왕십리로 189',
  lat: 37.5547,
  lng: 127.0402,
}
export const agit = {
  id: 'branch-seongsu',
  name: '도담아지트 성수점',
  type: 'center',
  address: '서울 성동구 아차산로 100',
  lat: 37.5446,
  lng: 127.0512,
}

const HOUR_MS = 3_600_000
const SEOUL_AHEAD_MS = 9 * HOUR_MS

/** A line of the pickup cart: from the school to the agit, at the ten minutes in Seoul before an instant. */
export function cartLine(id: string, before: Date, child = { id: 'child-1', name: '김하준' }) {
  const seoul = new Date(before.getTime() + SEOUL_AHEAD_MS)
  return {
    id,
    child,
    date: seoul.toISOString().slice(0, 10),
    hour: seoul.getUTCHours(),
    minute: Math.floor(seoul.getUTCMinutes() / 10) * 10,
    origin: school,
    dest: agit,
    distanceKm: 1.4842,
    memo: '',
    fareKRW: 7_742,
  }
}

/** Puts lines into the cart as this device remembers it; the next page shows them. */
export const keepCart = (page: Page, lines: readonly ReturnType<typeof cartLine>[]) =>
  page.evaluate(
    (data) => window.localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data })),
    lines,
  )

/** A series of so many lines: a ride at 13:00 on each of the days from two days ahead. */
export const daily = (count: number, child?: { id: string; name: string }) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.now() + (index + 2) * 24 * HOUR_MS).toISOString().slice(0, 10)
    return {
      ...cartLine(`line-${index}`, new Date(`${day}T13:00:00+09:00`), child),
      seriesId: 'series-1',
    }
  })
