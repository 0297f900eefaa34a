import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDeviceStores } from '@/app/routing/useDeviceStores'
import { deviceFacts } from '@/stores/deviceFacts'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useMembershipCart } from '@/stores/membershipCart'
import { usePickupWizard } from '@/stores/pickupWizard'
import { useSignInMark, useSignOutCount } from '@/stores/signInMark'
import { useTopupCart } from '@/stores/topupCart'
import { anItem } from '../domain/orders/anItem'

const MARK = 'dodam-sign-in-mark'
const parent = { uid: 'u1', nickname: '하준맘', hasEnded: false }

/** Another tab's change of the shared storage, with its event. */
function otherTab(mark: object | null) {
  if (mark) localStorage.setItem(MARK, JSON.stringify({ v: 1, data: mark }))
  else localStorage.removeItem(MARK)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: MARK })))
}

function fillThisTab() {
  useMembershipCart.getState().add(anItem('2h-25000'))
  useTopupCart.getState().add(50_000)
  usePickupWizard.getState().update({ childId: 'child-1', memo: '후문에서 만나요' })
}
const held = () => [
  useMembershipCart.getState().lines.length,
  useTopupCart.getState().items.length,
  usePickupWizard.getState().draft.memo,
]
/** An account's stored values after a reload, except the mark. */
const leftHere = () =>
  deviceFacts.filter(
    ({ area, name }) =>
      area === 'session' && name !== 'dodam-tab-account' && sessionStorage.getItem(name),
  )
const FULL = [1, 1, '후문에서 만나요']
const EMPTY = [0, 0, '']

beforeEach(() => {
  resetDeviceStores('all')
  renderHook(useDeviceStores)
  act(() => useSignInMark.getState().setMark(parent))
  act(fillThisTab)
})
afterEach(() => {
  act(() => void resetDeviceStores('all'))
})

describe('carts, wizard and drafts of this tab', () => {
  test.each([
    ['signs out', null],
    ['signs another account in', { uid: 'u2', nickname: '서연맘' }],
  ])('are deleted when another tab %s', (_, mark) => {
    const departures = renderHook(useSignOutCount).result
    expect(held()).toEqual(FULL)
    otherTab(mark)
    expect(held()).toEqual(EMPTY)
    expect(departures.current).toBe(1)
    expect(leftHere()).toEqual([])
  })

  test('are deleted when the account signed out meanwhile', async () => {
    expect(leftHere()).not.toEqual([])
    localStorage.removeItem(MARK)
    vi.resetModules()
    const { hydrateDeviceStores } = await import('@/stores/deviceStore')
    const { syncTabAccount } = await import('@/stores/tabOwner')
    hydrateDeviceStores()
    syncTabAccount()
    expect(leftHere()).toEqual([])
  })

  test.each([
    ['the session expires', { ...parent, nickname: '', hasEnded: true, endedAt: Date.now() }],
    ['the nickname changes', { ...parent, nickname: '하늘맘' }],
  ])('stay when %s', (_, mark) => {
    otherTab(mark)
    expect(held()).toEqual(FULL)
  })

  test('of a guest stay after a sign-in', () => {
    act(() => void resetDeviceStores('all'))
    act(fillThisTab)
    otherTab(parent)
    expect(held()).toEqual(FULL)
  })
})

describe('an expired session', () => {
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const end = Date.parse('2026-11-24T10:00:00+09:00')
  const HOUR_MS = 3_600_000

  test.each([
    { hours: 23.99, kept: true },
    { hours: 24, kept: false },
    { hours: -1, kept: false },
  ])('after $hours hours its data is kept: $kept', ({ hours, kept }) => {
    localStorage.setItem('dodam-account-rides-coming', 'rows with a name')
    act(() => useSignInMark.getState().setMark({ ...parent, hasEnded: true, endedAt: end }))
    vi.setSystemTime(end + hours * HOUR_MS)
    comeBack()
    expect(held()).toEqual(kept ? FULL : EMPTY)
    expect(localStorage.getItem('dodam-account-rides-coming') !== null).toBe(kept)
    expect(useSignInMark.getState().mark !== null).toBe(kept)
  })

  test('that was renewed is none', () => {
    act(() => useSignInMark.getState().setMark({ ...parent, endedAt: 0 }))
    comeBack()
    expect(held()).toEqual(FULL)
  })
})
