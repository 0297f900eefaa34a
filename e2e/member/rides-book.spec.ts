import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { dailyCartLines, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button, select } from '../support/controls'
import { hold } from '../support/hold'
import { PARENT } from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

const SENT = '아지트에서 확인하면 예약이 확정돼요.'

const bookButton = (page: Page) => button(page, '전체 예약하기')
const signUpLink = (page: Page) => page.getByRole('link', { name: '회원가입하고 실제로 예약하기' })
const lines = (page: Page) =>
  page.getByRole('region', { name: '예약 장바구니' }).getByRole('listitem')

/** The parent on /pickup with a cart filled before the sign-in. */
async function signInWithCart(page: Page, count: number, child?: { id: string; name: string }) {
  await open(page, '/login')
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

  await signIn(page, undefined, '/pickup')
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

test('no ride is sent without children @phone', async ({ page, backend }) => {
  await adopt(backend, 'own-1', '이하늘')
  await backend.remove(`users/${PARENT}/children/own-1`)
  await signInWithCart(page, 1)
  await bookButton(page).click()
  await expect(page.getByRole('alert').getByText('등록된 자녀가 없어요.')).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await page.getByRole('alert').getByRole('link', { name: '자녀 추가' }).click()
  await expect(page).toHaveURL('/my/children')
})

test.describe(() => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] })

  test('an interrupted series of 260 says what is left, then is finished @desktop', async ({
    page,
  }) => {
    test.slow()
    await signInWithCart(page, 260)
    const heard = autoAcceptDialogs(page)
    let commits = 0
    await page.route(/:commit/, (route) => {
      commits += 1
      return commits === 2 ? route.abort() : route.continue()
    })
    const release = await hold(page, /:commit/)
    await bookButton(page).click()
    await expect(page.getByText('0 / 260')).toBeVisible()
    release()
    await expect(page.getByText(/^100건을 예약했고 160건이 남았어요\. /)).toBeVisible({
      timeout: 20_000,
    })
    await expect(lines(page)).toHaveCount(160)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page).toHaveURL('/my/bookings', { timeout: 20_000 })
    expect(heard).toEqual([`160건, 총 1,238,720원\n${SENT}`])
  })

  test('a retry after a lost answer books nothing twice @phone', async ({ page }) => {
    await signInWithCart(page, 1)
    const heard = autoAcceptDialogs(page)
    let commits = 0
    await page.route(/:commit/, async (route) => {
      commits += 1
      await route.fetch()
      await route.abort()
    })
    await bookButton(page).click()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page).toHaveURL('/my/bookings')
    expect(heard).toEqual([`1건, 총 7,742원\n${SENT}`])
    expect(commits).toBe(1)
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

for (const { what, fault, message, way } of [
  {
    what: 'refused',
    fault: { collection: 'rides', status: 403 },
    message: '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.',
    way: '새로 고침',
  },
  {
    what: 'broken',
    fault: { collection: 'rides', status: 500 },
    message: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
    way: '다시 시도',
  },
] as const) {
  test.describe(() => {
    test.use({ allowedErrors: [/40\d|500/] })
    test(`a booking that is ${what} leaves the cart as it was @phone`, async ({
      page,
      backend,
    }) => {
      await signInWithCart(page, 1)
      await backend.fail(fault)
      await bookButton(page).click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByRole('button', { name: way })).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
    })
  })
}
