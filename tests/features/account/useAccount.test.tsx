import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '@/domain/account/profile'
import { beginSession, signOutEverywhere } from '@/features/account/session'
import { useAccount } from '@/features/account/useAccount'
import { accountKey } from '@/remote/accountQuery'
import type { SignedIn } from '@/services/account'
import { hydrateDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { useTopupCart } from '@/stores/topupCart'

const auth = vi.hoisted(() => ({
  hear: (_: SignedIn | undefined): void => {},
  isAsked: vi.fn(),
  signOut: vi.fn(async () => {}),
}))
const readProfile = vi.hoisted(() => vi.fn())

vi.mock('@/services/account', () => ({
  signOut: auth.signOut,
  deleteAccount: vi.fn(),
  watchAccount: (onChange: (account: SignedIn | undefined) => void) => {
    auth.isAsked()
    auth.hear = onChange
  },
}))
vi.mock('@/repository/account/users', () => ({ readProfile, deleteProfile: vi.fn() }))

const profile: Profile = {
  nickname: '하준맘',
  phone: '+821012345678',
  termsVersion: '1',
  privacyVersion: '1',
  isMarketingAllowed: false,
}
const parent: SignedIn = { uid: 'u1', phone: profile.phone, providers: [] }
const mark = { uid: 'u1', nickname: '하준맘', hasEnded: false }

let client: QueryClient

const use = () =>
  renderHook(useAccount, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })

beforeEach(() => {
  client = new QueryClient()
  readProfile.mockResolvedValue(profile)
  hydrateDeviceStores()
})
afterEach(() => {
  act(() => {
    useSignInMark.getState().clearMark()
    useTopupCart.getState().clear()
  })
})

// Auth is watched once per page load: order matters for the first two tests.
test('a guest’s page does not call Auth', () => {
  const { result } = use()
  expect(result.current).toEqual({ status: 'guest' })
  expect(auth.isAsked).not.toHaveBeenCalled()
})

test('a signed-in member is remembered until Auth answers', async () => {
  useSignInMark.getState().setMark({ ...mark, nickname: '옛이름' })
  const { result } = use()
  expect(result.current).toMatchObject({ status: 'remembered', nickname: '옛이름' })
  await waitFor(() => expect(auth.isAsked).toHaveBeenCalledTimes(1))
  act(() => auth.hear(parent))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'member', profile }))
  expect(useSignInMark.getState().mark).toEqual(mark)
})

test('an expired session is reported, and the carts stay', async () => {
  useSignInMark.getState().setMark(mark)
  useTopupCart.getState().add(50_000)
  const { result } = use()
  act(() => auth.hear(undefined))
  await waitFor(() => expect(result.current).toEqual({ status: 'ended' }))
  expect(useSignInMark.getState().mark).toEqual({
    uid: 'u1',
    nickname: '',
    hasEnded: true,
    endedAt: expect.any(Number),
  })
  expect(useTopupCart.getState().items).toHaveLength(1)
  act(() => {
    auth.hear(parent)
    beginSession(client, 'u1', profile)
  })
  expect(useTopupCart.getState().items).toHaveLength(1)
  expect(result.current).toMatchObject({ status: 'member', nickname: '하준맘' })
})

test('another account on the device finds no data of the first', () => {
  useSignInMark.getState().setMark({ ...mark, hasEnded: true })
  useTopupCart.getState().add(50_000)
  client.setQueryData(accountKey('u1', 'rides'), ['a ride'])
  beginSession(client, 'u2', profile)
  expect(useTopupCart.getState().items).toEqual([])
  expect(client.getQueryData(accountKey('u1', 'rides'))).toBeUndefined()
  expect(useSignInMark.getState().mark).toMatchObject({ uid: 'u2', hasEnded: false })
})

test('a guest’s cart stays after a sign-in', () => {
  useTopupCart.getState().add(50_000)
  beginSession(client, 'u1', profile)
  expect(useTopupCart.getState().items).toHaveLength(1)
})

test('a sign-out removes the account’s data and does not look like an expiry', async () => {
  act(() => auth.hear(parent))
  beginSession(client, 'u1', profile)
  useTopupCart.getState().add(50_000)
  const { result } = use()
  const seen: string[] = []
  auth.signOut.mockImplementationOnce(async () => {
    auth.hear(undefined)
    seen.push(result.current.status)
  })
  await act(() => signOutEverywhere(client))
  expect(seen).not.toContain('ended')
  expect(result.current).toEqual({ status: 'guest' })
  expect(useTopupCart.getState().items).toEqual([])
  expect(client.getQueryCache().findAll({ queryKey: accountKey('u1') })).toEqual([])
})

test('another tab’s sign-out signs out here, too', () => {
  act(() => auth.hear(parent))
  beginSession(client, 'u1', profile)
  const { result } = use()
  expect(result.current.status).toBe('member')
  act(() => {
    localStorage.removeItem('dodam-sign-in-mark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'dodam-sign-in-mark' }))
  })
  expect(result.current).toEqual({ status: 'guest' })
})
