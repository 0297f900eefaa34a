import { button, select } from '../support/controls'
import { putSession } from '../support/programSessions'
import { seoulDay } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'
import { typeDate, typeYear } from '../support/typeDate'

test('a date is typed from year to day, back is one step, and what is half typed gives way @desktop', async ({
  page,
}) => {
  await signIn(page, STAFF_PHONE, '/staff')
  const field = page.getByLabel('날짜')
  await typeDate(field, '2027-12-24')
  await expect(field).toHaveValue('2027-12-24')
  await expect(page).toHaveURL('/staff?date=2027-12-24')
  await page.goBack()
  await expect(page).toHaveURL('/staff')
  await expect(field).toHaveValue(seoulDay(0))
  await field.blur()
  await typeYear(field, '20')
  await expect(field).toHaveValue(`0020${seoulDay(0).slice(4)}`)
  await expect(page).toHaveURL('/staff')
  await button(page, '다음 날').click()
  await expect(field).toHaveValue(seoulDay(1))
})

test('a wheel leaves a number alone, and full-width digits are read @desktop', async ({
  page,
  backend,
}) => {
  const day = seoulDay(2)
  await putSession(backend, day, '09')
  await signIn(page, STAFF_PHONE, '/staff/programs')
  await select(page, '프로그램').selectOption({ label: '블록 코딩 놀이' })
  const month = page.getByLabel('월', { exact: true })
  await typeDate(month, day.slice(0, 7))
  await expect(month).toHaveValue(day.slice(0, 7))
  const session = page
    .getByRole('list', { name: '회차' })
    .locator('> li')
    .filter({ hasText: '0 / 8' })
    .first()
  const capacity = session.getByLabel('정원')
  await capacity.focus()
  await capacity.hover()
  await page.mouse.wheel(0, 120)
  await page.keyboard.press('ArrowUp')
  await expect(capacity).toHaveValue('8')
  await capacity.fill('１２명')
  await session.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('0 / 12')).toBeVisible()
})
