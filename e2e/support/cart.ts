import type { Page } from '@playwright/test'

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

/** From the school to the agit, rounded down to ten minutes. */
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

/** Stores lines as this device's cart, for the next page. */
export const storeCart = (page: Page, lines: readonly ReturnType<typeof cartLine>[]) =>
  page.evaluate(
    (data) => window.localStorage.setItem('dodam-reservation-cart', JSON.stringify({ v: 1, data })),
    lines,
  )

/** Rides at 13:00 on so many days, from two days ahead. */
export const dailyCartLines = (count: number, from: Date, child?: { id: string; name: string }) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(from.getTime() + (index + 2) * 24 * HOUR_MS).toISOString().slice(0, 10)
    return {
      ...cartLine(`line-${index}`, new Date(`${day}T13:00:00+09:00`), child),
      seriesId: 'series-1',
    }
  })
