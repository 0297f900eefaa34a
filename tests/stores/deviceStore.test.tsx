import { readdirSync, readFileSync } from 'node:fs'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoreApi } from 'zustand'
import { deviceFacts } from '@/stores/deviceFacts'

const sources = readdirSync('src/stores')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(`src/stores/${file}`, 'utf8') }))

const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()

/** As after a page load: no store is loaded or hydrated. */
const freshPage = () => {
  vi.resetModules()
  return import('@/stores/deviceStore')
}
const freshCart = async () => (await import('@/stores/topupCart')).useTopupCart
const line = (id: string) => ({ id, amountKRW: 50_000, payableKRW: 50_000 })
const storeCart = (...ids: string[]) =>
  sessionStorage.setItem('dodam-topup-cart', JSON.stringify({ v: 1, data: ids.map(line) }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('the registry', () => {
  test('every store is made by it, with a unique name', () => {
    expect(
      sources.filter(({ text }) => text.includes("from 'zustand")).map(({ file }) => file),
    ).toEqual(['deviceStore.ts'])
    const made = sources.flatMap(({ text }) =>
      [...text.matchAll(/= (?:(?:device|memory)Store<[^(]*>|inviteCodeStore)\(\s*'([^']+)'/g)].map(
        ([, name]) => name,
      ),
    )
    expect(made.sort()).toEqual(deviceFacts.map(({ name }) => name).sort())
  })

  test('a sign-out keeps only what is the device’s, and invitations of the tab', () => {
    const namesOf = (kept: string) =>
      deviceFacts.filter(({ scope }) => scope === kept).map(({ name }) => name)
    expect(namesOf('device')).toEqual(['dodam-theme', 'dodam-children', 'dodam-children-move'])
    expect(namesOf('tab')).toEqual(['dodam-family-invite', 'dodam-staff-invite'])
  })
})

describe('a reset', () => {
  /** Every store, changed. */
  async function changedStores() {
    const stores = await Promise.all(
      sources.map(async ({ file }) => Object.values(await import(`../../src/stores/${file}`))),
    )
    const isStore = (value: unknown): value is StoreApi<object> =>
      typeof value === 'function' && 'getInitialState' in value
    const all = stores.flat().filter(isStore)
    for (const store of all) store.setState(changed)
    return all
  }
  const changed = { isChanged: true }
  const isChanged = (store: StoreApi<object>) => 'isChanged' in store.getState()

  test('reaches every store', async () => {
    const { resetDeviceStores } = await freshPage()
    const stores = await changedStores()
    expect(stores).toHaveLength(deviceFacts.length)
    resetDeviceStores('account')
    expect(stores.filter(isChanged)).toHaveLength(5)
    expect(resetDeviceStores('all')).toBe(true)
    expect(stores.filter(isChanged)).toEqual([])
  })

  test('empties the storage of stores that are not loaded', async () => {
    const { resetDeviceStores } = await freshPage()
    for (const { name, area } of deviceFacts)
      if (area !== 'memory') window[`${area}Storage`].setItem(name, 'x')
    for (const name of ['dodam-scroll-positions', 'dodam-reloaded-at'])
      sessionStorage.setItem(name, 'x')
    localStorage.setItem('from-an-older-version', 'x')
    resetDeviceStores('account')
    expect(stored()).toEqual([
      'dodam-children',
      'dodam-children-move',
      'dodam-family-invite',
      'dodam-staff-invite',
      'dodam-theme',
      'from-an-older-version',
    ])
    resetDeviceStores('all')
    expect(stored()).toEqual([])
  })

  test('writes nothing back', async () => {
    const { resetDeviceStores, hydrateDeviceStores } = await freshPage()
    const cart = await freshCart()
    hydrateDeviceStores()
    cart.getState().add(50_000)
    expect(stored()).toEqual(['dodam-topup-cart'])
    resetDeviceStores('account')
    expect(cart.getState().items).toEqual([])
    expect(stored()).toEqual([])
  })
})

describe('hydration', () => {
  test('starts after the first render, for all loaded stores', async () => {
    storeCart('topup-1')
    const { hydrateDeviceStores, useDeviceReady } = await freshPage()
    const cart = await freshCart()
    const ready = renderHook(() => useDeviceReady()).result
    expect([ready.current, cart.getState().items.length]).toEqual([false, 0])
    act(hydrateDeviceStores)
    expect([ready.current, cart.getState().items.length]).toEqual([true, 1])
  })

  test('happens at once for a store loaded later', async () => {
    storeCart('topup-1')
    const { hydrateDeviceStores } = await freshPage()
    hydrateDeviceStores()
    expect((await freshCart()).getState().items).toHaveLength(1)
  })

  test('keeps an earlier change and the stored value', async () => {
    storeCart('topup-1')
    const { hydrateDeviceStores } = await freshPage()
    const cart = await freshCart()
    cart.getState().add(100_000)
    hydrateDeviceStores()
    expect(cart.getState().items.map(({ payableKRW }) => payableKRW)).toEqual([50_000, 100_000])
    expect(sessionStorage.getItem('dodam-topup-cart')).toContain('100000')
  })

  test('a second call changes nothing', async () => {
    const { hydrateDeviceStores } = await freshPage()
    const cart = await freshCart()
    hydrateDeviceStores()
    storeCart('topup-1')
    hydrateDeviceStores()
    expect(cart.getState().items).toEqual([])
  })
})

describe('another tab', () => {
  const otherTabWrites = (key: string, data: unknown) => {
    localStorage.setItem(key, JSON.stringify({ v: 1, data }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }

  async function freshTheme() {
    const { hydrateDeviceStores, useIsPersisted } = await freshPage()
    const { useThemeStore } = await import('@/stores/theme')
    hydrateDeviceStores()
    return { useThemeStore, useIsPersisted }
  }

  test('changes here, too', async () => {
    const { useThemeStore } = await freshTheme()
    otherTabWrites('other', 'dark')
    expect(useThemeStore.getState().theme).toBe('light')
    otherTabWrites('dodam-theme', 'dark')
    expect(useThemeStore.getState().theme).toBe('dark')
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(useThemeStore.getState().theme).toBe('light')
  })

  test('does not undo a change that this browser could not store', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { useThemeStore, useIsPersisted } = await freshTheme()
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    useThemeStore.getState().setTheme('dark')
    const isPersisted = renderHook(() => useIsPersisted('dodam-theme')).result
    expect(isPersisted.current).toBe(false)
    blocked.mockRestore()
    otherTabWrites('dodam-theme', 'light')
    expect(useThemeStore.getState().theme).toBe('dark')
  })
})

test('the sign-in mark has an account; stored values without one are ignored', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { hydrateDeviceStores } = await freshPage()
  const { useSignInMark } = await import('@/stores/signInMark')
  hydrateDeviceStores()
  useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false })
  expect(stored()).toEqual(['dodam-sign-in-mark'])
  useSignInMark.getState().clearMark()
  expect(stored()).toEqual([])
  localStorage.setItem('dodam-sign-in-mark', '{"v":1,"data":{"uid":""}}')
  useSignInMark.reread()
  expect(useSignInMark.getState().mark).toBeNull()
})
