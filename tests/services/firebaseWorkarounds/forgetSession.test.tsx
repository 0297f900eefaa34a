import { beforeEach, expect, test, vi } from 'vitest'
import { loadPage, signedInAccount, signedInEarlier } from '../loadPage'
import { localAuth } from '../localAuth'

const auth = localAuth()

const SDK = '@/services/authSdk'
const FORGET = '@/services/firebaseWorkarounds/forgetSession'

/** Presses 로그아웃 while the SDK's file does not load. */
async function signOutWithoutSdk() {
  vi.doMock(SDK, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const page = await loadPage(auth)
  await page.signOut()
  vi.doUnmock(SDK)
}

beforeEach(() => {
  localStorage.clear()
  vi.doUnmock(FORGET)
})

test('forgetSession is needed as long as only the SDK removes its stored session', async () => {
  const account = await signedInEarlier(auth)
  vi.doMock(FORGET, () => ({ forgetSession: async () => {} }))
  await signOutWithoutSdk()
  await expect(signedInAccount(await loadPage(auth))).resolves.toEqual(account)
})

test('a sign-out without the SDK holds for the next page', async () => {
  await signedInEarlier(auth)
  localStorage.setItem('dodam:theme', 'dark')
  await signOutWithoutSdk()
  await expect(signedInAccount(await loadPage(auth))).resolves.toBeUndefined()
  expect(localStorage.getItem('dodam:theme')).toBe('dark')
})
