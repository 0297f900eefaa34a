import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '@/domain/session'
import { useSession } from '@/stores/session'

const user: SessionUser = { uid: 'u1', nickname: '하준맘', providers: ['kakao'] }
const { signIn, signOut, rename, restore } = useSession.getState()
const forget = () => useSession.setState({ user: null, authed: false, isKept: true })

beforeEach(() => {
  sessionStorage.clear()
  forget()
})
afterEach(() => vi.restoreAllMocks())

test('a signed-in parent is remembered by the tab until they sign out', () => {
  expect(useSession.getState()).toMatchObject({ user: null, authed: false })
  signIn(user)
  expect(useSession.getState()).toMatchObject({ user, authed: true })

  forget()
  restore()
  expect(useSession.getState()).toMatchObject({ user, authed: true })

  signOut()
  expect(useSession.getState()).toMatchObject({ user: null, authed: false })
  forget()
  restore()
  expect(useSession.getState().authed).toBe(false)
})

test('a new nickname is remembered too, but only of somebody', () => {
  rename('아무개')
  expect(useSession.getState().user).toBeNull()
  signIn(user)
  rename('서연아빠')
  forget()
  restore()
  expect(useSession.getState().user).toEqual({ ...user, nickname: '서연아빠' })
})

test.each(['{', 'true', '{"v":1,"data":{"uid":""}}', '{"v":1,"data":{"authed":true}}'])(
  'the foreign value %j signs nobody in',
  (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    sessionStorage.setItem('dodam-session', text)
    restore()
    expect(useSession.getState()).toMatchObject({ user: null, authed: false })
  },
)

test('a browser that keeps nothing still signs in', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  signIn(user)
  expect(useSession.getState()).toMatchObject({ authed: true, isKept: false })
})
