import type { Page } from '@playwright/test'
import { expectAccessibleMain } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button } from '../support/controls'
import { leaveSentOrder } from '../support/order'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long: alone shows a top-up from both sides and the focus after a plan; `care.spec.ts` has a pass from both sides, `tests/features/orders` the dialog. */

const dialog = (page: Page) => page.getByRole('dialog', { name: '주문 확인' })

test('a top-up is ordered, confirmed by the agit and shown @phone @engines @long', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, undefined, '/topup?amount=200000')
  await button(page, '바로 결제하기').click()
  await expect(dialog(page).getByText('도담은행 000-000-000000 (예시 계좌)')).toBeVisible()
  await expect(dialog(page)).toContainText('합계 200,000원')
  const depositor = dialog(page).getByRole('textbox', { name: '입금자명' })
  // As in the last order.
  await expect(depositor).not.toHaveValue('')
  await depositor.fill('하준아빠')
  await dialog(page).getByRole('button', { name: '주문하기' }).click()
  await leaveSentOrder(page)
  const order = page
    .getByRole('list', { name: '주문', exact: true })
    .getByRole('listitem')
    .filter({ hasText: '충전 200,000원' })
  await expect(order).toContainText('입금 대기')
  await expectAccessibleMain(page)

  await test.step('the agit confirms the payment', async () => {
    const teacher = await browser.newPage()
    await backend.lead(teacher)
    const heard = autoAcceptDialogs(teacher)
    await signIn(teacher, STAFF_PHONE, '/staff/orders')
    await teacher.getByRole('searchbox').fill('하준아빠')
    const awaiting = teacher.getByRole('list', { name: '입금 대기' }).getByRole('listitem')
    await expect(awaiting).toHaveCount(1)
    await expectAccessibleMain(teacher)
    await awaiting.getByRole('button', { name: '입금 확인' }).click()
    await expect(awaiting.getByRole('button', { name: '환불' })).toBeVisible()
    expect(heard).toEqual(['하준아빠 200,000원을 확인할까요?'])
    await teacher.close()
  })

  await open(page, '/my/memberships')
  const region = page.getByRole('region', { name: '충전금', exact: true })
  await expect(region.getByText('250,000원').first()).toBeVisible()
  await expect(region.getByRole('list', { name: '충전금 내역' })).toContainText('+200,000원')
  await expect(order).toContainText('결제 완료')
})

test('a plan of the home page is ordered by keyboard, by a guest after signing up @desktop @long', async ({
  page,
}) => {
  await open(page, '/')
  const signUp = page.getByRole('link', { name: '회원가입하고 주문하기' })
  await expect(signUp).toHaveAttribute('href', '/signup')
  await signIn(page, undefined, '/')
  await expect(signUp).toHaveCount(0)
  await button(page, '결제하기').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('합계 59,000원')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, '결제하기')).toBeFocused()
})
