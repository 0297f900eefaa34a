import type { Locator, Page } from '@playwright/test'
import { storeSession } from './storedSession'
import { expect, open } from './test'

/** The sample parent, an owner of the agit, and a teacher of its first branch. */
export const PARENT_PHONE = '010-0000-0002'
export const STAFF_PHONE = '010-0000-0001'
export const TEACHER_PHONE = '010-0000-0003'

/** Requests a phone's code and enters it, on the open page. */
export async function typePhoneCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('체험 인증번호: 123456')).toBeVisible()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인', exact: true }).click()
}

/** Closes a popup; it may be gone before the call returns. */
export async function closeWindow(popup: Page, close: () => Promise<unknown>): Promise<void> {
  const closing = popup.waitForEvent('close')
  await close().catch(() => undefined)
  await closing
}

/** Opens the popup and chooses an account. */
export async function chooseAccountInPopup(
  page: Page,
  opener: Locator,
  account: string,
): Promise<void> {
  const opening = page.waitForEvent('popup')
  await opener.click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: '체험 로그인' })).toBeVisible()
  await popup.getByRole('textbox', { name: '계정 이름' }).fill(account)
  await closeWindow(popup, () => popup.getByRole('button', { name: '계속' }).click())
}

/** Opens a page as a sample account that signed in on this device before; where the login is the subject, see `logIn`. */
export async function signIn(page: Page, phone = PARENT_PHONE, next = '/my'): Promise<void> {
  await storeSession(page, phone)
  await open(page, next)
  await expect(page).toHaveURL(next)
}

/** Signs a member in by a phone's code and waits for the page after the login. */
export async function logIn(page: Page, phone = PARENT_PHONE, next = '/my'): Promise<void> {
  await open(page, `/login?next=${encodeURIComponent(next)}`)
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await typePhoneCode(page, phone)
  await expect(page).toHaveURL(next)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** Sign-up as far as the social account. */
export async function verifyPhoneAndAgree(page: Page, phone: string): Promise<void> {
  await typePhoneCode(page, phone)
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('계정을 연결해 주세요')
}

/** Signs somebody up and waits for the home page. */
export async function signUp(page: Page, phone: string, nickname: string): Promise<void> {
  await open(page, '/signup')
  await verifyPhoneAndAgree(page, phone)
  await chooseAccountInPopup(
    page,
    page.getByRole('button', { name: '카카오로 계속하기' }),
    nickname,
  )
  await page.getByLabel('닉네임').fill(nickname)
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page).toHaveURL('/')
}
