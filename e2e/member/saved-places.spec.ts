import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { button, select, textbox } from '../support/controls'
import { PARENT, seoulDay } from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const SCHOOL = '성동초등학교'
const AGIT = '도담아지트 성수점'

type End = '출발지 자주 가는 곳' | '도착지 자주 가는 곳'
const group = (page: Page, name: End) => page.getByRole('group', { name, exact: true })
const saved = (page: Page, end: End) => group(page, end).getByRole('button')
const offer = (page: Page) => button(page, '자주 가는 곳에 저장')

async function choosePlace(page: Page, field: string, name: string) {
  await select(page, field).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Saves the only place not saved yet. */
async function save(page: Page, label: string) {
  await offer(page).click()
  const dialog = page.getByRole('dialog', { name: '자주 가는 곳에 저장' })
  await textbox(page, '이름').fill(label)
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function chooseDate(page: Page, day: string) {
  const [year, month, date] = day.split('-').map(Number)
  const shown = page.getByRole('grid', { name: `${year}년 ${month}월` })
  if (!(await shown.isVisible())) await button(page, '다음 달').click()
  await page.getByRole('button', { name: new RegExp(`^${year}년 ${month}월 ${date}일`) }).click()
}

test('a saved place is a button at both ends, on the page and in the wizard, last used first @phone', async ({
  page,
  backend,
}) => {
  await open(page, '/pickup')
  await choosePlace(page, '출발지', SCHOOL)
  await expect(offer(page)).toHaveCount(0)

  await signIn(page, undefined, '/pickup')
  await expect(select(page, '출발지')).toHaveValue(SCHOOL)
  await expect(offer(page)).toHaveAccessibleDescription('출발지')
  await expect(group(page, '출발지 자주 가는 곳')).toHaveCount(0)
  await save(page, '학교')
  await expect(offer(page)).toHaveCount(0)
  await expect(saved(page, '출발지 자주 가는 곳')).toHaveText(['학교'])
  await expect(saved(page, '출발지 자주 가는 곳')).toHaveAttribute('aria-pressed', 'true')
  await choosePlace(page, '도착지', AGIT)
  await save(page, '아지트')
  await expect(saved(page, '도착지 자주 가는 곳')).toHaveText(['학교', '아지트'])
  await expectAccessible(page, 'main')
  await expectNoOverflow(page)

  await button(page, '출발지와 도착지 바꾸기').click()
  await saved(page, '도착지 자주 가는 곳').filter({ hasText: '아지트' }).click()
  await expect(select(page, '도착지')).toHaveValue(AGIT)
  await expect(saved(page, '도착지 자주 가는 곳')).toHaveText(['아지트', '학교'])
  await saved(page, '출발지 자주 가는 곳').filter({ hasText: '학교' }).click()
  await expect(select(page, '출발지')).toHaveValue(SCHOOL)
  await expect(saved(page, '출발지 자주 가는 곳')).toHaveText(['학교', '아지트'])
  const stored = await backend.list(`users/${PARENT}/places`)
  expect(stored).toHaveLength(2)

  await select(page, '자녀').selectOption({ label: '김하준' })
  await chooseDate(page, seoulDay(3))
  await select(page, '시').selectOption('13')
  await select(page, '분').selectOption('0')
  await open(page, '/pickup/route')
  await expect(saved(page, '도착지 자주 가는 곳')).toHaveText(['학교', '아지트'])
  await expect(select(page, '도착지')).toHaveValue(AGIT)
  await saved(page, '도착지 자주 가는 곳').filter({ hasText: '학교' }).click()
  await expect(select(page, '도착지')).toHaveValue(SCHOOL)
  await saved(page, '출발지 자주 가는 곳').filter({ hasText: '아지트' }).click()
  await expect(select(page, '출발지')).toHaveValue(AGIT)
})
