import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
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

test.describe('the guide', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('uses the published prices and links to the top-up @phone', async ({ page, backend }) => {
    await backend.fail({ collection: 'snack_menu_basic', status: 500 })
    await open(page, '/pricing/topup')
    const card = page.getByRole('listitem').filter({ hasText: '100,000원' }).first()
    await expect(card).toContainText('최대 14회')
    await expect(card).toContainText('최대 8시간')
    await expect(card).toContainText('메뉴에서 확인')
    await backend.clearFaults()
    await page.reload()
    await expect(card).toContainText('최대 50개')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(/\/topup\?amount=100000$/)
    await expect(page.getByRole('radio', { name: '100,000원' })).toBeChecked()
  })
})

test('a filled cart and the guide fit the screen and pass axe', async ({ page, isMobile }) => {
  test.slow()
  // A wide screen at 400 %.
  if (isMobile) await page.setViewportSize({ width: 320, height: 740 })
  autoAcceptDialogs(page)
  for (const path of ['/topup', '/pricing/topup'])
    await test.step(path, async () => {
      await open(page, path)
      if (path === '/topup') await page.getByRole('button', { name: '장바구니 담기' }).click()
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
})
