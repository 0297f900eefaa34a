import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CODE,
  loadPage,
  PHONE,
  sendCode,
  signedInAccount,
  signedInEarlier,
  signIn,
} from './loadPage'
import { localAuth } from './localAuth'

const auth = localAuth()

beforeEach(() => {
  localStorage.clear()
})

describe('a code', () => {
  test('of the local backend is in the answer', async () => {
    const page = await loadPage(auth)
    await expect(page.sendPhoneCode(PHONE)).resolves.toMatchObject({
      ok: true,
      sent: { e164: PHONE, localCode: CODE },
    })
  })

  test('creates an account first and signs in later', async () => {
    const page = await loadPage(auth)
    const first = await signIn(page)
    expect(first).toMatchObject({ ok: true, isNew: true, account: { phone: PHONE, providers: [] } })
    const second = await signIn(page)
    expect(second).toMatchObject({ ok: true, isNew: false })
  })

  test('that is wrong says so, and the right one still works', async () => {
    const page = await loadPage(auth)
    const sent = await sendCode(page)
    await expect(page.confirmPhoneCode(sent, '000000')).resolves.toEqual({
      ok: false,
      reason: 'wrongCode',
    })
    await expect(page.confirmPhoneCode(sent, CODE)).resolves.toMatchObject({ ok: true })
  })

  test('works once', async () => {
    const page = await loadPage(auth)
    const sent = await sendCode(page)
    await page.confirmPhoneCode(sent, CODE)
    await expect(page.confirmPhoneCode(sent, CODE)).resolves.toEqual({
      ok: false,
      reason: 'codeExpired',
    })
  })

  test('is not sent to an invalid number', async () => {
    const page = await loadPage(auth)
    await expect(page.sendPhoneCode('+82')).resolves.toEqual({ ok: false, reason: 'badPhone' })
  })
})

test.each([
  { status: 503 },
  { status: 500 },
  { drop: true as const },
  { status: 200, body: '<html>로그인해 주세요</html>' },
])('a failure of Auth (%j) is reported, and a retry works', async (fault) => {
  const page = await loadPage(auth)
  await auth.fail({ collection: 'sendVerificationCode', ...fault, times: 1 })
  await expect(page.sendPhoneCode(PHONE)).resolves.toEqual({ ok: false, reason: 'unavailable' })
  await expect(page.sendPhoneCode(PHONE)).resolves.toMatchObject({ ok: true })
})

test('without a network the reason is offline', async () => {
  const page = await loadPage(auth)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await auth.fail({ drop: true })
  await expect(page.sendPhoneCode(PHONE)).resolves.toEqual({ ok: false, reason: 'offline' })
  vi.restoreAllMocks()
})

test('another phone replaces the first; one in use does not', async () => {
  const page = await loadPage(auth)
  await signIn(page, '+821099998888')
  await signIn(page)
  const taken = await page.changePhone(await sendCode(page, '+821099998888'), CODE)
  expect(taken).toEqual({ ok: false, reason: 'alreadyInUse' })
  const changed = await page.changePhone(await sendCode(page, '+821077776666'), CODE)
  expect(changed).toMatchObject({ ok: true, account: { phone: '+821077776666' } })
})

test('a watcher hears sign-in and sign-out', async () => {
  const page = await loadPage(auth)
  const heard = vi.fn()
  const stop = page.watchAccount(heard)
  await signIn(page)
  await vi.waitFor(() =>
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ phone: PHONE })),
  )
  await page.signOut()
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(undefined))
  stop()
})

describe('a session', () => {
  test('survives a page load', async () => {
    const account = await signedInEarlier(auth)
    await expect(signedInAccount(await loadPage(auth))).resolves.toEqual(account)
  })

  test.each([
    { status: 503 },
    { status: 429 },
    { status: 500 },
    { status: 403 },
    { drop: true as const },
    { status: 200, body: '<html>공용 와이파이</html>' },
    { status: 200, body: '{}' },
    { status: 400, body: '{"error":{"code":400,"message":"API key not valid."}}' },
  ])('survives an answer that does not concern it: %j', async (fault) => {
    const account = await signedInEarlier(auth)
    await auth.fail({ collection: 'lookup', ...fault })
    await expect(signedInAccount(await loadPage(auth))).resolves.toEqual(account)
    await auth.fail()
    await expect(signedInAccount(await loadPage(auth))).resolves.toEqual(account)
  })

  test('ends when its account is deleted', async () => {
    const { uid } = await signedInEarlier(auth)
    await auth.removeAccount(uid)
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  })

  test('ends when its account is disabled', async () => {
    const { uid } = await signedInEarlier(auth)
    await auth.disableAccount(uid)
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  })

  test('ends when it was revoked', async () => {
    await signedInEarlier(auth)
    const body = '{"error":{"code":400,"message":"TOKEN_EXPIRED"}}'
    await auth.fail({ collection: 'lookup', status: 400, body })
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  })

  test('ends with a sign-out, also on the next page, and on no other device', async () => {
    await signedInEarlier(auth)
    const page = await loadPage(auth)
    const asked = vi.spyOn(globalThis, 'fetch')
    await page.signOut()
    const others = asked.mock.calls
      .map(([url]) => String(url))
      .filter((url) => !/:lookup/.test(url))
    expect(others).toEqual([])
    asked.mockRestore()
    await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  })
})

test('an account is deleted once, then there is none', async () => {
  const page = await loadPage(auth)
  await signIn(page)
  await expect(page.deleteAccount()).resolves.toEqual({ ok: true })
  await expect(page.deleteAccount()).resolves.toEqual({ ok: false, reason: 'ended' })
  await expect(signIn(page)).resolves.toMatchObject({ ok: true, isNew: true })
})
