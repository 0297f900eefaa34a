import { goTo } from '../support/goTo'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'

/** The sample: one paid order of a family with a receipt to issue, and passes of 하준맘 for 70,000 won. */

test('a refund in part is in the lists, in the sums and on paper @desktop', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, STAFF_PHONE, '/staff/report')
  const received = page.getByRole('table', { name: '받은 돈' })
  const passes = received.getByRole('row', { name: /^이용권/ })
  await expect(passes).toHaveText('이용권1건70,000원0원70,000원')
  await goTo(page, '/staff/orders')
  await page.getByRole('checkbox', { name: '발행할 것' }).check()
  const due = page.getByRole('list', { name: '결제 완료' }).getByRole('listitem')
  await expect(due).toHaveCount(1)
  await expect(due).toContainText('현금영수증 소득공제용 010-0000-0000')
  await due.getByRole('button', { name: '발행함' }).click()
  await expect(due).toContainText(/발행함 도담쌤 \d\d\.\d\d/)
  await page.getByRole('checkbox', { name: '발행할 것' }).uncheck()
  const order = page.getByRole('listitem').filter({ hasText: '5c08e1d7' })
  await order.getByRole('button', { name: '환불' }).click()
  const dialog = page.getByRole('dialog', { name: '환불' })
  await dialog.getByRole('textbox', { name: '환불 금액' }).fill('30,000')
  await dialog.getByRole('textbox', { name: '사유' }).fill('이사를 가요')
  page.once('dialog', (question) => void question.dismiss())
  await dialog.getByRole('button', { name: '환불하기' }).click()
  await expect(page.getByText('김민서 70,000원 환불로 처리했어요.')).toBeVisible()
  await page.getByText('끝난 주문').click()
  await expect(page.getByText(/^환불 30,000원 · 이사를 가요 · 도담쌤 \d\d\.\d\d$/)).toBeVisible()
  await goTo(page, '/staff/report')
  await expect(passes).toHaveText('이용권1건70,000원30,000원40,000원')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)

  const family = await (await browser.newContext()).newPage()
  await backend.lead(family)
  await signIn(family, PARENT_PHONE, '/my/statement')
  const paper = family.getByRole('article', { name: '납입 확인서' })
  await expect(paper).toContainText('낸 돈 40,000원 (일금 사만 원정)')
})

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
