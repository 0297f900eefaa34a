import type { Locator, Page } from '@playwright/test'
import { parentAccount } from '../../emulators/seed/accounts'
import { careBookingPaths } from '../../emulators/seed/careDay'
import { toWireFields } from '../../emulators/seed/wire'
import { expectAccessible } from '../support/accessibility'
import { putPass, regular } from '../support/careBooking'
import { type CareSession, putSeat } from '../support/careDocuments'
import { now } from '../support/clock'
import { button, select, textbox } from '../support/controls'
import { goTo } from '../support/goTo'
import { jobs } from '../support/jobs'
import { confirmed, rideFields, seoulDay, stringValue } from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { type Backend, expect, test } from '../support/test'

/** Long ones alone count the presses of a first pickup, of orders and of a week; `tests/pages/my` holds what they do. */

/** Presses as a parent does, and counts; native questions are answered with a press, too. */
function handOf(page: Page) {
  const count = { presses: 0, typed: 0 }
  page.on('dialog', (dialog) => {
    count.presses += 1
    void dialog.accept()
  })
  return {
    async press(target: Locator) {
      await target.click()
      count.presses += 1
    },
    async choose(target: Locator, label: string) {
      await target.selectOption({ label })
      count.presses += 2
    },
    async type(target: Locator, text: string) {
      await target.fill(text)
      count.typed += 1
    },
    /** What was done since the last time. */
    take() {
      const done = { ...count }
      Object.assign(count, { presses: 0, typed: 0 })
      return done
    },
  }
}

type Hand = ReturnType<typeof handOf>

function expectWithin(hand: Hand, { presses, atMost, typed }: (typeof jobs)[keyof typeof jobs]) {
  const done = hand.take()
  expect(done.presses).toBeLessThanOrEqual(presses)
  expect(done.typed).toBeLessThanOrEqual(typed)
  expect(presses).toBeLessThanOrEqual(atMost)
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const seesBookings = (page: Page) => expect(page).toHaveURL('/my/bookings')

test('booking again takes as many presses as the document says @phone @long', async ({ page }) => {
  const hand = handOf(page)
  await signIn(page)

  await test.step('a pickup like the last one', async () => {
    await hand.press(link(page, '픽업 예약'))
    await expect(select(page, '도착지')).toHaveValue('도담아지트 성수점')
    await hand.press(button(page, '바로 예약하기'))
    await seesBookings(page)
    await expect(page.getByText('방금 예약했어요')).toHaveCount(1)
    expectWithin(hand, jobs.sameRide)
  })

  await test.step('care', async () => {
    await goTo(page, '/my')
    await hand.press(link(page, '돌봄 예약'))
    await expect(page.getByText(/^지난 7일 \d건$/)).toBeVisible()
    const hours = await page.getByRole('heading', { name: '시간', exact: true }).boundingBox()
    expect(hours?.y).toBeLessThanOrEqual(760)
    await expect(page.getByRole('radio', { name: '김하준' })).toBeChecked()
    const times = page.getByRole('list', { name: '시간' })
    await hand.press(times.getByRole('button', { name: /잔여/ }).last())
    await hand.press(button(page, '예약하기'))
    await seesBookings(page)
    const stay = page.getByRole('listitem').filter({ hasText: '방금 예약했어요' })
    await expect(stay).toHaveCount(1)
    expectWithin(hand, jobs.care)
  })

  await test.step('a snack for the child', async () => {
    const stay = page.getByRole('listitem').filter({ hasText: '방금 예약했어요' })
    await hand.press(stay.getByRole('button', { name: '간식 추가' }))
    const dialog = page.getByRole('dialog', { name: '간식 추가' })
    await expect(dialog.getByRole('radio', { name: /^충전금/ })).toBeChecked()
    await expectAccessible(page, 'dialog[open]')
    await hand.press(dialog.getByRole('button', { name: / 담기$/ }).first())
    await hand.press(button(page, '주문하기'))
    await expect(stay.getByText(/^간식: .+ 1 \(확인 대기\)$/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expectWithin(hand, jobs.snackOfStay)
  })
})

test('a first pickup and orders take as many presses as the document says @phone @long', async ({
  page,
  backend,
}) => {
  for (const id of ['local-ride-tomorrow', 'local-ride-arrived'])
    await backend.remove(`rides/${id}`)
  const hand = handOf(page)
  await signIn(page)

  await test.step('a pickup', async () => {
    await hand.press(link(page, '픽업 예약'))
    await expect(select(page, '도착지')).toHaveValue('도담아지트 성수점')
    await hand.choose(select(page, '시'), '17시')
    await hand.press(select(page, '출발지'))
    await hand.press(page.getByRole('listbox').getByRole('option').first())
    await hand.press(button(page, '바로 예약하기'))
    await seesBookings(page)
    expectWithin(hand, jobs.newRide)
  })

  await test.step('a pass', async () => {
    await goTo(page, '/membership')
    await hand.press(button(page, '라이트 장바구니 담기'))
    await hand.press(button(page, '장바구니 보기'))
    await order(page, hand)
    expectWithin(hand, jobs.pass)
  })

  await test.step('a snack', async () => {
    await goTo(page, '/snack')
    await hand.press(page.getByRole('button', { name: / 담기$/ }).first())
    await hand.press(button(page, '바로 결제하기'))
    await order(page, hand)
    expectWithin(hand, jobs.snack)
  })
})

/** From 15:00, so many days from today. */
const careIn = (days: number): CareSession => ({
  id: `care-seongsu_${seoulDay(days).replaceAll('-', '')}_1500`,
  startsAt: new Date(`${seoulDay(days)}T15:00:00+09:00`),
  endsAt: new Date(`${seoulDay(days)}T17:00:00+09:00`),
})
const halfPastTwo = (days: number) => new Date(`${seoulDay(days)}T14:30:00+09:00`)
const WEDNESDAY = -2

/** Wednesday and today with a ride, and today a snack; of the other child today’s care alone. */
async function putWeek(backend: Backend): Promise<void> {
  const { uid } = parentAccount
  for (const path of ['rides/local-ride-tomorrow', ...careBookingPaths(now())])
    await backend.remove(path)
  await putPass(backend, parentAccount, { ...regular, id: 'week' })
  const child = { uid, childId: 'child-1', childName: '김하준', passId: 'order-week-1' }
  const sister = { ...child, childId: 'child-2', childName: '김서연' }
  await putSeat(backend, careIn(WEDNESDAY), { ...child, slot: '1' })
  await backend.patch(`program_sessions/${careIn(0).id}`, toWireFields({ taken: 2 }))
  await putSeat(backend, careIn(0), { ...child, slot: '2' })
  await putSeat(backend, careIn(0), { ...sister, slot: '3' })
  const arrived = rideFields(halfPastTwo(WEDNESDAY), { status: stringValue('arrived') })
  await backend.patch('rides/wednesday', arrived)
  await backend.patch('rides/today', rideFields(halfPastTwo(0), confirmed))
  await backend.patch(
    'orders/milk',
    toWireFields({
      ...{ uid, nickname: parentAccount.nickname, kind: 'snack', branchId: 'seongsu' },
      ...{ childId: 'child-1', day: seoulDay(0), payWith: 'transfer', depositor: '김민서' },
      lines: [{ code: 'basic/milk', name: '우유', priceKRW: 1000, quantity: 1 }],
      ...{ totalKRW: 1000, status: 'awaitingPayment', createdAt: now(), updatedAt: now() },
    }),
  )
}

test('a week takes as many presses as the document says @phone @long', async ({
  page,
  backend,
}) => {
  await putWeek(backend)
  const hand = handOf(page)
  await signIn(page)
  const week = page.getByRole('region', { name: '이번 주' })
  const region = page.getByRole('region', { name: '다음 주도 그대로' })

  await test.step('which day has care and no ride', async () => {
    await expect(week.getByText('빈 곳 1')).toBeVisible()
    await expect(week.getByRole('link', { name: '11.20(금) 김서연 픽업 예약' })).toBeVisible()
    await expectAccessible(page, 'main')
    expectWithin(hand, jobs.seeGap)
  })

  await test.step('a day at home', async () => {
    const dialog = page.getByRole('dialog', { name: '쉬는 날' })
    await hand.press(week.getByRole('button', { name: '11.20(금) 김하준 쉬어요' }))
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await hand.press(dialog.getByRole('button', { name: '쉬기로 하기' }))
    await expect(dialog.getByText('3건을 취소했어요.')).toBeVisible()
    expectWithin(hand, jobs.restDay)
    await dialog.getByRole('button', { name: '닫기' }).click()
  })

  await test.step('next week like this one', async () => {
    const group = region.getByRole('group', { name: '김하준 · 다음 주도 그대로 예약할까요?' })
    await hand.press(group.getByRole('button', { name: '그대로 예약하기' }))
    await expect(region.getByText('픽업 1건, 돌봄 1건을 예약했어요.')).toBeVisible()
    expectWithin(hand, jobs.nextWeek)
  })
})

/** Fills in what is not known yet, and orders. */
async function order(page: Page, hand: Hand): Promise<void> {
  const dialog = page.getByRole('dialog')
  const depositor = textbox(page, '입금자명')
  const branch = dialog.getByRole('combobox', { name: '받을 지점' })
  await expect(depositor).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  if ((await branch.count()) > 0 && (await branch.inputValue()) === '')
    await hand.choose(branch, '성수점')
  if ((await depositor.inputValue()) === '') await hand.type(depositor, '하준맘')
  await hand.press(dialog.getByRole('button', { name: '주문하기' }))
  const close = page
    .getByRole('dialog', { name: '주문 완료' })
    .getByRole('button', { name: '닫기' })
  const done = page.getByRole('heading', { name: '내 멤버십', level: 1 })
  await expect(close.or(done).first()).toBeVisible()
  if (await close.isVisible()) await hand.press(close)
  await expect(page).toHaveURL('/my/memberships')
}
