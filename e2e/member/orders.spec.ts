import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleMain } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button } from '../support/controls'
import { leaveSentOrder } from '../support/order'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: '주문 확인' })

/** Accepts the next dialog and returns its text. */
const answerNext = (page: Page): Promise<string> =>
  new Promise((resolve) => {
    page.once('dialog', async (asked) => {
      await asked.accept()
      resolve(asked.message())
    })
  })

async function placeOrder(page: Page, depositor: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: '입금자명' }).fill(depositor)
  await dialog(page).getByRole('button', { name: '주문하기' }).click()
  await leaveSentOrder(page)
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/my')
  await button(page, '로그아웃').click()
  await expect(page.getByText(/로그아웃했어요/)).toBeVisible()
}

const order = (page: Page, words: string) =>
  page
    .getByRole('list', { name: '주문', exact: true })
    .getByRole('listitem')
    .filter({ hasText: words })

test('a top-up and a membership are ordered, confirmed by the agit and shown @phone @engines', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/topup?amount=200000')
  await button(page, '바로 결제하기').click()
  await expect(dialog(page).getByText('도담은행 000-000-000000 (예시 계좌)')).toBeVisible()
  await expect(dialog(page)).toContainText('합계 200,000원')
  await placeOrder(page, '하준아빠')
  await expect(order(page, '충전 200,000원')).toContainText('입금 대기')

  await open(page, '/membership')
  await button(page, '라이트 장바구니 담기').click()
  await button(page, '장바구니 보기').click()
  await placeOrder(page, '하준아빠')
  await expect(order(page, '라이트 2시간권').first()).toContainText('입금 대기')
  await expectAccessibleMain(page)
  await signOut(page)

  const heard = autoAcceptDialogs(page)
  await signIn(page, STAFF_PHONE, '/staff/orders')
  const awaiting = page.getByRole('list', { name: '입금 대기' }).getByRole('listitem')
  await page.getByRole('searchbox').fill('하준아빠')
  await expect(awaiting).toHaveCount(2)
  await expectAccessibleMain(page)
  const refunds = awaiting.getByRole('button', { name: '환불' })
  await awaiting.filter({ hasText: '충전' }).getByRole('button', { name: '입금 확인' }).click()
  await expect(refunds).toHaveCount(1)
  await awaiting.getByRole('button', { name: '입금 확인' }).click()
  await expect(refunds).toHaveCount(2)
  expect(heard[0]).toBe('하준아빠 200,000원을 확인할까요?')
  await page.getByRole('searchbox').fill('하준')
  await expect(
    page.getByRole('list', { name: '결제 완료' }).getByRole('button', { name: '환불' }).nth(1),
  ).toBeVisible()
  await open(page, '/my')
  await signOut(page)

  await signIn(page, undefined, '/my/memberships')
  const region = page.getByRole('region', { name: '충전금', exact: true })
  await expect(region.getByText('250,000원').first()).toBeVisible()
  await expect(region.getByRole('list', { name: '충전금 내역' })).toContainText('+200,000원')
  const passes = page.getByRole('list', { name: '이용권' }).getByRole('listitem')
  await expect(passes.filter({ hasText: '라이트 2시간권' })).toHaveCount(2)
  await expect(order(page, '충전 200,000원')).toContainText('결제 완료')
})

test('snacks are ordered for a branch, leave the cart and can be cancelled @desktop', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/snack')
  await button(page, '우유 담기').click()
  await button(page, '바로 결제하기').click()
  // Of the last order.
  await expect(dialog(page).getByRole('textbox', { name: '입금자명' })).toHaveValue('김민서')
  await dialog(page).getByRole('combobox', { name: '받을 지점' }).selectOption('판교점')
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: '주문하기' }).click()
  const sent = page.getByRole('dialog', { name: '주문 완료' })
  await expect(sent.getByRole('button', { name: '닫기' })).toBeFocused()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/my/memberships')
  const placed = order(page, '우유')
  await expect(placed).toContainText('입금 대기')
  const question = answerNext(page)
  await placed.getByRole('button', { name: '주문 취소' }).click()
  expect(await question).toBe('주문을 취소할까요?')
  await expect(placed).toContainText('취소')
  await expect(placed.getByRole('button')).toHaveCount(0)
})

test('a plan of the home page is ordered by keyboard @desktop', async ({ page }) => {
  await signIn(page)
  await open(page, '/')
  await button(page, '결제하기').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('합계 59,000원')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, '결제하기')).toBeFocused()
})

test('a guest sees a link to sign-up under each order button @phone', async ({ page }) => {
  for (const path of ['/', '/membership', '/topup', '/snack', '/snack?tab=special']) {
    await open(page, path)
    const link = page.getByRole('link', { name: '회원가입하고 주문하기' }).first()
    await expect(link).toHaveAttribute('href', '/signup')
  }
})
