import type { Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button, select } from '../support/controls'
import { STAFF_PHONE, signIn } from '../support/signIn'
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
  test.slow()
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
    await expect(page.getByText('장바구니에 1건을 담았어요.')).toBeVisible()
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

test('a parent books, moves and cancels on translated pages @phone', async ({ page }) => {
  test.slow()
  autoAcceptDialogs(page)
  await open(page, '/login')
  await storeCart(page, dailyCartLines(1, now()))
  await signIn(page, undefined, '/pickup')
  await button(page, '전체 예약하기').click()
  await expect(page).toHaveURL('/my/bookings')
  const card = page
    .getByRole('region', { name: '다가오는 예약' })
    .getByRole('listitem')
    .filter({ hasText: '13:00' })
  await card.getByRole('button', { name: '시간 변경' }).click()
  const change = page.getByRole('dialog', { name: '시간 변경' })
  await change.getByRole('combobox', { name: '시', exact: true }).selectOption('14')
  await change.getByRole('button', { name: '변경하기' }).click()
  await expect(change).toBeHidden()
  const moved = page
    .getByRole('region', { name: '다가오는 예약' })
    .getByRole('listitem')
    .filter({ hasText: '14:00' })
  await moved.getByRole('button', { name: '예약 취소' }).click()
  const cancel = page.getByRole('dialog', { name: '예약 취소' })
  await cancel.getByRole('button', { name: '예약 취소하기' }).click()
  await expect(cancel).toBeHidden()
  await expect(moved.getByText('취소', { exact: true })).toBeVisible()
  await expectWhole(page)
})

test('the agit confirms a ride and an order on translated pages @phone', async ({ page }) => {
  test.slow()
  autoAcceptDialogs(page)
  await signIn(page, STAFF_PHONE, '/staff')
  await button(page, '다음 날').click()
  const ride = page.getByRole('list', { name: '픽업 목록' }).getByRole('listitem').first()
  await expect(ride).toContainText('김하준')
  await ride.getByRole('button', { name: /출발$/ }).click()
  await expect(ride).toContainText('탑승')
  await expectWhole(page)
  await open(page, '/staff/orders')
  await button(page, '입금 확인').click()
  await expect(button(page, '입금 확인')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '입금 대기 0건' })).toBeVisible()
  await expectWhole(page)
})
