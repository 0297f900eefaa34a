import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from './test'

const NOON = new Date('2026-11-20T12:00:00+09:00')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('signup-progress'))

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

const verifyPhone = async (page: Page) => {
  await page.getByLabel('휴대폰 번호').fill('010-1234-5678')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인' }).click()
  await expect(heading(page)).toContainText('약관을 확인하고')
}

const agree = async (page: Page) => {
  await page.getByRole('checkbox', { name: '전체 동의' }).check()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(heading(page)).toContainText('계정을 연결해 주세요')
}

test('a parent signs up in four steps', async ({ page }) => {
  await open(page, '/signup')
  await expectAccessible(page)
  await page.getByLabel('휴대폰 번호').fill('010 1234 5678')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByText('인증번호를 전송했습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: /재전송 \(\d+초\)/ })).toBeDisabled()
  await expect(page.getByLabel('인증번호', { exact: true })).toBeFocused()
  await page.getByLabel('인증번호', { exact: true }).fill('000000')
  await page.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('인증번호가 올바르지 않습니다.')).toBeVisible()
  await expectAccessible(page)
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
  await page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: '개인정보처리방침 동의 (필수)' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다음' }).click()

  await expect(heading(page)).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: '카카오로 계속하기' }).click()

  await expect(heading(page)).toContainText('어떻게 불러 드릴까요?')
  await page.getByRole('button', { name: '시작하기' }).click()
  await expect(page.getByText('닉네임은 2~12자로 입력해 주세요.')).toBeVisible()
  await expectAccessible(page)
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
  expect(await page.evaluate(() => sessionStorage.getItem('dodam-session'))).toContain('하준맘')
})

test('a reload goes on where the tab was, and takes the stored value away @phone', async ({
  page,
}) => {
  await open(page, '/signup')
  await verifyPhone(page)
  expect(await stored(page)).not.toBeNull()
  await page.reload()
  await expect(heading(page)).toContainText('약관을 확인하고')
  expect(await stored(page)).toBeNull()
  await agree(page)
  await page.getByRole('button', { name: '이전' }).click()
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked()
})

test('a foreign value starts at the first step @phone', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('signup-progress', '{"step":"onboarding"}'))
  await open(page, '/signup')
  await expect(page.getByLabel('휴대폰 번호')).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('another code can be asked for after a minute @phone', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await open(page, '/signup')
  await page.getByLabel('휴대폰 번호').fill('01012345678')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.clock.runFor(500)
  await expect(page.getByRole('button', { name: /^재전송 \((60|59)초\)$/ })).toBeDisabled()
  await page.clock.runFor(58_000)
  await expect(page.getByRole('button', { name: /^재전송 \([12]초\)$/ })).toBeDisabled()
  await page.clock.runFor(2_000)
  const again = page.getByRole('button', { name: '재전송', exact: true })
  await expect(again).toBeEnabled()
  await again.click()
  await page.clock.runFor(500)
  await expect(page.getByRole('button', { name: /^재전송 \((60|59)초\)$/ })).toBeDisabled()

  await page.clock.runFor(301_000)
  await page.getByLabel('인증번호', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '확인' }).click()
  await page.clock.runFor(500)
  await expect(page.getByText('인증에 실패했습니다.')).toBeVisible()
})

test('a verification that is five minutes old is asked for again @phone', async ({ page }) => {
  await page.clock.setFixedTime(NOON)
  await open(page, '/signup')
  await verifyPhone(page)
  await agree(page)
  await page.clock.setFixedTime(new Date(NOON.getTime() + 301_000))
  await page.getByRole('button', { name: 'Google로 계속하기' }).click()
  await expect(page.getByRole('alert')).toContainText(
    '휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: '휴대폰 다시 인증하기' }).click()
  await verifyPhone(page)
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked()
})
