import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button, select } from '../support/controls'
import { hold } from '../support/hold'
import { PARENT } from '../support/rideDocuments'
import { logIn, signIn } from '../support/signIn'
import { type Backend, expect, open, openBlank, test } from '../support/test'

const SENT = '아지트에서 확인하면 예약이 확정돼요.'

const bookButton = (page: Page) => button(page, '전체 예약하기')
const signUpLink = (page: Page) => page.getByRole('link', { name: '회원가입하고 실제로 예약하기' })
const lines = (page: Page) =>
  page.getByRole('region', { name: '예약 장바구니' }).getByRole('listitem')

/** The parent on /pickup with a cart filled before the sign-in. */
async function signInWithCart(page: Page, count: number, child?: { id: string; name: string }) {
  await openBlank(page)
  await storeCart(page, dailyCartLines(count, now(), child))
  await signIn(page, undefined, '/pickup')
  await expect(lines(page)).toHaveCount(count)
}

/** Renames the account's child, so that it is no sample child. */
async function adopt(backend: Backend, id: string, name: string) {
  await backend.remove(`users/${PARENT}/children/child-1`)
  await backend.remove(`users/${PARENT}/children/child-2`)
  await backend.patch(`users/${PARENT}/children/${id}`, {
    name: { stringValue: name },
    birthday: { stringValue: '' },
    school: { stringValue: '' },
    allergens: { arrayValue: { values: [] } },
    careNote: { stringValue: '' },
    healthConsentVersion: { stringValue: '' },
    people: { arrayValue: { values: [] } },
    updatedAt: { timestampValue: now().toISOString() },
  })
}

test('a guest’s cart is booked only after signing in @phone @engines', async ({ page }) => {
  await open(page, '/pickup')
  await storeCart(page, dailyCartLines(2, now()))
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
  await expect(page).toHaveURL('/my/bookings')
  expect(heard.slice(1)).toEqual([`2건, 총 15,484원\n${SENT}`])
  await open(page, '/pickup')
  await expect(lines(page)).toHaveCount(0)
})

test('rides are booked for the account’s children, never the samples @desktop', async ({
  page,
  backend,
}) => {
  await adopt(backend, 'own-1', '이하늘')
  await signInWithCart(page, 1)
  await expect(select(page, '자녀').getByRole('option')).toHaveText([
    '자녀를 선택해 주세요',
    '이하늘',
  ])
  const heard = autoAcceptDialogs(page)
  await bookButton(page).click()
  const dialog = page.getByRole('dialog', { name: '자녀 선택' })
  await expect(dialog.getByText('누구의 예약인가요?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: '김하준' }).selectOption('이하늘')
  await dialog.getByRole('button', { name: '계속' }).click()
  await expect(page).toHaveURL('/my/bookings')
  expect(heard).toEqual([`1건, 총 7,742원\n${SENT}`])
  await expect(page.getByText('이하늘').first()).toBeVisible()
})

test.describe(() => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] })

  test('an interrupted series says what is left, then is finished @desktop', async ({ page }) => {
    test.slow()
    await signInWithCart(page, 110)
    const heard = autoAcceptDialogs(page)
    let commits = 0
    await page.route(/:commit/, (route) => {
      commits += 1
      return commits === 2 ? route.abort() : route.continue()
    })
    const release = await hold(page, /:commit/)
    await bookButton(page).click()
    await expect(page.getByText('0 / 110')).toBeVisible()
    release()
    await expect(page.getByText(/^100건을 예약했고 10건이 남았어요\. /)).toBeVisible({
      timeout: 20_000,
    })
    await expect(lines(page)).toHaveCount(10)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page).toHaveURL('/my/bookings', { timeout: 20_000 })
    expect(heard).toEqual([`10건, 총 77,420원\n${SENT}`])
  })
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
