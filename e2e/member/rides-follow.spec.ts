import type { Page } from '@playwright/test'
import { expectAccessibleMain } from '../support/accessibility'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { cartLine, storeCart } from '../support/cart'
import { now } from '../support/clock'
import { button } from '../support/controls'
import {
  driver,
  inHours,
  reachedNow,
  rideFields,
  stringValue,
  withRides,
} from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { expect, openBlank, test } from '../support/test'

/** Long ones alone show the dialogs of a series and of a message laid out, and Tab through them; `tests/pages/my` holds what they do. */

const today = (page: Page) => page.getByRole('region', { name: '오늘' })
const coming = (page: Page) => page.getByRole('region', { name: '다가오는 예약' })
const step = (page: Page) => today(page).locator('[aria-current="step"]')
const firstButton = (page: Page, name: string) => button(page, name).first()

test('from the cart to the arrival, each step within six seconds and without a reload @phone @engines @long', async ({
  page,
  backend,
}) => {
  test.setTimeout(90_000)
  // Six seconds by the page's clock, whatever the machine's speed.
  await page.clock.install({ time: now() })
  autoAcceptDialogs(page)
  await openBlank(page)
  await storeCart(page, [cartLine('line-0', inHours(1))])
  await signIn(page, undefined, '/pickup')
  await page.getByRole('button', { name: '전체 예약하기' }).click()
  await expect(page).toHaveURL('/my/bookings')
  await expect(coming(page).getByText('아직 확정 전이에요.', { exact: false })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '하준맘 님' }).click()
  await expect(step(page).first()).toContainText('접수')

  const reached: string[] = []
  for (const [status, label] of [
    ['confirmed', '확정'],
    ['onTheWay', '출발'],
    ['pickedUp', '탑승'],
    ['arrived', '도착'],
  ] as const) {
    reached.push(status)
    await backend.patch('rides/line-0', {
      status: stringValue(status),
      driver,
      ...reachedNow(...reached),
    })
    await page.clock.runFor(6_000)
    const card = today(page).getByRole('article').first()
    await expect(card.locator('[aria-current="step"]')).toContainText(label)
    await expect(today(page).getByText(`픽업: ${label}`)).toBeAttached()
  }
  // The sample ride may be listed too, within the next 24 hours.
  const card = today(page).getByRole('article').first()
  await expect(card.getByText('담당 박민지 선생님')).toBeVisible()
  await expectAccessibleMain(page)
})

test('a series is moved and then cancelled as a whole @desktop @long', async ({
  page,
  backend,
}) => {
  const series = { seriesId: stringValue('series-1') }
  const week = (count: number) => rideFields(inHours(48 + count * 7 * 24), series)
  await withRides(backend, { w0: week(0), w1: week(1), w2: week(2) })
  await signIn(page, undefined, '/my/bookings')
  await firstButton(page, '시간 변경').click()
  const change = page.getByRole('dialog', { name: '시간 변경' })
  await change.getByRole('radio', { name: '전체', exact: true }).check()
  await change.getByRole('combobox', { name: '시', exact: true }).selectOption('21')
  await change.getByRole('combobox', { name: '분', exact: true }).selectOption('10')
  await expect(change.getByText('3건')).toBeVisible()
  await expect(change.getByText('새 요금 29,226원')).toBeVisible()
  await expectAccessibleMain(page)
  await change.getByRole('button', { name: '변경하기' }).click()
  await expect(change).toBeHidden()
  await expect(coming(page).getByText('21:10')).toHaveCount(3)

  await firstButton(page, '예약 취소').click()
  const cancel = page.getByRole('dialog', { name: '예약 취소' })
  await expectAccessibleMain(page)
  await cancel.getByRole('radio', { name: '전체', exact: true }).check()
  await cancel.getByRole('button', { name: '예약 취소하기' }).click()
  await expect(cancel).toBeHidden()
  await expect(coming(page).getByText(/^취소했어요 · /)).toHaveCount(3)
})

test('a message is sent to the agit by keyboard alone @desktop @long', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await withRides(backend, { one: rideFields(inHours(30)) })
  await signIn(page, undefined, '/my/bookings')
  await firstButton(page, '알리기').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '아지트에 알리기' })
  await expect(dialog.getByRole('button', { name: '닫기' })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: '보내기' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('radio', { name: '늦어요' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('할머니가 가요')
  await expectAccessibleMain(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(coming(page).getByText(/보냄 \d\d:\d\d/)).toBeVisible()
  await expect(coming(page).getByText('데려갈 분이 바뀌었어요')).toBeVisible()
})
