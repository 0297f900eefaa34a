import type { Page } from '@playwright/test'
import { expect, open } from './test'

/** The parent and the person of the agit that every local project begins with. */
export const PARENT_PHONE = '010-0000-0002'
export const STAFF_PHONE = '010-0000-0001'

/** Asks for the code of a phone and hands it in, on the page that is open. */
export async function typePhoneCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('체험 인증번호: 123456')).toBeVisible()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인', exact: true }).click()
}

/** Signs a member in as a parent would, and waits on the page that comes after the login. */
export async function signIn(page: Page, phone = PARENT_PHONE, next = '/my'): Promise<void> {
  await open(page, `/login?next=${encodeURIComponent(next)}`)
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await typePhoneCode(page, phone)
  await expect(page).toHaveURL(next)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}
