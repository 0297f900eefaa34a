import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptySignup, type SignupProgress } from '@/domain/account/signup'
import { consentVersions } from '@/domain/legal/consentVersions'
import { resetDeviceStores, useIsPersisted } from '@/stores/deviceStore'
import { useSignup } from '@/stores/signup'

const KEY = 'signup-progress'
const NOON = Date.parse('2026-11-20T12:00:00+09:00')
const phone = { e164: '+821012345678', last4: '5678', verifiedAt: NOON, vpt: 'token' }

const progress: SignupProgress = {
  step: 'onboarding',
  phone,
  agreements: { tos: true, pp: true, mkt: false, ts: NOON, ...consentVersions },
  social: { uid: 'u1', providers: ['naver'] },
  profile: { nickname: '하준' },
}
const { dispatch, clear } = useSignup.getState()
const reload = () => useSignup.reread()
const stored = () => sessionStorage.getItem(KEY)
const silence = () => vi.spyOn(console, 'warn').mockReturnValue()

beforeEach(() => {
  resetDeviceStores('account')
})
afterEach(() => vi.restoreAllMocks())

test('every change is stored as plain JSON', () => {
  expect(stored()).toBeNull()
  dispatch({ kind: 'phoneVerified', phone })
  expect(JSON.parse(stored() ?? '')).toEqual({
    step: 'agreements',
    phone,
    agreements: { tos: false, pp: false, mkt: false, ts: null, vTos: null, vPp: null },
    social: null,
    profile: { nickname: '' },
  })
  dispatch({ kind: 'consentChanged', consent: 'tos', isGiven: true })
  expect(JSON.parse(stored() ?? '').agreements.tos).toBe(true)
})

test('an event that changes nothing writes nothing', () => {
  dispatch({ kind: 'wentBack' })
  expect(stored()).toBeNull()
})

test('a stored value is restored and removed', () => {
  sessionStorage.setItem(KEY, JSON.stringify(progress))
  reload()
  expect(useSignup.getState().progress).toEqual(progress)
  expect(stored()).toBeNull()
})

test('nothing is stored after the last step', () => {
  sessionStorage.setItem(KEY, JSON.stringify(progress))
  reload()
  dispatch({ kind: 'nicknameChanged', nickname: '서연' })
  expect(stored()).not.toBeNull()
  clear()
  expect(stored()).toBeNull()
  expect(useSignup.getState().progress).toEqual(emptySignup)
})

describe('an invalid value is ignored and removed', () => {
  test.each([
    ['no JSON', '{'],
    ['a step alone', '{"step":"onboarding"}'],
    ['a phone without a token', JSON.stringify({ ...progress, phone: { ...phone, vpt: '' } })],
  ])('%s', (_, text) => {
    const warn = silence()
    sessionStorage.setItem(KEY, text)
    reload()
    expect(useSignup.getState().progress).toBe(emptySignup)
    expect(stored()).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('a stored step without its conditions goes back', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...progress, phone: null }))
  reload()
  expect(useSignup.getState().progress.step).toBe('phone')
})

test('a browser without storage is reported, and sign-up continues', () => {
  silence()
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  reload()
  dispatch({ kind: 'phoneVerified', phone })
  expect(useSignup.getState().progress.step).toBe('agreements')
  expect(renderHook(() => useIsPersisted(KEY)).result.current).toBe(false)
  clear()
})
