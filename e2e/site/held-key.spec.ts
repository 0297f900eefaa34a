import type { Page } from '@playwright/test'
import { button } from '../support/controls'
import { confirmed, inHours, rideFields, withRides } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const REPEATS = 10

/** Repeats as a keyboard does while a key is held; `up` after the last. */
async function repeat(page: Page, key: string): Promise<void> {
  for (let count = 0; count < REPEATS; count += 1) await page.keyboard.down(key)
}

test('a held Enter takes one ride one step @desktop', async ({ page, backend }) => {
  await withRides(backend, { one: rideFields(inHours(3)), two: rideFields(inHours(4)) })
  await page.clock.install({ time: backend.now() })
  await signIn(page, STAFF_PHONE, '/staff')
  await button(page, '확정하기').first().focus()
  await page.keyboard.down('Enter')
  await expect(button(page, '확정하기')).toHaveCount(1)
  // The rest after a press would only space the repeats.
  for (let seconds = 0; seconds < 5; seconds += 1) {
    await page.clock.runFor(1_000)
    await repeat(page, 'Enter')
  }
  await page.keyboard.up('Enter')
  await expect(button(page, '출발')).toBeVisible()
  const statuses = (await backend.list('rides')).map((ride) => JSON.stringify(ride))
  expect(statuses.filter((ride) => ride.includes('"confirmed"'))).toHaveLength(1)
  expect(statuses.filter((ride) => ride.includes('"requested"'))).toHaveLength(1)
  // Let go and pressed anew, it presses where the focus is.
  await button(page, '출발').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, '탑승')).toBeVisible()
})

test('a held Enter sends a dialog once and does not open it again @desktop', async ({
  page,
  backend,
}) => {
  await withRides(backend, { one: rideFields(inHours(30), confirmed) })
  await signIn(page, undefined, '/my/bookings')
  await button(page, '알리기').click()
  const dialog = page.getByRole('dialog', { name: '아지트에 알리기' })
  await dialog.getByRole('radio', { name: '늦어요' }).check()
  await dialog.getByRole('button', { name: '보내기' }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByText('아지트에 알렸어요.')).toBeVisible()
  await expect(button(page, '알리기')).toBeFocused()
  await repeat(page, 'Enter')
  await page.keyboard.up('Enter')
  await expect(dialog).toBeHidden()
  expect(await backend.list('messages')).toHaveLength(1)
})

test('a held Enter sends a form once, and not the one that takes its place @desktop', async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes(':sendVerificationCode')) sent += 1
  })
  await open(page, '/login')
  await button(page, '휴대폰 번호로 로그인').click()
  await page.getByLabel('휴대폰 번호').fill('010-0000-0002')
  await page.keyboard.down('Enter')
  await expect(page.getByText('체험 인증번호: 123456')).toBeVisible()
  await repeat(page, 'Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toBe(1)
})
