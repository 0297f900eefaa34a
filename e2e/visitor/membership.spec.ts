import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { expect, open, test } from '../support/test'

const NOTICE = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
const summary = (page: Page) => page.getByRole('region', { name: '선택 요약' })

test('a parent compares, adds and removes; a reload empties the cart @phone @engines', async ({
  page,
}) => {
  const alerts = autoAcceptDialogs(page)
  await open(page, '/membership')
  await page.getByRole('combobox', { name: '라이트 옵션' }).selectOption('4h-45000')
  await page.getByRole('button', { name: '라이트 장바구니 담기' }).click()
  await page.getByRole('button', { name: '라이트 장바구니 담기' }).click()
  await page.getByRole('combobox', { name: '패밀리 옵션' }).selectOption('pre-200')
  await page.getByRole('button', { name: '패밀리 장바구니 담기' }).click()
  await expect(summary(page)).toContainText('3개')
  await expect(summary(page)).toContainText('184,400원')
  await expect(summary(page)).toBeInViewport()
  await summary(page).getByRole('button', { name: '삭제' }).first().click()
  await expect(summary(page)).toContainText('139,400원')
  await summary(page).getByRole('button', { name: '장바구니 보기' }).click()
  expect(alerts).toEqual([`멤버십 2개, 총 139,400원을 담았어요. 결제는 준비 중이에요.\n${NOTICE}`])
  await page.reload()
  await expect(summary(page)).toContainText('0개')
})

test('a plan named in the address is selected and in view @phone', async ({ page }) => {
  await open(page, '/membership/prepaid')
  await expect(summary(page)).toContainText('패밀리')
  await expect(page.getByRole('button', { name: '패밀리 장바구니 담기' })).toBeInViewport()
})

test('adding and removing works by keyboard alone, and the comparison prints without bars and buttons @desktop', async ({
  page,
}) => {
  await open(page, '/membership')
  await page.getByRole('combobox', { name: '라이트 옵션' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('45,000원')
  await summary(page).getByRole('button', { name: '삭제' }).focus()
  await page.keyboard.press('Space')
  await expect(summary(page)).toContainText('0개')
  await expect(summary(page).getByRole('button', { name: '장바구니 보기' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: '멤버십 비교' })).toBeVisible()
  await expect(summary(page)).toBeHidden()
  await expect(page.getByRole('button', { name: '라이트 장바구니 담기' })).toBeHidden()
})

test('a filled cart fits a narrow phone and passes axe @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/membership')
  for (const plan of ['라이트', '레귤러', '패밀리'])
    await page.getByRole('button', { name: `${plan} 장바구니 담기` }).click()
  await page.getByText('환불은 어떻게 하나요?').click()
  await expect(page.getByText('다음 결제일 전이면 환불할 수 있어요')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  const chosen = summary(page).getByText('패밀리 자녀 1명 추가 (20% 할인)').last()
  expect(await chosen.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(
    0,
  )
})
