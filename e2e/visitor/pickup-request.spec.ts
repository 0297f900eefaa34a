import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { expect, open, test } from '../support/test'

const HALF_PAST_TWO = new Date('2026-11-20T14:30:00+09:00')
const consent = '개인정보 수집 및 이용에 동의합니다 (필수)'

const texts = {
  '신청자 이름': '김보호',
  연락처: '010 1234 5678',
  '희망 일시': '2026-11-20T15:00',
  '픽업 주소': '행당초등학교 정문',
  '도착 주소': '도담아지트 성수점',
  '자녀 이름': '김하준',
}

const fillIn = async (page: Page) => {
  for (const [label, value] of Object.entries(texts)) await page.getByLabel(label).fill(value)
  await page.getByRole('checkbox', { name: consent }).check()
}

const send = (page: Page) => page.getByRole('button', { name: '신청하기', exact: true })
const receipt = (page: Page) => page.getByRole('heading', { name: '신청이 접수되었습니다' })

const tabUntilFocused = async (page: Page, control: Locator) => {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${control} is not reached by Tab`)
}

const tabTo = (page: Page, label: string) =>
  tabUntilFocused(page, page.getByLabel(label, { exact: true }))

test.describe('the page', () => {
  test('a request is confirmed and reaches the agit @phone @engines', async ({ page, backend }) => {
    await page.clock.setFixedTime(HALF_PAST_TWO)
    await open(page, '/pickup/apply')
    await expect(send(page)).toBeDisabled()
    await expectAccessible(page, 'main')

    const branch = page.getByLabel('지점', { exact: true })
    await branch.selectOption('잠실점')
    await expect(page).toHaveURL(/\?branch=jamsil$/)
    await fillIn(page)
    await branch.selectOption('성수점')
    await expect(page).toHaveURL(/\?branch=seongsu$/)
    await page.getByRole('button', { name: '보기' }).click()
    await expect(page.getByText('만 14세 미만 아동')).toBeVisible()
    await send(page).click()

    await expect(receipt(page)).toBeFocused()
    await expect(receipt(page)).toBeInViewport()
    await expect(page.getByText('010-****-5678')).toBeVisible()
    await expect(page.getByText('2026.11.20(금) 15:00')).toBeVisible()
    await expect(
      page.getByText(/^성수점에서 내용을 확인하고 적어 주신 연락처로 전화드려요/),
    ).toBeVisible()
    await expect(page.getByText(/체험용 화면/)).toBeHidden()
    expect(await backend.list('pickup_requests')).toEqual([
      {
        applicantName: { stringValue: '김보호' },
        phone: { stringValue: '010-1234-5678' },
        datetime: { timestampValue: '2026-11-20T06:00:00Z' },
        pickupAddress: { stringValue: '행당초등학교 정문' },
        destAddress: { stringValue: '도담아지트 성수점' },
        childName: { stringValue: '김하준' },
        memo: { stringValue: '' },
        isMarketingAllowed: { booleanValue: false },
        branchId: { stringValue: 'seongsu' },
        status: { stringValue: 'new' },
        createdAt: { timestampValue: expect.any(String) },
      },
    ])
    await expectAccessible(page, 'main')

    await page.getByRole('button', { name: '한 번 더 신청' }).click()
    await expect(page.getByLabel('신청자 이름')).toBeFocused()
    await expect(page.getByLabel('희망 일시')).toHaveValue('')
    await expect(send(page)).toBeDisabled()
  })

  test('a request is sent by keyboard alone @desktop', async ({ page }) => {
    await open(page, '/pickup/apply?branch=jamsil')
    await tabTo(page, '지점')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\?branch=seongsu$/)
    for (const label of ['신청자 이름', '연락처', '자녀 이름'] as const) {
      await tabTo(page, label)
      await page.keyboard.insertText(texts[label])
    }
    // Month, day, year, hour, minute and half of the day in this browser's order: next year.
    await tabTo(page, '희망 일시')
    for (let part = 0; part < 6; part += 1) {
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
    }
    for (const label of ['픽업 주소', '도착 주소'] as const) {
      await tabTo(page, label)
      await page.keyboard.insertText(texts[label])
    }
    await tabTo(page, consent)
    await page.keyboard.press('Space')
    await expect(send(page)).toBeEnabled()
    await tabUntilFocused(page, send(page))
    await page.keyboard.press('Enter')
    await expect(receipt(page)).toBeFocused()
  })

  test('the longest texts fit a narrow phone @phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.clock.setFixedTime(HALF_PAST_TWO)
    await open(page, '/pickup/apply?branch=seongsu')
    await fillIn(page)
    for (const label of ['신청자 이름', '픽업 주소', '요청 사항']) {
      await page.getByLabel(label).fill('가나다라마바사아'.repeat(25))
    }
    await expectNoOverflow(page)
    await send(page).click()
    await expect(receipt(page)).toBeVisible()
    await expectNoOverflow(page)
  })
})

test.describe('the dialog of a branch', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: '픽업 신청' })
  const opener = (page: Page) => page.getByRole('button', { name: '픽업 신청하기' })

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(HALF_PAST_TWO)
    await open(page, '/branches/seongsu')
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('traps the focus, closes with Escape, returns the focus and keeps the text @desktop', async ({
    page,
  }) => {
    await page.getByLabel('신청자 이름').fill('김보호')
    await expectAccessible(page, 'dialog')
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('신청자 이름')).toHaveValue('김보호')
  })
})
