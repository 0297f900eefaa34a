import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import {
  chooseAccountInPopup,
  closeWindow,
  PARENT_PHONE,
  typePhoneCode,
  verifyPhoneAndAgree,
} from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long ones alone show a code asked for again and a sign-up begun anew in the provider's window; `tests/pages/signup` holds the steps. */

const NOON = new Date('2026-11-20T12:00:00+09:00')

const PHONE = '010-1234-5678'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('signup-progress'))

const kakao = (page: Page) => page.getByRole('button', { name: '카카오로 계속하기' })

/** A new tab: the tab's memory is lost, Auth's is not. */
async function startAgain(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
  await open(page, '/signup')
}

test('a parent signs up in four steps @phone @engines', async ({
  page,
  backend,
  allowedErrors,
}) => {
  // The wrong code.
  allowedErrors.push(/status of 400/)
  await open(page, '/signup')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel('휴대폰 번호').fill('010 1234 5678')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('인증번호를 전송했습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: /재전송 \(\d+초\)/ })).toBeDisabled()
  await expect(page.getByLabel('인증번호', { exact: true })).toBeFocused()
  await page.getByLabel('인증번호', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('인증번호가 올바르지 않습니다.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel('인증번호', { exact: true }).fill('123 456')
  await page.keyboard.press('Enter')

  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('010-****-5678')).toBeVisible()
  await page.getByRole('checkbox', { name: '이용약관 동의 (필수)' }).check()
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked({
    indeterminate: true,
  })
  await expect(page.getByRole('button', { name: '다음' })).toBeDisabled()
  await page.getByRole('button', { name: '보기' }).nth(1).click()
  await expect(page.getByRole('dialog', { name: '개인정보처리방침' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: '개인정보처리방침 동의 (필수)' }).check()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: '다음' }).click()

  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await chooseAccountInPopup(page, kakao(page), 'hajun')

  await expect(heading(page)).toContainText('어떻게 불러 드릴까요?')
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page.getByText('닉네임은 2~12자로 입력해 주세요.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel('닉네임').fill(' 하준맘 ')
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    step: 'onboarding',
    phone: {
      e164: '+821012345678',
      last4: '5678',
      verifiedAt: expect.any(Number),
      vpt: expect.any(String),
    },
    agreements: {
      tos: true,
      pp: true,
      mkt: false,
      ts: expect.any(Number),
      vTos: expect.any(String),
      vPp: expect.any(String),
    },
    social: { uid: expect.any(String), providers: ['kakao'] },
    profile: { nickname: ' 하준맘 ' },
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toBeNull()
  await expect(page.getByRole('banner').getByRole('link', { name: '하준맘 님' })).toBeVisible()
  expect(await backend.list('users')).toContainEqual({
    nickname: { stringValue: '하준맘' },
    phone: { stringValue: '+821012345678' },
    termsVersion: { stringValue: expect.any(String) },
    privacyVersion: { stringValue: expect.any(String) },
    isMarketingAllowed: { booleanValue: false },
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
  })
})

test('a reload continues at the tab’s step and removes the stored value @phone', async ({
  page,
}) => {
  await open(page, '/signup')
  await typePhoneCode(page, PHONE)
  await expect(heading(page)).toContainText('약관을 확인하고')
  expect(await stored(page)).not.toBeNull()
  await page.reload()
  await expect(heading(page)).toContainText('약관을 확인하고')
  expect(await stored(page)).toBeNull()
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByRole('button', { name: '이전' }).click()
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked()
})

test('another code can be requested after a minute @phone @long', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await open(page, '/signup')
  await page.getByLabel('휴대폰 번호').fill('01012345678')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('button', { name: /^재전송 \((60|5\d)초\)$/ })).toBeDisabled()
  await page.clock.pauseAt(new Date(NOON.getTime() + 50_000))
  await expect(page.getByRole('button', { name: /^재전송 \(1?\d초\)$/ })).toBeDisabled()
  await page.clock.runFor(30_000)
  const again = page.getByRole('button', { name: '재전송', exact: true })
  await expect(again).toBeEnabled()
  await page.clock.resume()
  await again.click()
  await expect(page.getByRole('button', { name: /^재전송 \((60|5\d)초\)$/ })).toBeDisabled()

  await page.clock.runFor(301_000)
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('인증에 실패했습니다.')).toBeVisible()
})

test('a phone that has an account signs in @phone', async ({ page }) => {
  await open(page, '/signup')
  await typePhoneCode(page, PARENT_PHONE)
  await expect(page).toHaveURL('/my')
  await expect(page.getByText('이미 가입된 번호예요. 로그인했어요.')).toBeVisible()
  await expect(page.getByText('하준맘 님, 반가워요.')).toBeVisible()
})

test('a sign-up abandoned with a linked account can start again @phone @long', async ({
  page,
  backend,
}) => {
  await open(page, '/signup')
  const before = (await backend.list('users')).length
  await test.step('abandoned with a linked account', async () => {
    await verifyPhoneAndAgree(page, PHONE)
    await chooseAccountInPopup(page, kakao(page), 'hajun')
    await expect(page.getByLabel('닉네임')).toBeVisible()
    await startAgain(page)
  })
  await test.step('the account that another phone abandoned is free', async () => {
    await verifyPhoneAndAgree(page, '010-8765-4321')
    await chooseAccountInPopup(page, kakao(page), 'hajun')
    await expect(page.getByLabel('닉네임')).toBeVisible()
    await startAgain(page)
  })
  expect(await backend.list('users')).toHaveLength(before)
  await test.step('completed', async () => {
    await verifyPhoneAndAgree(page, PHONE)
    await chooseAccountInPopup(page, kakao(page), 'hajun')
    await page.getByLabel('닉네임').fill('하준맘')
    await page.getByRole('button', { name: '시작하기' }).click()
    await expect(page).toHaveURL('/')
  })
  expect(await backend.list('users')).toHaveLength(before + 1)
})

test('sign-up works by keyboard alone @desktop', async ({ page }) => {
  const press = async (name: string, key = 'Enter') => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press(key)
  }
  await open(page, '/signup')
  await page.getByLabel('휴대폰 번호').focus()
  await page.keyboard.type('01012345678')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('인증번호', { exact: true })).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('계정을 연결해 주세요')
  const opening = page.waitForEvent('popup')
  await press('Apple로 계속하기')
  const popup = await opening
  await expect(popup.getByRole('textbox', { name: '계정 이름' })).toBeFocused()
  await closeWindow(popup, () => popup.keyboard.press('Enter'))
  await expect(heading(page)).toContainText('어떻게 불러 드릴까요?')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('닉네임')).toBeFocused()
  await page.keyboard.type('지우맘')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: '지우맘 님' })).toBeVisible()
})
