import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessibleMain, expectAccessibleWide } from '../support/accessibility'
import { button, select, textbox } from '../support/controls'
import { goTo } from '../support/goTo'
import { rememberGuest } from '../support/rememberGuest'
import { expect, open, test } from '../support/test'

/** Long ones alone show a guest's calendar files, the warning beside a snack, and widths; `visitor/privacy.spec.ts` walks the same pages and wipes the device. */

const fridayMorning = new Date('2026-11-20T09:00:00+09:00')
const myPages = ['/my', '/my/bookings', '/my/memberships', '/my/children', '/my/profile']

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '내 메뉴' }).getByRole('link', { name })
const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

async function addChild(page: Page, name: string) {
  await button(page, '자녀 추가').click()
  await textbox(page, '이름').fill(name)
  await page.getByRole('group', { name: '알레르기' }).getByLabel('땅콩').check()
  await button(page, '저장').click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test('a guest adds children, books, exports the booking and deletes everything @phone @long', async ({
  page,
}) => {
  test.slow()
  page.on('dialog', (dialog) => dialog.accept())
  await open(page, '/my')
  await menu(page, '자녀').click()
  await addChild(page, '박지우')
  await addChild(page, '박지아')

  await menu(page, '픽업 예약').click()
  await expect(select(page, '자녀').getByRole('option')).toContainText([
    '자녀를 선택해 주세요',
    '김하준',
    '김서연',
    '박지우',
    '박지아',
  ])
  await select(page, '자녀').selectOption({ label: '박지우' })
  await button(page, '다음 달').click()
  await page.getByRole('grid').getByRole('button', { name: /15일/ }).click()
  await select(page, '시').selectOption('13')
  for (const [field, typed] of [
    ['출발지', 'ㅅㄷ'],
    ['도착지', '성수점'],
  ]) {
    await page.getByRole('combobox', { name: field, exact: true }).fill(typed ?? '')
    await page.getByRole('listbox').getByRole('option').first().click()
  }
  await textbox(page, '메모').fill('땅콩 알레르기가 있어요')
  await button(page, '장바구니 담기').click()
  await button(page, '전체 예약하기').click()

  await menu(page, '내 예약').click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '박지우' })
  await expect(row).toContainText('체험 예약')
  await expect(row).toContainText('13:00')
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: '캘린더에 저장' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^dodam-agit-\d{4}-\d{2}-15\.ics$/)
  const text = await textOf(download)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(text).toMatch(/\r\nDTSTART:\d{6}15T040000Z\r\n/)
  expect(text).toContain('\r\nSUMMARY:[체험 예약] 박지우 픽업\r\n')
  expect(text).not.toContain('땅콩')

  await page.goto('/programs/coding')
  await expect(select(page, '기본 자녀').getByRole('option')).toHaveText([
    '김하준',
    '김서연',
    '박지우',
    '박지아',
  ])

  await open(page, '/my/profile')
  await button(page, '이 기기의 데이터 모두 삭제').click()
  await expect(page.getByText('이 기기의 데이터를 모두 삭제했어요.')).toBeFocused()
  expect(await storedKeys(page)).toEqual([])
  await menu(page, '자녀').click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await menu(page, '내 예약').click()
  await expect(page.getByText('다가오는 예약이 없어요.')).toBeVisible()
})

test('this device’s bookings are grouped by day and rebooked in two taps @phone @long', async ({
  page,
}) => {
  await page.clock.setFixedTime(fridayMorning)
  await rememberGuest(page)
  await open(page, '/my/bookings')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /2026\.11\.25\(수\)/,
    /2026\.11\.26\(목\)/,
    /2026\.11\.27\(금\)/,
    /2026\.11\.18\(수\)/,
  ])
  const downloading = page.waitForEvent('download')
  await button(page, '예약 2건 모두 캘린더에 저장').click()
  const text = await textOf(await downloading)
  expect(text.match(/\r\nUID:.*/g)).toEqual([
    '\r\nUID:b1@dodam-agit.example',
    '\r\nUID:b2@dodam-agit.example',
  ])
  expect(text).toContain('\r\nDTSTART:20261125T062000Z\r\n')

  await button(page, '다시 예약').first().click()
  await expect(page).toHaveURL('/pickup')
  await expect(select(page, '자녀')).toHaveValue('child-1')
  await expect(select(page, '시')).toHaveValue('15')
  await expect(select(page, '분')).toHaveValue('20')
  await page.getByRole('grid').getByRole('button', { name: /30일/ }).click()
  await button(page, '장바구니 담기').click()
  await expect(page.getByRole('region', { name: '예약 장바구니' })).toContainText(
    '2026.11.30(월) 15:20',
  )
})

test('a child is added, changed and deleted by keyboard @desktop', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await open(page, '/my/children')
  await button(page, '자녀 추가').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(textbox(page, '이름')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('자녀 이름을 입력해 주세요.')).toBeVisible()
  await page.keyboard.type('박지우')
  await page.keyboard.press('Enter')
  await expect(button(page, '자녀 추가')).toBeFocused()
  const row = page.getByRole('listitem').filter({ hasText: '박지우' })
  await row.getByRole('button', { name: '수정' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: '수정' })).toBeFocused()
  await row.getByRole('button', { name: '삭제' }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(button(page, '자녀 추가')).toBeFocused()
})

test('a snack warns of the chosen child’s allergens @phone @long', async ({ page, backend }) => {
  await backend.patch('snack_menu_basic/e2e-milk', {
    title: { stringValue: '고소한 라테' },
    price: { integerValue: '1500' },
    imageUrl: { stringValue: '/media/snack-milk.webp' },
    order: { integerValue: '0' },
    allergens: { arrayValue: { values: [{ integerValue: '2' }] } },
  })
  await open(page, '/snack')
  const card = page.getByRole('listitem').filter({ hasText: '고소한 라테' })
  await expect(card).toBeVisible()
  await select(page, '자녀').selectOption({ label: '김하준' })
  await expect(card.getByText(/알레르기 주의/)).toHaveCount(0)
  await select(page, '자녀').selectOption({ label: '김서연' })
  await expect(card.getByText('김서연 알레르기 주의: 우유')).toBeVisible()
  await button(page, '고소한 라테 담기').click()
  await button(page, '장바구니 보기').click()
  await expect(
    page.getByRole('dialog', { name: '담은 간식' }).getByText('김서연 알레르기 주의: 우유'),
  ).toBeVisible()
})

test('no accessibility fault on a wide screen, and nothing wider than the narrowest @phone @long', async ({
  page,
}) => {
  test.slow()
  await page.clock.setFixedTime(fridayMorning)
  await rememberGuest(page)
  await open(page, '/my')
  for (const path of ['/my', '/my/bookings', '/my/profile'])
    await test.step(path, async () => {
      await goTo(page, path)
      await expect(page.getByRole('heading', { name: /로그인하고 이용해|지난 예약/ })).toBeVisible()
      await expectAccessibleWide(page)
    })

  await test.step('/my/children and its form', async () => {
    await goTo(page, '/my/children')
    await expectAccessibleWide(page)
    await button(page, '자녀 추가').click()
    await expectAccessibleWide(page)
  })

  await test.step('/my/memberships', async () => {
    await goTo(page, '/membership')
    await button(page, '레귤러 장바구니 담기').click()
    await page.getByRole('link', { name: '내 정보' }).first().click()
    await menu(page, '멤버십').click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expectAccessibleWide(page)
  })
})

test('no accessibility fault when empty and dark @phone @long', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    localStorage.setItem('dodam-theme', '{"v":1,"data":"dark"}')
    localStorage.setItem('dodam-children', '{"v":1,"data":[]}')
  })
  await open(page, '/my')
  for (const path of myPages)
    await test.step(path, async () => {
      await goTo(page, path)
      await expectAccessibleMain(page)
    })
})
