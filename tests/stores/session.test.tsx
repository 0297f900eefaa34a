import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '@/domain/session'
import { resetDeviceStores, useIsPersisted } from '@/stores/deviceStore'
import { useSession } from '@/stores/session'

const user: SessionUser = { uid: 'u1', nickname: '하준맘', providers: ['kakao'] }
const { signIn, rename } = useSession.getState()
const reload = () => void useSession.persist.rehydrate()

beforeEach(() => {
  resetDeviceStores('account')
})
afterEach(() => vi.restoreAllMocks())

test('a signed-in parent is remembered by the tab until they sign out', () => {
  expect(useSession.getState().user).toBeNull()
  signIn(user)
  reload()
  expect(useSession.getState().user).toEqual(user)
  resetDeviceStores('account')
  reload()
  expect(useSession.getState().user).toBeNull()
})

test('a new nickname is remembered too, but only of somebody', () => {
  rename('아무개')
  expect(useSession.getState().user).toBeNull()
  signIn(user)
  rename('서연아빠')
  reload()
  expect(useSession.getState().user).toEqual({ ...user, nickname: '서연아빠' })
})

test.each(['{', 'true', '{"v":1,"data":{"uid":""}}', '{"v":1,"data":{"authed":true}}'])(
  'the foreign value %j signs nobody in',
  (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    sessionStorage.setItem('dodam-session', text)
    reload()
    expect(useSession.getState().user).toBeNull()
  },
)

test('a browser that keeps nothing still signs in', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  signIn(user)
  expect(useSession.getState().user).toEqual(user)
  expect(renderHook(() => useIsPersisted('dodam-session')).result.current).toBe(false)
})
