import {
  getAdditionalUserInfo,
  linkWithCredential,
  PhoneAuthCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  unlink,
} from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { staffAccount } from '../../../emulators/seed/accounts.ts'
import { CODE, credentialOf, required, sendCode, signInByPhone, startClient } from './client.ts'
import { refusalOf } from './refusalOf.ts'

const PHONE = '+821012345678'
const OTHER = '+821099999999'

describe('a phone', () => {
  it('signs up once, then signs in', async () => {
    const client = await startClient()
    const first = await signInByPhone(client, PHONE)
    expect(getAdditionalUserInfo(first)?.isNewUser).toBe(true)
    expect(first.user).toMatchObject({ phoneNumber: PHONE, isAnonymous: false })
    const second = await signInByPhone(client, PHONE)
    expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false)
    expect(second.user.uid).toBe(first.user.uid)
    expect(second.user.providerData).toMatchObject([{ providerId: 'phone', phoneNumber: PHONE }])
  })

  it('is known from the start if seeded', async () => {
    const client = await startClient({ seed: (id) => (id === 'demo' ? [staffAccount] : []) })
    const known = await signInByPhone(client, staffAccount.phone, 'demo')
    const unknown = await signInByPhone(client, staffAccount.phone, 'other')
    expect(known.user.uid).toBe(staffAccount.uid)
    expect(unknown.user.uid).not.toBe(staffAccount.uid)
  })

  it('has the token claims that the rules read', async () => {
    const now = Date.now()
    const { user } = await signInByPhone(await startClient({ now: () => now }), PHONE)
    const seconds = Math.floor(now / 1000)
    expect((await user.getIdTokenResult()).claims).toEqual({
      aud: 'demo',
      iss: 'https://securetoken.google.com/demo',
      sub: user.uid,
      user_id: user.uid,
      phone_number: PHONE,
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 3600,
      firebase: { identities: { phone: [PHONE] }, sign_in_provider: 'phone' },
    })
  })

  it.each([
    ['000000', 0, 'auth/invalid-verification-code'],
    [CODE, 300_000, undefined],
    [CODE, 300_001, 'auth/code-expired'],
  ])('is proven by code %s after %d ms: %s', async (code, laterMs, refusal) => {
    let now = Date.now()
    const client = await startClient({ now: () => now })
    const credential = credentialOf(await sendCode(client, PHONE), code)
    now += laterMs
    expect(await refusalOf(signInWithCredential(client.browser(), credential))).toBe(refusal)
  })

  it('is verified once by a code, despite a wrong try', async () => {
    const client = await startClient()
    const sending = await sendCode(client, PHONE)
    const tryCode = (code: string) =>
      refusalOf(signInWithCredential(client.browser(), credentialOf(sending, code)))
    expect(await tryCode('654321')).toBe('auth/invalid-verification-code')
    expect(await tryCode(CODE)).toBeUndefined()
    expect(await tryCode(CODE)).toBe('auth/invalid-verification-id')
  })

  it('changes to another number', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    const changed = await client.call('signInWithPhoneNumber', {
      idToken: await user.getIdToken(),
      sessionInfo: await sendCode(client, OTHER),
      code: CODE,
    })
    expect(changed.body).toMatchObject({ isNewUser: false, localId: user.uid, phoneNumber: OTHER })
    await user.reload()
    expect(user.phoneNumber).toBe(OTHER)
    expect((await user.getIdTokenResult(true)).claims.phone_number).toBe(OTHER)
    expect((await signInByPhone(client, PHONE)).user.uid).not.toBe(user.uid)
  })

  it('of another account is refused, and the try’s proof can sign in', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    const guest = await signInByPhone(client, OTHER)
    await unlink(guest.user, 'phone')
    const taken = linkWithCredential(guest.user, credentialOf(await sendCode(client, PHONE)))
    const error = await taken.catch((reason) => reason)
    expect(error.code).toBe('auth/account-exists-with-different-credential')
    const { phoneNumber, temporaryProof } = error.customData._tokenResponse
    const proven = required(PhoneAuthCredential.fromJSON({ phoneNumber, temporaryProof }))
    expect((await signInWithCredential(client.browser(), proven)).user.uid).toBe(user.uid)
    expect(await refusalOf(signInWithCredential(client.browser(), proven))).toBe(
      'auth/invalid-credential',
    )
  })

  it('reauthenticates the same user only', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    await signInByPhone(client, OTHER)
    const again = async (phone: string) =>
      refusalOf(reauthenticateWithCredential(user, credentialOf(await sendCode(client, phone))))
    expect(await again(PHONE)).toBeUndefined()
    expect(await again(OTHER)).toBe('auth/user-mismatch')
    expect(await again('+821000009999')).toBe('auth/user-mismatch')
  })

  it('is unlinked and linked again', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    await unlink(user, 'phone')
    expect(user).toMatchObject({ phoneNumber: null, providerData: [] })
    await linkWithCredential(user, credentialOf(await sendCode(client, PHONE)))
    expect(user.phoneNumber).toBe(PHONE)
  })
})
