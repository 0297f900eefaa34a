import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { logIn, signIn } from '../support/signIn'
import { expect, open, openBlank, test } from '../support/test'

const SENT = '아지트에서 확인하면 예약이 확정돼요.'

const bookButton = (page: Page) => button(page, '전체 예약하기')
const signUpLink = (page: Page) => page.getByRole('link', { name: '회원가입하고 실제로 예약하기' })
const lines = (page: Page) =>
  page.getByRole('region', { name: '예약 장바구니' }).getByRole('listitem')

/** The parent on /pickup with a cart filled before the sign-in. */
async function signInWithCart(page: Page, count: number) {
  await openBlank(page)
  await storeCart(page, dailyCartLines(count, now()))
  await signIn(page, undefined, '/pickup')
  await expect(lines(page)).toHaveCount(count)
}

test('a guest’s cart is booked only after signing in @phone @engines', async ({ page }) => {
  await open(page, '/pickup')
  await storeCart(page, dailyCartLines(2, now(), { id: 'own-9', name: '이하늘' }))
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
  await expect(signUpLink(page)).toHaveAttribute('href', '/signup')
  const heard = autoAcceptDialogs(page)
  await bookButton(page).click()
  await expect
    .poll(() => heard)
    .toEqual(['2건, 총 15,484원\n체험용 화면입니다. 실제로 접수·결제되지 않습니다.'])

  await logIn(page, undefined, '/pickup')
  await expect(lines(page)).toHaveCount(2)
  await expect(signUpLink(page)).toHaveCount(0)
  await expect(lines(page).getByText('체험 예약')).toHaveCount(0)
  await expectAccessible(page)
  await bookButton(page).click()
  const dialog = page.getByRole('dialog', { name: '자녀 선택' })
  await expect(dialog.getByText('누구의 예약인가요?')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('combobox', { name: '이하늘' }).selectOption('김하준')
  await dialog.getByRole('button', { name: '계속' }).click()
  await expect(page).toHaveURL('/my/bookings')
  expect(heard.slice(1)).toEqual([`2건, 총 15,484원\n${SENT}`])
  await open(page, '/pickup')
  await expect(lines(page)).toHaveCount(0)
})

test('the button is busy in the next frame on any network @phone', async ({ page }) => {
  await signInWithCart(page, 20)
  await page.route(/:runQuery|:commit|accounts:lookup/, () => undefined)
  // Members' parts load after everybody's.
  await expect(bookButton(page)).toBeEnabled()
  const isBusy = await bookButton(page).evaluate(async (button) => {
    if (button instanceof HTMLElement) button.click()
    await new Promise(requestAnimationFrame)
    return button.getAttribute('aria-disabled')
  })
  expect(isBusy).toBe('true')
})
