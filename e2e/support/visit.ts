import type { Browser } from '@playwright/test'
import { autoAcceptDialogs } from './autoAcceptDialogs'
import { now } from './clock'
import { signIn } from './signIn'
import type { Backend } from './test'

interface Visit {
  browser: Browser
  backend: Backend
  phone: string
  path: string
  /** What the device's clock says; it then runs on. */
  at?: Date
}

/** Somebody on a device of their own, who says yes to every question. */
export async function visit({ browser, backend, phone, path, at = now() }: Visit) {
  const page = await browser.newPage()
  await backend.lead(page)
  await page.clock.install({ time: at })
  const heard = autoAcceptDialogs(page)
  await signIn(page, phone, path)
  return { page, heard, leave: () => page.close() }
}
