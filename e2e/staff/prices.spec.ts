import { button, textbox } from '../support/controls'
import { seoulDay } from '../support/rideDocuments'
import { PARENT_PHONE, STAFF_PHONE, signIn } from '../support/signIn'
import { storeSession } from '../support/storedSession'
import { expect, open, test } from '../support/test'

/** Long: alone shows a raised fare and a closed day from both sides within a day; `tests/pages/staff/StaffSettingsPage.test.tsx` holds the dialogs, `tests/pages/pickup` the fares. */

test('a fare that is raised from tomorrow holds for a ride of Monday; a closed day cancels it @desktop @long', async ({
  page,
  browser,
  backend,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await signIn(page, STAFF_PHONE, '/staff/settings')
  await test.step('an owner raises the fare', async () => {
    await button(page, '요금 바꾸기').click()
    const dialog = page.getByRole('dialog', { name: '요금 바꾸기' })
    await dialog.getByRole('textbox', { name: '기본 요금' }).fill('11,000')
    await dialog.getByLabel('적용일').fill(seoulDay(1))
    await expect(dialog.getByText('3km 낮 픽업 8,500원 → 9,500원')).toBeVisible()
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect(page.getByRole('table', { name: '11.21(토)부터' })).toContainText('11,000원')
  })

  const parent = await browser.newPage()
  parent.on('dialog', (dialog) => dialog.accept())
  await backend.lead(parent)
  await storeSession(parent, PARENT_PHONE)
  await test.step('a parent reads of it, and books Monday at the new fare', async () => {
    await open(parent, '/pickup')
    await expect(
      parent
        .getByText('11.21(토)부터 기본 11,000원 · 1km마다 500원 · 야간 2,000원 · 할인 3,000원')
        .first(),
    ).toBeVisible()
    await button(parent, /^2026년 11월 23일/).click()
    // The way of the last ride, which a new device has yet to read.
    await expect(button(parent, /^11\.23\(월\) 15:00 김하준/)).toBeVisible()
    await button(parent, '바로 예약하기').click()
    await expect(parent).toHaveURL(/\/my\/bookings/)
    const rides = JSON.stringify(await backend.list('rides'))
    expect(rides).toContain('"fareKRW":{"integerValue":"8742"}')
  })

  await test.step('the owner closes Monday', async () => {
    await open(page, '/staff/settings?tab=closures')
    await button(page, '휴무일 추가').click()
    const dialog = page.getByRole('dialog', { name: '휴무일 추가' })
    for (const label of ['시작일', '종료일']) await dialog.getByLabel(label).fill(seoulDay(3))
    await textbox(page, '사유').fill('난방 공사')
    await dialog.getByRole('button', { name: '다음' }).click()
    await expect(
      dialog.getByText(/^돌봄 1건 · 픽업 3건 · 프로그램 \d+건을 취소해요\.$/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: '휴무로 정하기' }).click()
    await expect(dialog.getByText('11.23(월)을 휴무로 정했어요.')).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(page.getByRole('list', { name: '휴무일' })).toContainText(
      '11.23(월) · 전체 지점 · 난방 공사',
    )
  })

  await test.step('the parent reads what was cancelled', async () => {
    await open(parent, '/my')
    const cancelled = parent.getByRole('region', { name: '취소된 예약' })
    await expect(cancelled).toContainText('11.23(월) 15:00 김하준 돌봄 · 휴무: 난방 공사')
    await expect(cancelled).toContainText('11.23(월) 15:00 김하준 픽업 · 휴무: 난방 공사')
  })
  await parent.close()
})
