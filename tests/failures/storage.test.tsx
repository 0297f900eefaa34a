import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sampleFares } from '@/domain/rides/fares/fare'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { storageRows } from './rows/storageRows'

// There is no backend here, and what a ride costs is read before it is booked.
vi.mock('@/repository/rides/fares', async (original) => ({
  ...(await original<typeof import('@/repository/rides/fares')>()),
  readFares: () => Promise.resolve(sampleFares),
}))
vi.mock('@/repository/places/closures', async (original) => ({
  ...(await original<typeof import('@/repository/places/closures')>()),
  readClosures: () => Promise.resolve({ days: {} }),
}))

const writeFailed = /이 브라우저에는 저장할 수 없어요/
const invalidData = /전에 저장한 내용 일부를 읽지 못했어요/

const alerts: string[] = []
beforeEach(() => {
  alerts.length = 0
  for (const method of ['info', 'log', 'warn'] as const) vi.spyOn(console, method).mockReturnValue()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('alert', (message: string) => alerts.push(message))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** A page load: nothing is left of the one before, and its stores read the device. */
async function load(address: string): Promise<void> {
  vi.resetModules()
  const { routes } = await import('@/app/routing/routes')
  const { openSite } = await import('../app/openSite')
  await openSite(routes, address)
}

// By text and label: roles of a whole page take their time.
const labelled = (name: string | RegExp) =>
  screen.getByLabelText(name, { selector: 'select, input, button' })
const choose = (name: string, value: string) =>
  fireEvent.change(labelled(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))
async function choosePlace(field: string, name: string): Promise<void> {
  choose(field, name)
  fireEvent.click(await screen.findByText(name, { selector: '[role="option"] *' }))
}
async function booksRide(): Promise<void> {
  choose('자녀', 'child-1')
  fireEvent.click(labelled(/^2026년 11월 25일/))
  choose('시', '14')
  await choosePlace('출발지', '성동초등학교')
  await choosePlace('도착지', '도담아지트 분당점')
  press('장바구니 담기')
  const cart = within(screen.getByRole('region', { name: '예약 장바구니' }))
  expect(cart.getAllByRole('listitem')).toHaveLength(1)
  press('전체 예약하기')
  expect(await cart.findByText('체험 예약')).toBeVisible()
  expect(alerts).toEqual([expect.stringContaining('1건, 총 17,449원')])
}

const storageIs =
  (breakStorage: () => void, notice?: RegExp): Proof =>
  async () => {
    breakStorage()
    await load('/pickup')
    await booksRide()
    for (const words of [writeFailed, invalidData])
      expect(screen.queryAllByText(words)).toHaveLength(words === notice ? 1 : 0)
  }

const throws = (name: string) => () => {
  throw new DOMException('', name)
}
const SLOW_MS = 5
function slowly<T>(act: () => T): T {
  const until = performance.now() + SLOW_MS
  while (performance.now() < until);
  return act()
}

/** Both of the browser's storages, with methods that differ. */
function storageWith(methods: (kept: Storage) => Partial<Storage>): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const kept = window[area]
    const broken = new Proxy(kept, {
      get: (_, name) =>
        Reflect.get({ ...methods(kept) }, name) ?? Reflect.get(kept, name).bind(kept),
    })
    vi.spyOn(window, area, 'get').mockReturnValue(broken)
  }
}

const reading: Proofs = {
  refused: storageIs(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, area, 'get').mockImplementation(throws('SecurityError'))
  }, writeFailed),
  slow: storageIs(() =>
    storageWith((kept) => ({ getItem: (key) => slowly(() => kept.getItem(key)) })),
  ),
  wrong: storageIs(
    () => storageWith(() => ({ getItem: () => '{"v":1,"data":"서연' })),
    invalidData,
  ),
}
const writing: Proofs = {
  refused: storageIs(() => storageWith(() => ({ setItem: throws('SecurityError') })), writeFailed),
  slow: storageIs(() =>
    storageWith((kept) => ({
      setItem: (key, value) => slowly(() => kept.setItem(key, value)),
    })),
  ),
  wrong: storageIs(() => storageWith(() => ({ setItem: () => {} }))),
}
const quota: Proofs = {
  refused: storageIs(
    () => storageWith(() => ({ setItem: throws('QuotaExceededError') })),
    writeFailed,
  ),
  wrong: storageIs(() => {
    let room = 1
    const full = throws('QuotaExceededError')
    storageWith((kept) => ({
      setItem: (key, value) => (room-- > 0 ? kept.setItem(key, value) : full()),
    }))
  }, writeFailed),
}

proveRows(storageRows, {
  'storage, reading': reading,
  'storage, writing': writing,
  'storage, quota': quota,
})
