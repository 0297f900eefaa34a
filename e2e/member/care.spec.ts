import type { Locator, Page } from '@playwright/test'
import { staffAccount } from '../../emulators/seed/accounts'
import { toWireFields } from '../../emulators/seed/wire'
import { careProgramId, careTimetable } from '../../src/domain/care/careSession'
import { sessionId, sessionsOfDay } from '../../src/domain/programs/programSession'
import { expectAccessibleMain } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { chooseDay, fourHours, putPass } from '../support/careBooking'
import { now } from '../support/clock'
import { button, select, textbox } from '../support/controls'
import { leaveSentOrder } from '../support/order'
import { seoulDay } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long ones alone show the browser's order of Tab from the child to the cancellation, and two browsers at one seat; `tests/pages/care` holds what they say. */

const BRANCH = 'jamsil'

const rows = (page: Page) => page.getByRole('region', { name: '예약 요약' }).getByRole('listitem')
const time = (page: Page, start: string) =>
  page.getByRole('list', { name: '시간' }).getByRole('button', { name: new RegExp(`^${start}~`) })
const child = (page: Page, name: string) => page.getByRole('radio', { name })

/** The next days after today on which care is held. */
const careDays = [1, 2, 3, 4, 5, 6, 7]
  .map(seoulDay)
  .filter((day) => sessionsOfDay(careProgramId(BRANCH), careTimetable, day).length > 0)
const [firstDay = '', secondDay = ''] = careDays

test('a parent buys 4시간권, books one stay of two sessions and cancels it @phone @engines', async ({
  page,
  browser,
  backend,
}) => {
  const heard = autoAcceptDialogs(page)
  await signIn(page, undefined, '/membership')
  await select(page, '라이트 옵션').selectOption('4시간권')
  await button(page, '라이트 장바구니 담기').click()
  await button(page, '장바구니 보기').click()
  await textbox(page, '입금자명').fill('서연아빠')
  await page.getByRole('dialog').getByRole('button', { name: '주문하기' }).click()
  await leaveSentOrder(page)

  await test.step('the agit confirms the payment', async () => {
    const teacher = await browser.newPage()
    await backend.lead(teacher)
    autoAcceptDialogs(teacher)
    await signIn(teacher, STAFF_PHONE, '/staff/orders')
    await teacher.getByRole('searchbox').fill('서연아빠')
    await button(teacher, '입금 확인').click()
    await expect(button(teacher, '입금 확인')).toHaveCount(0)
    await teacher.close()
  })

  await open(page, '/my')
  // The empty week leads there, too.
  await page.getByRole('link', { name: '돌봄 예약' }).last().click()
  await expect(page.getByRole('heading', { name: '돌봄 예약', level: 1 })).toBeVisible()
  await child(page, '김서연').check()
  await select(page, '지점').selectOption('잠실점')
  await select(page, '이용권').selectOption({ label: '라이트 4시간권 · 2회 남음 · D-30' })
  await chooseDay(page, firstDay)
  await time(page, '13:00').click()
  await time(page, '15:00').click()
  await chooseDay(page, secondDay)
  heard.length = 0
  await time(page, '13:00').click()
  expect(heard).toEqual(['이용권에 남은 횟수가 부족해요.'])
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('2회 사용')).toBeVisible()
  await expectAccessibleMain(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await button(page, '예약하기').click()
  await expect(page).toHaveURL('/my/bookings')
  expect(heard.at(-1)).toBe('2건을 예약했어요.')

  const booked = page.getByRole('listitem').filter({ hasText: '김서연' })
  await expect(booked.first()).toBeVisible()
  await expect(async () => {
    await booked.getByRole('button', { name: '예약 취소' }).first().click({ timeout: 1000 })
    await expect(booked.getByRole('button')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await open(page, '/my/memberships')
  const passes = page.getByRole('list', { name: '이용권' }).getByRole('listitem')
  await expect(passes.filter({ hasText: 'D-30' })).toContainText('2회 남음')
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('care is booked and cancelled by keyboard alone @desktop @long', async ({ page }) => {
  const heard = autoAcceptDialogs(page)
  await signIn(page, undefined, `/care?branch=${BRANCH}`)
  // The child of the last stay is chosen; the one before it is 김서연.
  const chosen = page
    .getByRole('radiogroup', { name: '자녀' })
    .getByRole('radio', { checked: true })
  await tabTo(page, chosen)
  await page.keyboard.press('ArrowLeft')
  await expect(child(page, '김서연')).toBeChecked()
  await expect(page.getByRole('list', { name: '시간' })).toBeVisible()
  const [year, month, date] = firstDay.split('-').map(Number)
  const day = page.getByRole('button', { name: new RegExp(`^${year}년 ${month}월 ${date}일`) })
  await tabTo(page, day)
  await page.keyboard.press('Enter')
  await tabTo(page, time(page, '13:00'))
  await page.keyboard.press('Space')
  await expect(rows(page)).toHaveCount(1)
  await tabTo(page, button(page, '예약하기'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/my/bookings')
  expect(heard).toEqual(['1건을 예약했어요.'])
  await expect(page.getByRole('listitem').filter({ hasText: '방금 예약했어요' })).toBeFocused()
  const booked = page.getByRole('listitem').filter({ hasText: '김서연 · 돌봄' })
  await tabTo(page, booked.getByRole('button', { name: '예약 취소' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('취소했어요 · 13:00~15:00 김서연')).toBeFocused()
  await expect(page.getByText('취소했어요 · 13:00~15:00 김서연')).toBeInViewport({ ratio: 1 })
  expect(heard.at(-1)).toBe('예약을 취소할까요? 이용권 1회가 돌아와요.')
  await expect(booked).toHaveCount(0)
})

test('two families want the last seat; the later one may wait for a seat @desktop @long', async ({
  page,
  backend,
  browser,
  allowedErrors,
}) => {
  // The refusal of the seat just taken.
  allowedErrors.push(/403/)
  const id = sessionId(careProgramId(BRANCH), firstDay, '13:00')
  await backend.patch(`program_sessions/${id}`, { taken: { integerValue: '19' } })
  await putPass(backend, staffAccount, { id: 'other-1', ...fourHours })
  await backend.patch(
    `users/${staffAccount.uid}/children/child-9`,
    toWireFields({
      name: '이도윤',
      birthday: '',
      school: '',
      allergens: [],
      careNote: '',
      healthConsentVersion: '',
      people: [],
      updatedAt: now(),
    }),
  )
  const other = await (await browser.newContext()).newPage()
  await backend.lead(other)
  const parents = [
    { page, phone: undefined, name: '김서연' },
    { page: other, phone: STAFF_PHONE, name: '이도윤' },
  ]
  const families = await Promise.all(
    parents.map(async ({ page: own, phone, name }) => {
      const heard = autoAcceptDialogs(own)
      await signIn(own, phone, `/care?branch=${BRANCH}`)
      await child(own, name).check()
      await chooseDay(own, firstDay)
      await time(own, '13:00').click()
      return { own, heard, name }
    }),
  )
  await Promise.all(families.map(({ own }) => button(own, '예약하기').click()))
  const said = () => families.map(({ heard }) => heard.at(-1) ?? '').sort()
  await expect
    .poll(said)
    .toEqual(['1건을 예약했어요.', '방금 마감된 시간이 있어요. 다른 시간을 골라 주세요.'])

  const late = families.find(({ heard }) => !heard.includes('1건을 예약했어요.'))
  if (!late) throw new Error('both have the seat')
  const { own } = late
  await expect(time(own, '13:00')).toBeDisabled()
  await button(own, '빈자리 알림').click()
  await expect(button(own, '빈자리 알림')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleMain(own)
  await other.context().close()
})
