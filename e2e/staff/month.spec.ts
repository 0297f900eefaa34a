import type { Page } from '@playwright/test'
import { staffAccount, teacherAccount } from '../../emulators/seed/accounts'
import { bookingId } from '../../emulators/seed/bookingId'
import { toWireFields } from '../../emulators/seed/wire'
import { button } from '../support/controls'
import { goTo } from '../support/goTo'
import { leaveSentOrder } from '../support/order'
import { inHours, PARENT, rideFields, stringValue } from '../support/rideDocuments'
import { PARENT_PHONE, STAFF_PHONE, TEACHER_PHONE } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'
import { visit } from '../support/visit'

const cart = (page: Page) => page.getByRole('region', { name: '예약 장바구니' })
const coming = (page: Page) => page.getByRole('region', { name: '다가오는 예약' })
/** What is booked for a day such as `2026.11.30`. */
const bookedOn = (page: Page, day: string) =>
  coming(page).getByRole('heading', { name: day }).locator('+ ul')

/** Raises the base fare to 11,000 won. */
async function raiseFare(page: Page, day: string): Promise<void> {
  await button(page, '요금 바꾸기').click()
  const dialog = page.getByRole('dialog', { name: '요금 바꾸기' })
  await dialog.getByRole('textbox', { name: '기본 요금' }).fill('11,000')
  await dialog.getByLabel('적용일').fill(day)
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
}

test('a fare rises on the first: rides of both months in one cart, one moved to the third, and the day comes @desktop @long', async ({
  browser,
  backend,
}) => {
  const owner = await visit({ browser, backend, phone: STAFF_PHONE, path: '/staff/settings' })
  await raiseFare(owner.page, '2026-12-01')
  expect(owner.heard).toEqual(['약관은 인상을 30일 전에 알린다고 약속해요. 11일 뒤부터 올릴까요?'])
  await expect(owner.page.getByRole('table', { name: '12.01(화)부터' })).toContainText('11,000원')

  const parent = await visit({ browser, backend, phone: PARENT_PHONE, path: '/pickup' })
  await test.step('each ride costs what holds on its own day', async () => {
    const { page } = parent
    await button(page, /^2026년 11월 30일/).click()
    await expect(page.getByRole('region', { name: '예상 요금' })).toContainText('7,742원')
    await button(page, '장바구니 담기').click()
    await expect(cart(page).getByRole('listitem')).toHaveCount(1)
    await button(page, '다음 달').click()
    await button(page, /^2026년 12월 2일/).click()
    await button(page, '장바구니 담기').click()
    await expect(cart(page).getByRole('listitem')).toHaveCount(2)
    await expect(cart(page)).toContainText('7,742원')
    await expect(cart(page)).toContainText('8,742원')
    await button(page, '전체 예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
    expect(parent.heard.at(-1)).toMatch(/^2건, 총 16,484원/)
    await expect(bookedOn(page, '2026.11.30')).toContainText('7,742원')
    await expect(bookedOn(page, '2026.12.02')).toContainText('8,742원')
  })

  await test.step('a later time costs the fare of its own day; another day is booked anew', async () => {
    const { page } = parent
    await bookedOn(page, '2026.12.02').getByRole('button', { name: '시간 변경' }).click()
    const dialog = page.getByRole('dialog', { name: '시간 변경' })
    await dialog.getByRole('combobox', { name: '시', exact: true }).selectOption('21')
    await expect(dialog.getByText('새 요금 10,742원')).toBeVisible()
    await dialog.getByRole('button', { name: '변경하기' }).click()
    await expect(dialog).toBeHidden()
    await expect(bookedOn(page, '2026.12.02')).toContainText('10,742원')

    await bookedOn(page, '2026.11.30').getByRole('button', { name: '예약 취소' }).click()
    const cancelling = page.getByRole('dialog', { name: '예약 취소' })
    await cancelling.getByRole('button', { name: '예약 취소하기' }).click()
    await expect(cancelling).toBeHidden()
    await goTo(page, '/pickup')
    await button(page, '다음 달').click()
    await button(page, /^2026년 12월 3일/).click()
    await expect(page.getByRole('region', { name: '예상 요금' })).toContainText('10,742원')
    await button(page, '바로 예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
    await expect(bookedOn(page, '2026.12.03')).toContainText('10,742원')
  })
  await parent.leave()
  await owner.leave()

  await test.step('on the first it is the fare of today', async () => {
    const first = new Date('2026-12-01T09:00:00+09:00')
    await backend.setTime(first)
    const again = await visit({
      ...{ browser, backend, phone: STAFF_PHONE, path: '/staff/settings', at: first },
    })
    const held = again.page.getByRole('table', { name: '지금 요금' })
    await expect(held).toContainText('11,000원')
    await expect(again.page.getByRole('list', { name: '지난 요금' })).toContainText('기본 10,000원')
    await open(again.page, '/pickup')
    await expect(again.page.getByText(/^12\.01\(화\)부터/)).toHaveCount(0)
    await again.leave()
  })
})

const LAST_MINUTES = new Date('2026-11-30T23:57:00+09:00')
const FIRST_MINUTES = new Date('2026-12-01T00:04:00+09:00')

test('an order of the last day is confirmed on the first of the new price; a page that stood open asks anew @desktop @long', async ({
  browser,
  backend,
}) => {
  const owner = await visit({
    ...{ browser, backend, phone: STAFF_PHONE, path: '/staff/settings?tab=prices' },
  })
  await button(owner.page, '이용권 바꾸기').click()
  const change = owner.page.getByRole('dialog', { name: '이용권 바꾸기' })
  await change.getByRole('textbox', { name: '월 정기권 가격' }).fill('62,000')
  await change.getByLabel('적용일').fill('2026-12-01')
  await change.getByRole('button', { name: '저장' }).click()
  await expect(change).toBeHidden()
  await owner.leave()

  await backend.setTime(LAST_MINUTES)
  const parent = await visit({
    ...{ browser, backend, phone: PARENT_PHONE, path: '/membership', at: LAST_MINUTES },
  })
  const ordering = parent.page.getByRole('dialog', { name: '주문 확인' })
  const regular = parent.page.getByRole('article').filter({ hasText: '레귤러' }).first()
  await test.step('at 23:57 it costs 59,000 won', async () => {
    await expect(regular).toContainText('12.01(화)부터 62,000원')
    await regular.getByRole('button', { name: '장바구니 담기' }).click()
    await button(parent.page, '장바구니 보기').click()
    await expect(ordering).toContainText('합계 59,000원')
    await ordering.getByRole('textbox', { name: '입금자명' }).fill('하준엄마')
    await ordering.getByRole('button', { name: '주문하기' }).click()
    await leaveSentOrder(parent.page)
  })

  await backend.setTime(FIRST_MINUTES)
  await test.step('at 00:04 the agit confirms it', async () => {
    const agit = await visit({
      ...{ browser, backend, phone: STAFF_PHONE, path: '/staff/orders', at: FIRST_MINUTES },
    })
    const waiting = agit.page
      .getByRole('list', { name: '입금 대기' })
      .getByRole('listitem')
      .filter({ hasText: '하준엄마' })
    await expect(waiting).toContainText('59,000원')
    await expect(waiting.getByText('가격 확인 필요')).toHaveCount(0)
    await waiting.getByRole('button', { name: '입금 확인' }).click()
    await expect(waiting.getByRole('button', { name: '환불' })).toBeVisible()
    expect(agit.heard).toEqual(['하준엄마 59,000원을 확인할까요?'])
    await agit.leave()
  })

  await test.step('the page that stood open says that the price is another', async () => {
    const { page } = parent
    await goTo(page, '/membership')
    await regular.getByRole('button', { name: '장바구니 담기' }).click()
    await page.clock.fastForward('07:00')
    await button(page, '장바구니 보기').click()
    await expect(ordering).toContainText('합계 62,000원')
    await ordering.getByRole('button', { name: '주문하기' }).click()
    await leaveSentOrder(page)
  })
  await parent.leave()
})

const HOUR_MS = 3_600_000

/** A seat of a child in a session of two hours, which nobody else has booked. */
async function takeSeat(
  backend: Backend,
  { session, uid, childId, childName }: Record<'session' | 'uid' | 'childId' | 'childName', string>,
): Promise<void> {
  const [programId = '', day = '', time = ''] = session.split('_')
  const clock = `${time.slice(0, 2)}:${time.slice(2)}`
  const startsAt = new Date(
    `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${clock}:00+09:00`,
  )
  const id = bookingId(session, uid, childId)
  const at = inHours(-3)
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS)
  await backend.patch(
    `program_sessions/${session}`,
    toWireFields({ programId, startsAt, endsAt, capacity: 20, taken: 1, last: '' }),
  )
  await backend.patch(
    `program_sessions/${session}/bookings/${id}`,
    toWireFields({ uid, childId, childName, programId, startsAt, createdAt: at, updatedAt: at }),
  )
}

const hajun = { uid: PARENT, childId: 'child-1', childName: '김하준' }
const ownersChild = { uid: staffAccount.uid, childId: 'child-9', childName: '도담이' }

test('a week closes for two branches, goes on after a failure, and a colleague does the teacher’s own child @desktop @long', async ({
  browser,
  backend,
  allowedErrors,
}) => {
  allowedErrors.push(/403/)
  await takeSeat(backend, { session: 'care-seongsu_20261208_1300', ...hajun })
  await takeSeat(backend, { session: 'care-seongsu_20261208_1500', ...ownersChild })
  await takeSeat(backend, { session: 'art_20261208_1000', ...hajun })
  const on = (day: string) => new Date(`${day}T15:00:00+09:00`)
  await backend.patch('rides/week-1', rideFields(on('2026-12-09')))
  await backend.patch(
    'rides/week-2',
    rideFields(on('2026-12-10'), {
      uid: stringValue('family-2'),
      childName: stringValue('이도윤'),
      branchId: stringValue('pangyo'),
    }),
  )

  const owner = await visit({
    ...{ browser, backend, phone: STAFF_PHONE, path: '/staff/settings?tab=closures' },
  })
  await button(owner.page, '휴무일 추가').click()
  const dialog = owner.page.getByRole('dialog', { name: '휴무일 추가' })
  await test.step('what a closure changes is said before', async () => {
    for (const name of ['서초점', '잠실점', '마포점', '분당점'])
      await dialog.getByRole('checkbox', { name }).uncheck()
    await dialog.getByLabel('시작일').fill('2026-12-07')
    await dialog.getByLabel('종료일').fill('2026-12-11')
    await expect(dialog.getByText('5일')).toBeVisible()
    await dialog.getByRole('textbox', { name: '사유' }).fill('난방 공사')
    await dialog.getByRole('button', { name: '다음' }).click()
    await expect(
      dialog.getByText(/^돌봄 1건 · 픽업 2건 · 프로그램 \d+건을 취소해요\.$/),
    ).toBeVisible()
    await expect(
      dialog.getByText('본인과 가족의 예약 1건은 다른 선생님이 처리해 주세요.'),
    ).toBeVisible()
  })

  await test.step('what fails is named, and done with 「계속하기」', async () => {
    await backend.fail({ collection: 'rides', status: 403 })
    await dialog.getByRole('button', { name: '휴무로 정하기' }).click()
    const again = dialog.getByRole('button', { name: '계속하기' })
    await expect(again).toBeVisible({ timeout: 60_000 })
    const [done = 0, count = 0] = (await dialog.getByText(/^\d+ \/ \d+$/).innerText())
      .split(' / ')
      .map(Number)
    expect(count - done).toBe(2)
    await expect(dialog.getByRole('alert').first()).toContainText('12.09(수) 15:00 김하준 픽업')
    await backend.clearFaults()
    await again.click()
    await expect(dialog.getByText(`${count} / ${count}`)).toBeVisible()
    await dialog.getByRole('button', { name: '닫기' }).click()
  })
  const rows = owner.page.getByRole('list', { name: '휴무일' })
  await expect(rows).toContainText('12.07(월)~12.10(목) · 성수점, 판교점 · 난방 공사')
  await expect(rows).toContainText('12.11(금) · 판교점 · 시설 점검')
  await expect(rows).toContainText('남은 예약 1건')
  await owner.leave()

  await test.step('a colleague who is 원장 finishes it', async () => {
    await backend.patch(
      `staff/${teacherAccount.uid}`,
      toWireFields({ role: 'owner', branchIds: [] }),
    )
    const colleague = await visit({
      ...{ browser, backend, phone: TEACHER_PHONE, path: '/staff/settings?tab=closures' },
    })
    const again = colleague.page.getByRole('button', { name: /계속하기$/ })
    await again.click()
    await expect(colleague.page.getByText('남은 예약 1건')).toHaveCount(0)
    await expect(again).toHaveCount(0)
    await colleague.leave()
  })

  await test.step('the parent reads of it, and can book none of these days', async () => {
    const { page, leave } = await visit({ browser, backend, phone: PARENT_PHONE, path: '/my' })
    const cancelled = page.getByRole('region', { name: '취소된 예약' })
    for (const what of [
      '12.08(화) 13:00 김하준 돌봄 · 휴무: 난방 공사',
      '12.08(화) 10:00 김하준 물감 탐험대 · 휴무: 난방 공사',
      '12.09(수) 15:00 김하준 픽업 · 휴무: 난방 공사',
    ])
      await expect(cancelled).toContainText(what)
    await open(page, '/notices')
    await expect(page.getByText('12.07(월)~12.11(금) 휴무 안내')).toBeVisible()
    await open(page, '/branches/seongsu')
    await expect(page.getByRole('list', { name: '쉬는 날' })).toContainText('난방 공사')
    await open(page, '/pickup')
    await button(page, '다음 달').click()
    await button(page, /^2026년 12월 9일/).click()
    await expect(page.getByText('성수점은 12.09(수)에 쉬어요. (난방 공사)').first()).toBeVisible()
    await leave()
  })
})
