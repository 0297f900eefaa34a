import { deleteApp, getApps } from 'firebase/app'
import { vi } from 'vitest'
import type { localAuth } from './localAuth'

export const PHONE = '+821012345678'
export const CODE = '123456'

/** The services after a page load: only the browser's storage remains. */
export async function loadPage(auth: ReturnType<typeof localAuth>) {
  vi.resetModules()
  await Promise.all(getApps().map(deleteApp))
  const { configureAuth } = await import('@/services/authConfig')
  configureAuth(auth.backend())
  return { ...(await import('@/services/phone')), ...(await import('@/services/account')) }
}
export type Page = Awaited<ReturnType<typeof loadPage>>

export const signedInAccount = (page: Page) =>
  new Promise((resolve) => {
    const stop = page.watchAccount((account) => {
      resolve(account)
      queueMicrotask(() => stop())
    })
  })

export async function sendCode(page: Page, phone = PHONE) {
  const result = await page.sendPhoneCode(phone)
  if (!result.ok) throw new Error(result.reason)
  return result.sent
}

export const signIn = async (page: Page, phone = PHONE) =>
  page.confirmPhoneCode(await sendCode(page, phone), CODE)

/** A user signed in by an earlier page. */
export async function signedInEarlier(auth: ReturnType<typeof localAuth>) {
  const result = await signIn(await loadPage(auth))
  if (!result.ok) throw new Error(result.reason)
  return result.account
}
