import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { select } from '../support/controls'
import { expect, open, test } from '../support/test'

const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const lines = (page: Page) =>
  page.getByRole('region', { name: '예약 장바구니' }).getByRole('listitem')

async function choosePlace(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+09:00'))
})

test('every weekday until January makes thirty reservations; holidays are listed and left out @phone', async ({
  page,
}) => {
  await open(page, '/pickup')
  await page.getByRole('link', { name: /매주 반복/ }).click()
  await expect(heading(page, '누구를 데리러 갈까요?')).toBeFocused()
  await next(page).click()
  await expect(page.getByText('자녀를 선택해 주세요.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: '김하준' }).check()
  await next(page).click()

  await expect(heading(page, '언제 만날까요?')).toBeFocused()
  for (const weekday of ['월', '화', '수', '목', '금'])
    await page.getByRole('button', { name: `매주 ${weekday}요일` }).click()
  await page.getByLabel('언제부터').fill('2026-11-23')
  await page.getByLabel('언제까지').fill('2027-01-05')
  await expect(page.getByRole('list', { name: '건너뛰는 날' }).getByRole('listitem')).toHaveText([
    '2026.12.25(금) 성탄절',
    '2027.01.01(금) 신정',
  ])
  await next(page).click()
  await expect(page.getByText('매주 반복의 ‘30일 추가’를 눌러 주세요.')).toBeVisible()
  await expectAccessible(page, '#main')
  await page.getByRole('button', { name: '30일 추가' }).click()
  await next(page).click()

  await expect(heading(page, '몇 시에 만날까요?')).toBeFocused()
  await expect(page.getByRole('combobox', { name: '시', exact: true })).toHaveValue('13')
  await page.getByRole('button', { name: '17:30' }).click()
  await expectAccessible(page, '#main')
  await next(page).click()

  await choosePlace(page, '출발지', '성동초등학교')
  await choosePlace(page, '도착지', '도담아지트 성수점')
  await expect(page.getByRole('region', { name: '예상 요금' })).toContainText('232,260원')
  await expectAccessible(page, '#main')
  await next(page).click()

  await expect(heading(page, '더 알려 주실 것이 있나요?')).toBeFocused()
  await page.getByRole('textbox', { name: '메모' }).fill('후문')
  await expectAccessible(page, '#main')
  await next(page).click()

  await expect(heading(page, '예약을 확인해 주세요')).toBeFocused()
  await expect(page.getByRole('list', { name: '예약할 픽업' }).getByRole('listitem')).toHaveCount(
    30,
  )
  await expect(page.getByText('232,260원')).toBeVisible()
  await expectAccessible(page, '#main')
  await page.getByRole('button', { name: '장바구니 담기' }).click()

  await expect(page).toHaveURL(/\/pickup$/)
  await expect(lines(page)).toHaveCount(30)
  await expect(lines(page).first()).toContainText('2026.11.23(월) 17:30')
  await expect(lines(page).first()).toContainText('7,742원')
  await expect(lines(page).last()).toContainText('2027.01.05(화) 17:30')
  await expect(page.getByText(/^아직 예약 전이에요\. 30건/)).toBeVisible()
  await page.goBack()
  await expect(heading(page, '언제 만날까요?')).toBeVisible()
})

test('the page and the wizard share their input @phone', async ({ page }) => {
  await open(page, '/pickup')
  await select(page, '자녀').selectOption('child-2')
  await choosePlace(page, '출발지', '성동초등학교')
  await page.getByRole('link', { name: /매주 반복/ }).click()
  await expect(page.getByRole('radio', { name: '김서연' })).toBeChecked()
  await next(page).click()
  await page.getByRole('button', { name: /^2026년 11월 20일/ }).click()
  await page.getByRole('button', { name: /^2026년 11월 24일/ }).click()
  await next(page).click()
  await select(page, '시').selectOption('9')
  await next(page).click()
  await expect(page.getByText('오늘은 10:30부터 예약할 수 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '오늘은 빼고 예약하기' }).click()
  await next(page).click()
  await expect(select(page, '출발지')).toHaveValue('성동초등학교')
  await page.getByRole('link', { name: '한 화면에서 모두 입력하기' }).click()
  await expect(select(page, '시')).toHaveValue('9')
  await expect(page.getByText('2026.11.24(화)')).toBeVisible()
  await expect(select(page, '자녀')).toHaveValue('child-2')
})
