import type { Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button, textbox } from '../support/controls'
import { goTo } from '../support/goTo'
import { leaveSentOrder } from '../support/order'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** The entry belongs to a dialog. */
const depth = (page: Page) => page.evaluate(() => Number(window.history.state?.dialogs ?? 0))

async function openedBy(page: Page, opener: string, name: string) {
  await button(page, opener).first().click()
  await expect(dialog(page, name)).toBeVisible()
  await expect.poll(() => depth(page)).toBeGreaterThan(0)
}
async function backCloses(page: Page, name: string) {
  const { pathname } = new URL(page.url())
  await page.goBack()
  await expect(dialog(page, name)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pathname)
}

test('back closes 「픽업 신청」 and keeps what was typed, after a reload too @phone @engines', async ({
  page,
}) => {
  await open(page, '/branches')
  await page
    .getByRole('link', { name: /성수점/ })
    .first()
    .click()
  await expect(page).toHaveURL('/branches/seongsu')
  await openedBy(page, '픽업 신청하기', '픽업 신청')
  await textbox(page, '신청자 이름').fill('김보호')
  await textbox(page, '요청 사항').fill('후문에서 만나 주세요.\n노란 가방을 메고 있어요.')
  await backCloses(page, '픽업 신청')

  await test.step('forward opens nothing and breaks nothing', async () => {
    await page.goForward()
    await expect.poll(() => depth(page)).toBe(0)
    await expect(dialog(page, '픽업 신청')).toBeHidden()
    await expect(page).toHaveURL('/branches/seongsu')
  })

  await test.step('a reload with the open dialog keeps the text, and back leaves the page', async () => {
    await openedBy(page, '픽업 신청하기', '픽업 신청')
    await expect(textbox(page, '신청자 이름')).toHaveValue('김보호')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await expect.poll(() => depth(page)).toBe(0)
    await openedBy(page, '픽업 신청하기', '픽업 신청')
    await expect(textbox(page, '신청자 이름')).toHaveValue('김보호')
    await dialog(page, '픽업 신청').getByRole('button', { name: '닫기' }).click()
    await expect.poll(() => depth(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/branches')
  })

  await test.step('the page of the request has the same draft', async () => {
    await open(page, '/pickup/apply')
    await expect(textbox(page, '신청자 이름')).toHaveValue('김보호')
    await expect(textbox(page, '요청 사항')).toHaveValue(/노란 가방/)
  })
})

test('back closes a dialog of the page that was opened first @phone', async ({ page }) => {
  await open(page, '/branches/seongsu')
  await openedBy(page, '픽업 신청하기', '픽업 신청')
  await backCloses(page, '픽업 신청')
  await openedBy(page, '픽업 신청하기', '픽업 신청')
  await page.keyboard.press('Escape')
  await expect(dialog(page, '픽업 신청')).toBeHidden()
  await expect.poll(() => depth(page)).toBe(0)
})

test('back closes a member’s dialogs, the topmost first @phone', async ({ page }) => {
  autoAcceptDialogs(page)
  await signIn(page)
  await test.step('the map in 「장소 추가」', async () => {
    await goTo(page, '/my/places')
    await openedBy(page, '장소 추가', '장소 추가')
    await textbox(page, '이름').fill('학교')
    await openedBy(page, '지도에서 선택', '지도에서 선택')
    await expect.poll(() => depth(page)).toBe(2)
    await backCloses(page, '지도에서 선택')
    await expect(textbox(page, '이름')).toHaveValue('학교')
    await backCloses(page, '장소 추가')
  })
  await test.step('an order is one step from the page it was made on', async () => {
    await goTo(page, '/topup?amount=200000')
    await openedBy(page, '바로 결제하기', '주문 확인')
    await backCloses(page, '주문 확인')
    await openedBy(page, '바로 결제하기', '주문 확인')
    await textbox(page, '입금자명').fill('하준아빠')
    await button(page, '주문하기').click()
    await leaveSentOrder(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/topup/)
    await expect(dialog(page, '주문 확인')).toBeHidden()
  })
})
