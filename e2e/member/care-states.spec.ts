import type { Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { expectNarrow, expectReadable, expectReflow } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { chooseDay, putCareSession, putPass, regular } from '../support/careBooking'
import {
  careSession,
  markOwnSeat,
  putCareDay,
  putOwnNote,
  putOwnSeat,
  seoulDayOf,
} from '../support/careDocuments'
import { now } from '../support/clock'
import { button, select, textbox } from '../support/controls'
import { PARENT } from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

const DEADLINE_MS = 8_000
const message = (page: Page) => page.getByRole('main').getByRole('alert')
const summary = (page: Page) => page.getByRole('region', { name: '예약 요약' })
const times = (page: Page) => page.getByRole('list', { name: '시간' })

async function walkCare(page: Page, backend: Backend): Promise<void> {
  await open(page, '/care')
  await expect(page.getByRole('table', { name: '돌봄 시간' })).toBeVisible()
  await expectReadable(page, 'a guest')
  await expectReflow(page, 'a guest')

  await putPass(backend, parentAccount, { id: 'regular-1', ...regular })
  const full = await putCareSession(backend, 'jamsil', 2, 20)
  await signIn(page, undefined, '/my/children')
  await backend.fail({ collection: 'program_sessions', delayMs: DEADLINE_MS })
  await open(page, '/care?branch=jamsil')
  await expect(select(page, '이용권')).toBeVisible()
  await expectReadable(page, 'loading')
  await backend.fail({ collection: 'program_sessions', status: 500 })
  await open(page, '/care?branch=jamsil')
  await expect(message(page)).toContainText('잔여 좌석을 확인하지 못했어요.')
  await expectReadable(page, 'error')
  await backend.clearFaults()
  await button(page, '다시 시도').click()

  await page.getByRole('radio', { name: '김서연' }).check()
  await select(page, '이용권').selectOption({ label: '레귤러 · 하루 1회 · D-30' })
  await chooseDay(page, full.day)
  await expect(times(page).getByRole('button', { name: '06:00~08:00 마감' })).toBeDisabled()
  await button(page, '빈자리 알림').click()
  await expect(button(page, '빈자리 알림')).toHaveAttribute('aria-pressed', 'true')
  await expectReadable(page, 'full, waited for')

  const free = await putCareSession(backend, 'jamsil', 3)
  await open(page, '/care?branch=jamsil&child=child-2')
  await select(page, '이용권').selectOption({ label: '레귤러 · 하루 1회 · D-30' })
  await chooseDay(page, free.day)
  await times(page)
    .getByRole('button', { name: /^06:00/ })
    .click()
  await expect(summary(page).getByRole('listitem')).toHaveCount(1)
  await expectReadable(page, 'chosen')
  await expectReflow(page, 'chosen')
  await backend.fail({ collection: 'bookings', status: 500 })
  await button(page, '예약하기').click()
  await expect(summary(page).getByRole('alert')).toBeVisible()
  await expectReadable(page, 'a failed booking')
  await backend.clearFaults()
  await button(page, '다시 시도').click()
  await expect(page).toHaveURL('/my/bookings')
  await open(page, '/care?branch=jamsil&child=child-2')
  await chooseDay(page, free.day)
  await expect(times(page).getByRole('button', { name: '06:00~08:00 예약함' })).toBeDisabled()
  await expectReadable(page, 'booked')

  for (const id of ['child-1', 'child-2']) await backend.remove(`users/${PARENT}/children/${id}`)
  await open(page, '/care?branch=jamsil')
  await expect(page.getByText('등록된 자녀가 없어요.')).toBeVisible()
  await expectReadable(page, 'no child')
  for (const pass of ['order-regular-1-1', 'order-5c08e1d7-local-order-1'])
    await backend.remove(`users/${PARENT}/passes/${pass}`)
  await open(page, '/care?branch=jamsil')
  await expect(page.getByText('쓸 수 있는 이용권이 없어요.')).toBeVisible()
  await expectReadable(page, 'no pass')
}

async function walkNotes(page: Page, backend: Backend): Promise<void> {
  await putOwnNote(backend, seoulDayOf(now()), '종이접기 학을 완성했어요.\n물을 더 챙겨 주세요.')
  await backend.fail({ collection: 'care_notes', delayMs: DEADLINE_MS })
  await open(page, '/my/notes')
  await expect(page.getByText('알림장을 불러오고 있어요.')).toBeVisible()
  await expectReadable(page, 'loading')
  await backend.fail({ collection: 'care_notes', status: 500 })
  await open(page, '/my/notes')
  await expect(message(page)).toBeVisible()
  await expectReadable(page, 'error')
  await backend.clearFaults()
  await button(page, '다시 시도').click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectReadable(page, 'notes')
  await expectReflow(page, 'notes')
  await open(page, `/my/notes?day=${seoulDayOf(now())}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectReadable(page, 'one day')
  await open(page, '/my/notes?day=2020-01-01')
  await expect(page.getByText('이날의 알림장이 없어요.')).toBeVisible()
  await expectReadable(page, 'a day without a note')
}

async function walkPlaces(page: Page, backend: Backend): Promise<void> {
  await backend.fail({ collection: 'places', delayMs: DEADLINE_MS })
  await open(page, '/my/places')
  await expect(button(page, '장소 추가')).toBeVisible()
  await expectReadable(page, 'loading')
  await backend.fail({ collection: 'places', status: 500 })
  await open(page, '/my/places')
  await expect(message(page)).toBeVisible()
  await expectReadable(page, 'error')
  await backend.clearFaults()
  await button(page, '다시 시도').click()
  await expect(page.getByText('저장한 장소가 없어요.')).toBeVisible()
  await expectReadable(page, 'none')
  await button(page, '장소 추가').click()
  const dialog = page.getByRole('dialog')
  await expectReadable(page, 'the dialog')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(textbox(page, '이름')).toBeFocused()
  await expectReadable(page, 'the dialog, refused')
  await expectReflow(page, 'the dialog, refused')
  await textbox(page, '이름').fill('우리 집')
  await select(page, '장소').fill('성동초')
  await page.getByRole('option', { name: /성동초등학교/ }).click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(page.getByRole('heading', { name: '우리 집' })).toBeVisible()
  await expectReadable(page, 'places')
  await expectReflow(page, 'places')
}

async function walkStays(page: Page, backend: Backend): Promise<void> {
  const soon = careSession(30, 150)
  const later = careSession(26 * 60, 28 * 60)
  await putCareDay(backend, [
    { ...soon, taken: 1 },
    { ...later, taken: 1 },
  ])
  await putOwnSeat(backend, soon, { passId: 'order-5c08e1d7-local-order-1' })
  await putOwnSeat(backend, later)
  const today = page.getByRole('region', { name: '오늘' })
  await open(page, '/my')
  await expect(today.getByRole('list', { name: '돌봄 상황' })).toBeVisible()
  await expectReadable(page, 'booked')
  await expectReflow(page, 'booked')
  await markOwnSeat(backend, soon, { arrivedAt: now() })
  await open(page, '/my')
  await expect(today).toContainText('아지트에 있어요.')
  await expectReadable(page, 'arrived')
  await markOwnSeat(backend, soon, { leftAt: now(), leftWith: '박순자(할머니)' })
  await markOwnSeat(backend, later, { cancelledAt: now(), cancelReason: '건물 소독' })
  await open(page, '/my')
  await expect(today).toContainText('데려간 분: 박순자(할머니)')
  await expectReadable(page, 'left')
  await open(page, '/my/bookings')
  await expect(page.getByText(/아지트 사정으로 취소됐어요/)).toBeVisible()
  await expectReadable(page, '내 예약: left, and cancelled by the agit')
  await expectReflow(page, '내 예약')
}

async function walkPasses(page: Page): Promise<void> {
  await open(page, '/my/memberships')
  const used = page
    .getByRole('list', { name: '이용권' })
    .getByRole('listitem')
    .filter({ hasText: '라이트 2시간권' })
  await used.getByText('사용 내역').click()
  await expect(page.getByRole('list', { name: '사용 내역' })).toBeVisible()
  await expectReadable(page, '사용 내역')
  await expectNarrow(page, '사용 내역')
}

async function walkConsent(page: Page, backend: Backend): Promise<void> {
  await backend.patch(`users/${PARENT}`, { privacyVersion: { stringValue: '2026-01-01' } })
  await open(page, '/my')
  await expect(page.getByRole('region', { name: '약관이 바뀌었어요' })).toBeVisible()
  await expectReadable(page, 'changed terms')
  await expectNarrow(page, 'changed terms')
}

test.use({ allowedErrors: [/Failed to load resource/] })

test('each state of 「돌봄 예약」 is accessible @phone @long', async ({ page, backend }) => {
  test.slow()
  autoAcceptDialogs(page)
  await walkCare(page, backend)
})

test('each state of 알림장, 자주 가는 곳, stays and uses is accessible @phone @long', async ({
  page,
  backend,
}) => {
  test.slow()
  autoAcceptDialogs(page)
  await signIn(page, undefined, '/my/children')
  await test.step('알림장', () => walkNotes(page, backend))
  await test.step('자주 가는 곳', () => walkPlaces(page, backend))
  await test.step('stays', () => walkStays(page, backend))
  await test.step('이용권', () => walkPasses(page))
  await test.step('약관', () => walkConsent(page, backend))
})
