import { expect, test } from 'vitest'
import type { Profile } from '@/domain/account/profile'
import { accountOf } from '@/features/account/accountOf'
import type { AuthState } from '@/features/account/authState'

const mark = { uid: 'u1', nickname: '하준맘', hasEnded: false }
const profile: Profile = {
  nickname: '서연맘',
  phone: '+821012345678',
  termsVersion: '1',
  privacyVersion: '1',
  isMarketingAllowed: false,
}
const signedIn = (uid: string): AuthState => ({
  status: 'signedIn',
  account: { uid, phone: '+821012345678', providers: ['kakao'] },
})
const unknown: AuthState = { status: 'unknown' }
const nobody: AuthState = { status: 'nobody' }
const known = { isDeviceReady: true, mark, auth: unknown, profile: undefined }

test.each([
  ['before the device was read', { ...known, isDeviceReady: false }, 'starting'],
  ['without a mark', { ...known, mark: null }, 'guest'],
  ['half signed up', { ...known, mark: null, auth: signedIn('u1'), profile: null }, 'guest'],
  ['before Auth answers', known, 'remembered'],
  ['when Auth has no account', { ...known, auth: nobody }, 'ended'],
  ['when Auth has another account', { ...known, auth: signedIn('u2') }, 'ended'],
  ['when it ended before', { ...known, mark: { ...mark, hasEnded: true } }, 'ended'],
  ['when the profile is gone', { ...known, auth: signedIn('u1'), profile: null }, 'ended'],
  ['when the profile cannot be read', { ...known, auth: signedIn('u1') }, 'member'],
])('%s', (_, facts, status) => {
  expect(accountOf(facts).status).toBe(status)
})

test('a member has the profile’s nickname, else the remembered one', () => {
  const auth = signedIn('u1')
  expect(accountOf({ ...known, auth })).toMatchObject({ nickname: '하준맘', profile: undefined })
  expect(accountOf({ ...known, auth, profile })).toMatchObject({ nickname: '서연맘', profile })
})
