import type { Page } from '@playwright/test'
import { expectAccessibleMain } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { now } from '../support/clock'
import { button, select } from '../support/controls'
import { goToDay, putSession, slots } from '../support/programSessions'
import { seoulDay } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

/** Long: alone shows the agit's month in the browser's own field; `tests/pages/staff` holds opening, capacity and roster. */

const PROGRAM = '블록 코딩 놀이'
const text = (stringValue: string) => ({ stringValue })
const integer = (count: number) => ({ integerValue: String(count) })
const time = (instant: Date) => ({ timestampValue: instant.toISOString() })

const rows = (page: Page) => page.getByRole('list', { name: '선택한 예약' }).getByRole('listitem')

/** At 09:00 and 11:00 in Seoul in two days, before that day's other sessions. */
async function putSessions(backend: Backend) {
  const day = seoulDay(2)
  return {
    day,
    early: await putSession(backend, day, '09', 7),
    late: await putSession(backend, day, '11'),
  }
}

test('a parent books two seats, misses one and cancels the other @phone', async ({
  page,
  backend,
  allowedErrors,
}) => {
  // The refusal of the seat just taken.
  allowedErrors.push(/403/)
  const { day, early } = await putSessions(backend)
  const heard = autoAcceptDialogs(page)
  await signIn(page, undefined, '/programs/coding')
  await goToDay(page, day)
  await slots(page).filter({ hasText: '09:00' }).click()
  await slots(page).filter({ hasText: '11:00' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('이용료 70,000원은 수업 날 아지트에서 결제해 주세요.')).toBeVisible()
  await expectAccessibleMain(page)
  await backend.patch(early.path, { taken: integer(8) })
  await button(page, '예약하기').click()
  await expect
    .poll(() => heard)
    .toEqual(['1건을 예약했어요. 마감된 1건은 다른 시간을 골라 주세요.'])
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('마감')

  await open(page, '/my/bookings')
  const booked = page.getByRole('listitem').filter({ hasText: PROGRAM })
  await expect(booked).toContainText('11:00')
  await expectAccessibleMain(page)
  await booked.getByRole('button', { name: '예약 취소' }).click()
  await expect(booked).toHaveCount(0)
  await open(page, '/programs/coding')
  await goToDay(page, day)
  await expect(slots(page).filter({ hasText: '11:00' })).toContainText('잔여 8')
  await expect(slots(page).filter({ hasText: '09:00' })).toBeDisabled()
})

test('the agit opens a month, raises a capacity and reads the roster @desktop @long', async ({
  page,
  backend,
}) => {
  const { day, late } = await putSessions(backend)
  await backend.patch(`${late.path}/bookings/local-parent-0002_child-2`, {
    uid: text('local-parent-0002'),
    childId: text('child-2'),
    childName: text('김서연'),
    programId: text('coding'),
    startsAt: time(late.startsAt),
    createdAt: time(now()),
  })
  await backend.patch(late.path, { taken: integer(1) })
  await signIn(page, STAFF_PHONE, '/staff/programs')
  const sessions = page.getByRole('list', { name: '회차' }).locator('> li')
  await select(page, '프로그램').selectOption({ label: PROGRAM })
  await page.getByLabel('월', { exact: true }).fill(day.slice(0, 7))
  const late11 = sessions.filter({ hasText: '11:00~12:00' })
  await expect(late11).toContainText('1 / 8')
  await late11.getByRole('button', { name: '명단' }).click()
  await expect(late11.getByRole('list', { name: '명단' })).toContainText(/김서연.*\d+세/)
  await late11.getByLabel('정원').fill('0')
  await late11.getByRole('button', { name: '저장' }).click()
  await expect(late11).toContainText('정원은 1명 이상이어야 해요.')
  await late11.getByLabel('정원').fill('12')
  await late11.getByRole('button', { name: '저장' }).click()
  await expect(late11).toContainText('1 / 12')
  await expectAccessibleMain(page)

  await page.getByLabel('월', { exact: true }).fill(`${Number(day.slice(0, 4)) + 1}-03`)
  await expect(page.getByText('열린 회차가 없어요.')).toBeVisible()
  await button(page, '회차 열기').click()
  await expect(page.getByText(/^\d+개 회차를 열었어요\.$/)).toBeVisible()
  await expect(sessions.first()).toContainText('0 / 8')
  await button(page, '회차 열기').click()
  await expect(page.getByText('이 달의 회차는 모두 열려 있어요.')).toBeVisible()
})
