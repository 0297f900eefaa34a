import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { goTo } from '../support/goTo'
import { expect, open, test } from '../support/test'

const NOTICE = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
const summary = (page: Page) => page.getByRole('region', { name: '충전 요약' })

test('an amount is chosen, added and paid @phone @engines', async ({ page }) => {
  const alerts = autoAcceptDialogs(page)
  await open(page, '/topup')
  const amounts = page.getByRole('radiogroup', { name: '충전 금액' })
  await expect(amounts.getByRole('radio', { name: '100,000원' })).toBeChecked()
  await page.getByRole('button', { name: '바로 결제하기' }).click()
  await amounts.getByText('300,000원').click()
  await expect(summary(page)).toContainText('300,000원')
  await expect(summary(page)).toBeInViewport()
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  await page.getByRole('button', { name: '바로 결제하기' }).click()
  expect(alerts).toEqual([
    `100,000원을 충전합니다.\n${NOTICE}`,
    `300,000원을 장바구니에 담았어요.\n${NOTICE}`,
    `300,000원을 충전합니다.\n${NOTICE}`,
  ])
  await page.reload()
  await expect(amounts.getByRole('radio', { name: '300,000원' })).toBeChecked()
  await expect(summary(page)).toContainText('장바구니 1건, 총 300,000원')
})

test('the arrow keys choose an amount @desktop', async ({ page }) => {
  await open(page, '/topup')
  await page.getByRole('radio', { name: '100,000원' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '200,000원' })).toBeChecked()
  await expect(summary(page)).toContainText('200,000원')
})

test('a filled cart and the guide fit a narrow screen and pass axe; the guide links to the top-up @phone', async ({
  page,
}) => {
  // A wide screen at 400 %.
  await page.setViewportSize({ width: 320, height: 740 })
  autoAcceptDialogs(page)
  await open(page, '/topup')
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await goTo(page, '/pricing/topup')
  const card = page.getByRole('listitem').filter({ hasText: '100,000원' }).first()
  await expect(card).toContainText('최대 50개')
  await expectNoOverflow(page)
  await expectAccessible(page, '#main')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/topup\?amount=100000$/)
  await expect(page.getByRole('radio', { name: '100,000원' })).toBeChecked()
})
