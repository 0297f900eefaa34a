import type { Page } from '@playwright/test'
import { expect, test } from './liveTest'

/** Journeys that stay on the device, with words that do not depend on what the database holds. */

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 20_000 })
}

test.describe('a visitor', { tag: ['@desktop', '@long'] }, () => {
  test('finds a branch by its first consonants and opens it', async ({ page }) => {
    await open(page, '/branches')
    await page.getByRole('searchbox', { name: '지점 검색' }).pressSequentially('ㅍㄱㅈ')
    const cards = page.getByRole('tabpanel', { name: '목록' }).getByRole('listitem')
    await expect(cards).toHaveCount(1)
    await cards.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: '판교점' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: '지점 검색' })).toHaveValue('ㅍㄱㅈ')
  })

  test('puts a plan into the cart and takes it out', async ({ page }) => {
    await open(page, '/membership')
    const summary = page.getByRole('region', { name: '선택 요약' })
    await page.getByRole('button', { name: '라이트 장바구니 담기' }).click()
    await expect(summary).toContainText('1개')
    await summary.getByRole('button', { name: '삭제' }).click()
    await expect(summary).toContainText('멤버십을 골라 주세요')
    await expect(summary).toContainText('0개')
  })

  test('puts the first snack of the menu into the cart', async ({ page }) => {
    await open(page, '/snack')
    await page
      .getByRole('main')
      .getByRole('button', { name: / 담기$/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: '간식 장바구니' })).toContainText('총 1개')
  })

  test('goes from an answer to the terms', async ({ page }) => {
    await open(page, '/faq')
    await page.getByText('환불할 수 있나요?').click()
    await page.getByRole('link', { name: '이용약관 제8조 보기' }).click()
    await expect(page.getByRole('heading', { name: '제8조 결제, 취소와 환불' })).toBeInViewport()
  })

  test('opens a program and sees its calendar', async ({ page }) => {
    await open(page, '/programs')
    await page.getByRole('region', { name: '프로그램 목록' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('grid').first()).toBeVisible()
  })

  test('switches to the dark, and it stays', async ({ page }) => {
    await open(page, '/faq')
    await page.getByRole('switch', { name: '다크 모드' }).check()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('reads the notices of everything that others made', async ({ page, request }) => {
    await open(page, '/faq')
    const link = page.getByRole('contentinfo').getByRole('link', { name: '오픈소스 고지' })
    const notices = await request.get((await link.getAttribute('href')) ?? '')
    expect(await notices.text()).toContain('Fluent Emoji (MIT)')
  })
})
