import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { select } from '../support/controls'
import { expect, open, test } from '../support/test'

const incomplete = '자녀, 날짜/시간, 출발지와 도착지를 선택해 주세요.'
const simulation = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'

const cart = (page: Page) => page.getByRole('region', { name: '예약 장바구니' })
const lines = (page: Page) => cart(page).getByRole('listitem')
const addButton = (page: Page) => page.getByRole('button', { name: '장바구니 담기' })
const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

async function openAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time))
  await open(page, '/pickup')
}

/** The text of the dialog during `act`. */
async function dialogText(page: Page, act: () => Promise<void>, accept = true) {
  const text = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message())
      if (accept) await dialog.accept()
      else await dialog.dismiss()
    })
  })
  await act()
  return text
}

async function choosePlace(page: Page, field: string, query: string, name: string) {
  await select(page, field).fill(query)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(select(page, field)).toHaveValue(name)
}

async function fillForm(page: Page) {
  await select(page, '자녀').selectOption('child-1')
  await day(page, '2026년 11월 25일').click()
  await select(page, '시').selectOption('19')
  await select(page, '분').selectOption('50')
  await choosePlace(page, '출발지', 'ㅅㄷ', '성동초등학교')
  await choosePlace(page, '도착지', '분당점', '도담아지트 분당점')
}

test('the list of places aligns with its field @phone', async ({ page }) => {
  await openAt(page, '2026-11-20T10:00:00+09:00')
  const input = select(page, '출발지')
  await input.fill('센터')
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const field = await input.locator('..').boundingBox()
  const popup = await list.boundingBox()
  expect(Math.round(popup?.x ?? 0)).toBe(Math.round(field?.x ?? -1))
  expect(Math.round(popup?.width ?? 0)).toBe(Math.round(field?.width ?? -1))
  await expectAccessible(page)

  await test.step('forced colours show the highlighted place and the pressed button', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    // The first place or the second: a loaded list marks the first by itself.
    const place = list.locator('[data-highlighted]')
    await page.keyboard.press('ArrowDown')
    await expect(place).toHaveCount(1)
    await expect(place).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Enter')
    const roundTrip = page.getByRole('button', { name: '왕복' })
    await roundTrip.focus()
    await page.keyboard.press('Space')
    // Shadows, which draw it elsewhere, are left out.
    await expect(page.locator('.card').first()).toHaveCSS('outline-style', 'solid')
    // Its own background, which forced colours would remove.
    await expect(roundTrip).toHaveCSS('forced-color-adjust', 'none')
  })
})

test('a place is chosen on the map; confirming without one alerts @phone @engines', async ({
  page,
}) => {
  await openAt(page, '2026-11-20T10:00:00+09:00')
  await page.getByRole('button', { name: '도착지 지도에서 선택' }).click()
  const dialog = page.getByRole('dialog', { name: '지도에서 선택' })
  const done = dialog.getByRole('button', { name: '선택 완료' })
  expect(await dialogText(page, () => done.click())).toBe('픽업 지점을 하나 선택해 주세요.')
  await dialog.getByRole('button', { name: '분당점 근처' }).click()
  await dialog.getByRole('button', { name: '도담아지트 분당점' }).click()
  await expect(dialog.getByText('경기 성남시 분당구 황새울로 240').last()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await done.click()
  await expect(dialog).toBeHidden()
  await expect(select(page, '도착지')).toHaveValue('도담아지트 분당점')
})

test('the cart is booked once, survives a reload and is emptied only after a question @phone @engines', async ({
  page,
}) => {
  test.slow()
  await openAt(page, '2026-11-20T10:00:00+09:00')
  const bookAll = page.getByRole('button', { name: '전체 예약하기' })
  expect(await dialogText(page, () => bookAll.click())).toBe('담긴 예약이 없습니다.')
  expect(await dialogText(page, () => addButton(page).click())).toBe(incomplete)
  await expect(select(page, '자녀')).toBeFocused()
  await expectAccessible(page)

  await fillForm(page)
  const estimate = page.getByRole('region', { name: '예상 요금' })
  await test.step('day and night fares are exact and stay as quoted', async () => {
    await expect(estimate).toContainText('17,449원')
    await addButton(page).click()
    await select(page, '시').selectOption('20')
    await select(page, '분').selectOption('0')
    await expect(estimate).toContainText('19,449원')
    await addButton(page).click()
    await expect(lines(page)).toHaveCount(2)
    const [byDay, byNight] = [lines(page).nth(0), lines(page).nth(1)]
    await expect(byDay).toContainText('김하준')
    await expect(byDay).toContainText('2026.11.25(수) 19:50')
    await expect(byDay).toContainText('성동초등학교 → 도담아지트 분당점')
    await expect(byDay).toContainText('직선거리 20.90 km')
    await expect(byDay).toContainText('기본10,000원거리10,449원할인−3,000원요금17,449원')
    await expect(byNight).toContainText(
      '기본10,000원거리10,449원야간2,000원할인−3,000원요금19,449원',
    )
    await expect(cart(page)).toContainText('36,898원')
    await expect(select(page, '출발지')).toHaveValue('성동초등학교')
    await expect(select(page, '자녀')).toHaveValue('child-1')
    await dialogText(page, () => page.getByRole('button', { name: '전체 삭제' }).click())
    await expect(lines(page)).toHaveCount(0)
  })

  await select(page, '시').selectOption('19')
  await select(page, '분').selectOption('50')
  await page.getByRole('button', { name: '왕복' }).click()
  await page.getByRole('button', { name: '다른 자녀도 함께' }).click()
  await page.getByRole('combobox', { name: '돌아오는 시각' }).selectOption('20:30')
  await addButton(page).click()
  await expect(lines(page)).toHaveCount(4)
  await test.step('a wide screen at 400 % is no wider', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoOverflow(page)
    if (size) await page.setViewportSize(size)
  })
  await expect(lines(page).nth(3)).toContainText('도담아지트 분당점 → 성동초등학교')
  const booked = `4건, 총 73,796원\n${simulation}`
  expect(await dialogText(page, () => bookAll.click())).toBe(booked)
  expect(await dialogText(page, () => bookAll.click())).toBe(booked)
  await expect(lines(page).filter({ hasText: '체험 예약' })).toHaveCount(4)
  const kept = await page.evaluate(() => window.localStorage.getItem('dodam-bookings'))
  expect(JSON.parse(kept ?? '').data).toHaveLength(4)
  await expectAccessible(page)

  await page.reload()
  await expect(lines(page)).toHaveCount(4)
  await test.step('lines scrolled into view move no button', async () => {
    const moved = await bookAll.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { top } = element.getBoundingClientRect()
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
      return Math.abs(element.getBoundingClientRect().top - top)
    })
    expect(moved).toBeLessThan(2)
  })
  await expect(select(page, '도착지')).toHaveValue('도담아지트 분당점')
  await page.getByRole('button', { name: '김하준 2026.11.25(수) 19:50 예약 삭제' }).click()
  await expect(lines(page)).toHaveCount(3)
  const clear = page.getByRole('button', { name: '전체 삭제' })
  await dialogText(page, () => clear.click(), false)
  await expect(lines(page)).toHaveCount(3)
  await dialogText(page, () => clear.click())
  await expect(lines(page)).toHaveCount(0)
})
