import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ORIGINS } from './site/serve.ts'
import { PHONE } from './visit.ts'

/** The measured people's project, with documents and accounts. */
export const MEMBERS_PROJECT = 'demo-members'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Opens contexts of the bench's phone whose pages speak with these accounts. The stand-in of Auth has a host of its own, which the
 * published site's policy does not know. Without a worker: what comes back is the browser's own cache.
 */
export const contextsOf =
  (browser: Browser, authPort: number, project = MEMBERS_PROJECT) =>
  async (storageState?: Session) => {
    const context = await browser.newContext({
      ...PHONE,
      bypassCSP: true,
      serviceWorkers: 'block',
      ...(storageState && { storageState }),
    })
    await context.addInitScript(
      ([projectId, authEmulatorHost]) => {
        window.__FIREBASE_CONFIG__ = { apiKey: projectId, projectId, authEmulatorHost }
      },
      [project, `127.0.0.1:${authPort}`],
    )
    return context
  }

export type OpenContext = ReturnType<typeof contextsOf>

export async function inContext<T>(
  opening: Promise<BrowserContext>,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await opening
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/** Signs in by phone and waits for the next page. */
export async function signInTo(page: Page, phone: string, path: string): Promise<void> {
  await page.goto(`${ORIGINS.site}/login?next=${path}`)
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await page.getByLabel('휴대폰 번호').fill(phone.replace('+82', '0'))
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL(ORIGINS.site + path)
}
