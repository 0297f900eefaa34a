import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useTopupCart } from '@/stores/topupCart'

const KEY = 'dodam-topup-cart'
const cart = () => useTopupCart.getState()
const reload = () => useTopupCart.reread()
const line = (amountKRW: unknown, payableKRW = amountKRW) => ({
  id: 'topup-1',
  amountKRW,
  payableKRW,
  meta: { source: 'fixed' },
})
const store = (data: unknown) => sessionStorage.setItem(KEY, JSON.stringify({ v: 1, data }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  resetDeviceStores('account')
})

test('keeps listed amounts while the tab is open', () => {
  cart().add(50_000)
  cart().add(300_000)
  reload()
  expect(cart().items.map(({ id, payableKRW }) => [id, payableKRW])).toEqual([
    ['topup-1', 50_000],
    ['topup-2', 300_000],
  ])
  cart().clear()
  reload()
  expect(cart().items).toEqual([])
})

test('refuses an amount that is not listed', () => {
  expect(cart().add(70_000)).toEqual({ ok: false, reason: 'unlisted-amount' })
  expect(cart().items).toEqual([])
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('restores a valid cart and gives new ids', () => {
  store([line(200_000)])
  reload()
  cart().add(50_000)
  expect(cart().items.map(({ id }) => id)).toEqual(['topup-1', 'topup-2'])
})
