import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import {
  chooseAccountInPopup,
  closeWindow,
  logIn,
  PARENT_PHONE,
  typePhoneCode,
} from '../support/signIn'
import { expect, open, test } from '../support/test'

const social = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}로 계속하기` })

test('a member signs in with the phone and is greeted on every page @phone @engines', async ({
  page,
}) => {
  await logIn(page)
  await expect(page.getByText('하준맘 님, 반가워요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '아지트 관리' })).toHaveCount(0)
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: '하준맘 님' })).toBeVisible()
})

test('a phone without an account is sent to sign-up and stores nothing @phone', async ({
  page,
}) => {
  await open(page, '/login')
  await chooseAccountInPopup(page, social(page, '카카오'), 'nobody')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('가입된 계정이 없어요. 회원가입을 먼저 해 주세요.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await typePhoneCode(page, '010-9999-8888')
  await expect(alert).toContainText('가입된 계정이 없어요.')
  await alert.getByRole('link', { name: '회원가입' }).click()
  await expect(page).toHaveURL('/signup')
})

test('closing or cancelling the window shows no error @desktop', async ({ page }) => {
  await open(page, '/login')
  for (const sayNo of ['취소', 'close'] as const) {
    const opening = page.waitForEvent('popup')
    await social(page, '네이버').click()
    const popup = await opening
    await expect(popup.getByRole('heading', { name: '체험 로그인' })).toBeVisible()
    await closeWindow(popup, () =>
      sayNo === 'close'
        ? popup.close({ runBeforeUnload: true })
        : popup.getByRole('button', { name: sayNo }).click(),
    )
    await expect(social(page, '네이버')).not.toHaveAttribute('aria-disabled')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('a blocked window shows where to go @phone', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await open(page, '/login')
  await social(page, 'Google').click()
  await expect(page.getByRole('alert')).toContainText(
    '로그인 창을 열지 못했어요. Safari나 Chrome에서 열어 주세요.',
  )
  await expect(page.getByRole('button', { name: '주소 복사' })).toBeVisible()
  await expectAccessible(page)
})

test('login links to sign-up and home and is accessible in the dark @phone', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('dodam-theme', JSON.stringify({ v: 1, data: 'dark' })),
  )
  await open(page, '/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: '휴대폰 번호로 로그인' }).click()
  await page.getByLabel('휴대폰 번호').fill(PARENT_PHONE)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('체험 인증번호: 123456')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '회원가입' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: '도담아지트' }).click()
  await expect(page).toHaveURL('/')
})
