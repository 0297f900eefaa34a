import type { Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { toWireFields } from '../../emulators/seed/wire'
import { expectAccessibleMain } from '../support/accessibility'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { arrivesSoon } from '../support/arrives'
import { fourHours, putPass } from '../support/careBooking'
import { afternoonSession, putCareDay, putSeat, seoulDayOf } from '../support/careDocuments'
import { button, textbox } from '../support/controls'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const { uid } = parentAccount
const passId = 'order-day-1'
const usesPath = `users/${uid}/passes/${passId}/uses`

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem').filter({ hasText: name })

/** A row ignores presses for a second after the last one. */
async function untilRested(page: Page): Promise<void> {
  await page.clock.runFor(1_000)
  await expect(page.locator('[data-resting]')).toHaveCount(0)
}

/** `--danger` by day. */
const DANGER = 'rgb(180, 35, 24)'

/** For 김서연, who must not drink it. */
const paidSnack = (at: Date) =>
  toWireFields({
    ...{ uid, nickname: '하준맘', kind: 'snack', branchId: 'seongsu', status: 'paid' },
    ...{ childId: 'child-2', day: seoulDayOf(at), payWith: 'balance', depositor: '' },
    lines: [{ code: 'basic/basic-milk', name: '우유', priceKRW: 1500, quantity: 2 }],
    totalKRW: 3000,
    createdAt: at,
    updatedAt: at,
  })

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

test('a teacher and a family see each other’s work @desktop', async ({
  page,
  browser,
  backend,
}) => {
  const before = afternoonSession(-130, -10)
  const running = afternoonSession(-10, 110)
  const tomorrow = afternoonSession(25 * 60, 27 * 60)
  await putCareDay(
    backend,
    [before, running, tomorrow].map((session) => ({ ...session, taken: 1 })),
  )
  await putPass(backend, parentAccount, { id: 'day', ...fourHours })
  const child = { uid, childId: 'child-1', childName: '김하준', passId }
  await putSeat(backend, before, { ...child, childId: 'child-2', childName: '김서연', slot: '1' })
  await putSeat(backend, running, { ...child, slot: '2' })
  await putSeat(backend, tomorrow, { ...child, slot: '3' })

  await backend.patch('orders/snack-of-the-day', paidSnack(backend.now()))

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage()
  await backend.lead(phone)
  for (const each of [page, phone]) await each.clock.install({ time: backend.now() })
  await page.setViewportSize({ width: 820, height: 1180 })
  await signIn(page, STAFF_PHONE, '/staff/care')
  await signIn(phone, undefined, '/my')
  const stay = phone
    .getByRole('region', { name: '오늘' })
    .getByRole('article')
    .filter({ hasText: '김하준', has: phone.getByRole('list', { name: '돌봄 상황' }) })

  await test.step('late by ten minutes on the phone, read at the door, and known to be read', async () => {
    await stay.getByRole('button', { name: '알리기' }).click()
    await button(phone, '10분').click()
    await button(phone, '보내기').click()
    await expect(stay).toContainText(/늦어요 · 보냄 \d\d:\d\d/)
    await arrivesSoon(page, (soon) =>
      expect(row(page, '김하준')).toContainText('10분 늦어요. 하준맘 010-0000-0002', soon),
    )
    await button(page, '김하준 확인').click()
    await expect(row(page, '김하준')).toContainText(/확인함 \d\d:\d\d/)
    await arrivesSoon(phone, (soon) =>
      expect(stay).toContainText(/늦어요 · 확인함 \d\d:\d\d/, soon),
    )
  })

  await test.step('등원 on the tablet appears on the phone', async () => {
    await expect(stay).toContainText('아직 등원 기록이 없어요')
    await untilRested(page)
    await button(page, '김하준 등원').click()
    await arrivesSoon(phone, (soon) =>
      expect(stay.locator('[aria-current="step"]')).toContainText('등원', soon),
    )
  })

  await test.step('a note is read, and known to be read', async () => {
    await untilRested(page)
    await button(page, '김하준 알림장').click()
    await page.getByRole('radio', { name: '다 먹었어요' }).check()
    await textbox(page, '오늘의 이야기').fill('종이접기 학을 혼자 완성했어요.')
    await button(page, '보내기').click()
    await expect(row(page, '김하준')).toContainText(/보냄 \d\d:\d\d/)
    await open(phone, '/my')
    await phone.getByRole('region', { name: '알림장' }).getByRole('link', { name: '읽기' }).click()
    const note = phone.getByRole('article').filter({ hasText: '김하준' }).first()
    await expect(note).toContainText('종이접기 학을 혼자 완성했어요.')
    await expect(note).toContainText('다 먹었어요')
    await phone.clock.runFor(1_000)
    await arrivesSoon(phone, (soon) => expect(note.getByText('새 알림장')).toHaveCount(0, soon))
    await arrivesSoon(page, (soon) =>
      expect(row(page, '김하준')).toContainText(/읽음 \d\d:\d\d/, soon),
    )
  })

  await test.step('a missing child’s use is returned', async () => {
    await page.getByRole('button', { name: /결석 1$/ }).click()
    const missing = row(page, '김서연')
    await expect(missing).toContainText('결석')
    await missing.locator('summary').click()
    await expect(missing).toContainText('간식: 우유 2')
    await expect(missing.getByText('우유 알레르기')).toHaveCSS('color', DANGER)
    await button(page, '김서연 이용권 돌려주기').click()
    await expect(row(page, '김서연')).toContainText('이용권을 돌려드렸어요.')
    expect(await backend.list(usesPath)).toHaveLength(2)
  })

  await test.step('휴원 of tomorrow with its reason', async () => {
    await open(page, `/staff/care?date=${seoulDayOf(tomorrow.startsAt)}`)
    const session = page.getByRole('region').filter({ hasText: '김하준' })
    await session.getByRole('button', { name: '휴원' }).click()
    const dialog = page.getByRole('dialog', { name: '휴원' })
    await textbox(page, '사유').fill('눈이 많이 와요.')
    await expect(dialog).toContainText('1명의 예약을 취소할까요? 이용권이 돌아가요.')
    await dialog.getByRole('button', { name: '휴원하기' }).click()
    await expect(session).toContainText('예약을 받지 않아요.')
    expect(await backend.list(usesPath)).toHaveLength(1)
  })

  await test.step('the parent sees both', async () => {
    await open(phone, '/my/bookings')
    const cancelled = phone
      .getByRole('region', { name: '다가오는 예약' })
      .getByRole('listitem')
      .filter({ hasText: '김하준 · 돌봄' })
      .filter({ hasText: '취소' })
    await expect(cancelled).toContainText(
      '아지트 사정으로 취소됐어요. (눈이 많이 와요.) 이용권 1회를 돌려드렸어요.',
    )
    await expect(cancelled.getByRole('button', { name: '예약 취소' })).toHaveCount(0)
    const missed = phone.getByRole('listitem').filter({ hasText: '김서연' })
    await expect(missed).toContainText('결석')
    await expect(missed).toContainText('이용권을 돌려드렸어요.')
    await expectAccessibleMain(phone)
  })
})
