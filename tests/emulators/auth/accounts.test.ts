import {
  deleteUser,
  getAdditionalUserInfo,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInAnonymously,
  signInWithCredential,
  unlink,
  updateProfile,
} from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { parentAccount, staffAccount } from '../../../emulators/seed/accounts.ts'
import {
  type Client,
  credentialOf,
  member,
  sendCode,
  signInByPhone,
  startClient,
} from './client.ts'
import { refusalOf } from './refusalOf.ts'

const PHONE = '+821012345678'

/** A provider's claims about a user. */
const claimed = (providerId: string, claims: object) =>
  new OAuthProvider(providerId).credential({ idToken: JSON.stringify(claims) })

const signInAt = (client: Client, providerId: string, claims: object) =>
  signInWithCredential(client.browser(), claimed(providerId, claims))

describe('an identity at a provider', () => {
  it('signs up once, then signs in', async () => {
    const client = await startClient()
    const first = await signInAt(client, 'oidc.kakao', { sub: '12', name: '하준맘' })
    expect(getAdditionalUserInfo(first)).toMatchObject({
      isNewUser: true,
      providerId: 'oidc.kakao',
    })
    const second = await signInAt(client, 'oidc.kakao', { sub: '12' })
    expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false)
    expect(second.user.uid).toBe(first.user.uid)
    const { claims, signInProvider } = await second.user.getIdTokenResult()
    expect(signInProvider).toBe('oidc.kakao')
    expect(claims.firebase).toMatchObject({ identities: { 'oidc.kakao': ['12'] } })
    expect((await signInAt(client, 'oidc.naver', { sub: '12' })).user.uid).not.toBe(first.user.uid)
  })

  it('is linked to the account of a phone and signs in to it', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    const linked = await linkWithCredential(user, claimed('google.com', { sub: 'g' }))
    expect(getAdditionalUserInfo(linked)?.isNewUser).toBe(false)
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['phone', 'google.com'])
    expect((await signInAt(client, 'google.com', { sub: 'g' })).user).toMatchObject({
      uid: user.uid,
      phoneNumber: PHONE,
    })
    await unlink(user, 'google.com')
    const next = await signInAt(client, 'google.com', { sub: 'g' })
    expect(next.user.uid).not.toBe(user.uid)
  })

  it('of another account is linked only once it is free', async () => {
    const client = await startClient()
    const owner = await signInAt(client, 'oidc.kakao', { sub: '12' })
    const { user } = await signInByPhone(client, PHONE)
    const link = () => linkWithCredential(user, claimed('oidc.kakao', { sub: '12' }))
    expect(await refusalOf(link())).toBe('auth/credential-already-in-use')
    await deleteUser(owner.user)
    expect(await refusalOf(link())).toBeUndefined()
  })

  it.each([
    ['link', 'auth/email-already-in-use'],
    ['sign in', 'auth/account-exists-with-different-credential'],
  ])('with another account’s address does not %s', async (way, refusal) => {
    const client = await startClient()
    await signInAt(client, 'google.com', { sub: 'g', email: 'a@b.example', email_verified: true })
    const credential = claimed('oidc.kakao', { sub: '12', email: 'a@b.example' })
    const { user } = await signInByPhone(client, PHONE)
    const trying =
      way === 'link'
        ? linkWithCredential(user, credential)
        : signInWithCredential(client.browser(), credential)
    expect(await refusalOf(trying)).toBe(refusal)
  })

  it('with a verified address joins the account of that address', async () => {
    const client = await startClient()
    const facts = { email: 'a@b.example', email_verified: true }
    const { user } = await signInAt(client, 'google.com', { sub: 'g', ...facts })
    const joined = await signInAt(client, 'oidc.kakao', { sub: 'k', ...facts })
    expect(joined.user).toMatchObject({ uid: user.uid, email: 'a@b.example', emailVerified: true })
  })
})

describe('an account', () => {
  it('keeps its name', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    await updateProfile(user, { displayName: '하준맘' })
    expect((await signInByPhone(client, PHONE)).user.displayName).toBe('하준맘')
  })

  it('that is anonymous becomes one with a phone', async () => {
    const client = await startClient()
    const { user } = await signInAnonymously(client.browser())
    expect(user.isAnonymous).toBe(true)
    await linkWithCredential(user, credentialOf(await sendCode(client, PHONE)))
    expect((await signInByPhone(client, PHONE)).user.uid).toBe(user.uid)
  })

  it('is deleted, and its other sessions end', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    const elsewhere = await signInByPhone(client, PHONE)
    await deleteUser(user)
    expect(await refusalOf(elsewhere.user.reload())).toBe('auth/user-token-expired')
    const again = await signInByPhone(client, PHONE)
    expect(getAdditionalUserInfo(again)?.isNewUser).toBe(true)
    expect(again.user.uid).not.toBe(user.uid)
  })

  it('is deleted only soon after a sign-in', async () => {
    let now = Date.now()
    const client = await startClient({ now: () => now })
    const { user } = await signInByPhone(client, PHONE)
    now += 300_001
    await user.getIdToken(true)
    expect(await refusalOf(deleteUser(user))).toBe('auth/requires-recent-login')
    await reauthenticateWithCredential(user, credentialOf(await sendCode(client, PHONE)))
    await deleteUser(user)
  })

  it('from the seed outlives a restart', async () => {
    const seed = () => [staffAccount]
    const { user } = await signInByPhone(await startClient({ seed }), staffAccount.phone)
    const later = await startClient({ seed })
    const refreshed = await later.visit('/securetoken.googleapis.com/v1/token?key=demo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: user.refreshToken,
      }).toString(),
    })
    expect(refreshed).toMatchObject({ status: 200, body: { user_id: staffAccount.uid } })
  })
})

describe('the administrator', () => {
  it('disables and enables an account', async () => {
    const client = await startClient()
    const { user } = await signInByPhone(client, PHONE)
    await client.own('update', { localId: user.uid, disableUser: true })
    expect(await refusalOf(user.reload())).toBe('auth/user-disabled')
    expect(await refusalOf(user.getIdToken(true))).toBe('auth/user-disabled')
    expect(await refusalOf(signInByPhone(client, PHONE))).toBe('auth/user-disabled')
    await client.own('update', { localId: user.uid, disableUser: false })
    expect((await signInByPhone(client, PHONE)).user.uid).toBe(user.uid)
  })

  it('ends the sessions of an account', async () => {
    let now = Date.now()
    const client = await startClient({ now: () => now })
    const { user } = await signInByPhone(client, PHONE)
    now += 2000
    const validSince = String(Math.floor(now / 1000))
    await client.own('update', { localId: user.uid, validSince })
    expect(await refusalOf(user.reload())).toBe('auth/user-token-expired')
    await signInByPhone(client, PHONE)
  })

  it('makes, finds, lists and deletes accounts', async () => {
    const client = await startClient({ seed: () => [staffAccount, parentAccount] })
    const { visit, own } = client
    const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'
    const headers = { Authorization: 'Bearer owner' }
    const json = { localId: 'made', phoneNumber: PHONE }
    expect((await visit(accounts, { headers, json })).body).toEqual({ localId: 'made' })
    expect((await visit(accounts, { headers, json })).status).toBe(400)
    expect((await signInByPhone(client, PHONE)).user.uid).toBe('made')
    const found = await own('lookup', { phoneNumber: [parentAccount.phone], localId: ['nobody'] })
    expect(member(found.body, 'users')).toMatchObject([{ localId: parentAccount.uid }])
    expect((await own('query', {})).body).toMatchObject({ recordsCount: '3' })
    await own('delete', { localId: 'made' })
    const listed = await visit(`${accounts}:batchGet`, { headers })
    expect(member(listed.body, 'users')).toHaveLength(2)
    expect((await visit(`${accounts}:batchGet`)).status).toBe(403)
  })
})

describe('the control endpoints', () => {
  const below = '/emulator/v1/projects/demo'

  it('list the codes that were sent', async () => {
    const client = await startClient()
    const sessionInfo = await sendCode(client, PHONE)
    const codes = () => client.visit(`${below}/verificationCodes`)
    expect((await codes()).body).toEqual({
      verificationCodes: [{ phoneNumber: PHONE, sessionInfo, code: '123456' }],
    })
    await signInWithCredential(client.browser(), credentialOf(sessionInfo))
    expect((await codes()).body).toEqual({ verificationCodes: [] })
  })

  it('remove one project’s accounts and seed them again', async () => {
    const client = await startClient({ seed: () => [staffAccount] })
    const count = async (project: string) =>
      member((await client.own('query', {}, project)).body, 'recordsCount')
    await client.visit(`${below}/accounts`, { method: 'DELETE' })
    expect([await count('demo'), await count('other')]).toEqual(['0', '1'])
    await signInByPhone(client, PHONE)
    await client.visit(`${below}/accounts:seed`, { method: 'POST' })
    expect(await count('demo')).toBe('1')
  })

  it('make one method fail a number of times', async () => {
    const client = await startClient()
    const order = (faults: unknown) =>
      client.visit(`${below}/accounts/faults`, { method: 'PUT', body: JSON.stringify(faults) })
    const { user } = await signInByPhone(client, PHONE)
    await order([
      { method: 'lookup', status: 503, times: 1 },
      { method: 'token', drop: true },
    ])
    const idToken = await user.getIdToken()
    expect(await client.call('lookup', { idToken })).toMatchObject({
      status: 503,
      body: { error: { code: 503, message: 'SIMULATED_FAILURE_503' } },
    })
    await user.reload()
    expect(await refusalOf(user.getIdToken(true))).toBe('auth/network-request-failed')
    await order({ body: '<!doctype html><title>Wi-Fi</title>' })
    expect(await refusalOf(user.reload())).toBe('auth/network-request-failed')
    await client.visit(`${below}/accounts/faults`, { method: 'DELETE' })
    await user.reload()
  })
})
