import type { Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button, select } from '../support/controls'
import { expect, open, test } from '../support/test'

test.use({ isTranslated: true })

/** The browser has replaced the texts, and no part of the page broke by it. */
async function expectWhole(page: Page) {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('이 부분을 표시하지 못했어요.')).toHaveCount(0)
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
}

async function choosePlace(page: Page, field: string, name: string) {
  await select(page, field).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(select(page, field)).toHaveValue(name)
}

test('a guest’s carts count and sum up on translated pages @phone', async ({ page }) => {
  autoAcceptDialogs(page)
  await test.step('rides', async () => {
    await open(page, '/pickup')
    await select(page, '자녀').selectOption('child-1')
    await page.getByRole('button', { name: /^2026년 11월 25일/ }).click()
    await select(page, '시').selectOption('19')
    await select(page, '분').selectOption('50')
    await choosePlace(page, '출발지', '성동초등학교')
    await choosePlace(page, '도착지', '도담아지트 분당점')
    const cart = page.getByRole('region', { name: '예약 장바구니' })
    await button(page, '장바구니 담기').click()
    await expect(cart).toContainText('합계17,449원')
    await expect(page.getByText('아직 예약 전이에요.')).toBeVisible()
    await select(page, '시').selectOption('20')
    await select(page, '분').selectOption('0')
    await button(page, '장바구니 담기').click()
    await expect(cart).toContainText('예약2건합계36,898원')
    await cart
      .getByRole('button', { name: /예약 삭제$/ })
      .first()
      .click()
    await expect(cart).toContainText('예약1건합계19,449원')
    await expectWhole(page)
  })
  await test.step('snacks', async () => {
    await open(page, '/snack')
    const bar = page.getByRole('region', { name: '간식 장바구니' })
    for (const name of ['우유 담기', '우유 담기', '바나나 담기']) await button(page, name).click()
    await expect(bar).toContainText('총 3개')
    await button(page, '바나나 빼기').click()
    await expect(bar).toContainText('총 2개')
    await expect(bar).toContainText('3,000원')
    await expectWhole(page)
  })
})
