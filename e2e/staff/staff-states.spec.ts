import type { Page } from '@playwright/test'
import { DENIED, FAILED } from '../failures/requests'
import { expectReadable } from '../support/accessibility'
import { button } from '../support/controls'
import { lateMessage, withoutAskedFor } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, test } from '../support/test'

const DEADLINE_MS = 8_000

async function walkToday(page: Page, backend: Backend): Promise<void> {
  await expect(page.getByText('이 날의 픽업이 없어요.')).toBeVisible()
  await expectReadable(page, 'empty')
  await button(page, '다음 날').click()
  await page.getByRole('link', { name: '11.23(월) 보기' }).click()
  await button(page, '거절하기').click()
  const dialog = page.getByRole('dialog', { name: '거절하기' })
  await backend.fail({ collection: 'rides', status: 403 })
  await dialog.getByRole('textbox', { name: '사유' }).fill('도로 통제')
  await dialog.getByRole('button', { name: '거절하기' }).click()
  await expect(dialog.getByRole('alert')).toContainText(DENIED)
  await expectReadable(page, 'a refused refusal')
  await dialog.getByRole('button', { name: '닫기' }).click()

  const message = page.getByRole('main').getByRole('alert')
  await button(page, '다음 날').click()
  await expect(message).toContainText(DENIED)
  await expectReadable(page, 'refused')
  await backend.fail({ collection: 'rides', status: 500 })
  await button(page, '다음 날').click()
  await expect(message).toContainText(FAILED)
  await expectReadable(page, 'error')
  await backend.fail({ collection: 'rides', delayMs: DEADLINE_MS })
  await button(page, '다음 날').click()
  await expect(page.getByText('픽업 목록을 불러오고 있어요.')).toBeAttached()
  await expectReadable(page, 'loading')
}

/** 요청함 with a message, an empty list and a failed or loading one. */
async function walkInbox(page: Page, backend: Backend): Promise<void> {
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  const comeAnew = async () => {
    await page.getByRole('link', { name: '프로그램', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('프로그램 회차')
    await page.getByRole('link', { name: '요청함', exact: true }).click()
    await expect(section('알림').getByText('10분쯤 늦어요.')).toBeVisible()
    await expect(section('지점 제안').getByRole('status')).toBeVisible()
  }
  for (const [state, status, message] of [
    ['refused', 403, DENIED],
    ['error', 500, FAILED],
  ] as const) {
    await backend.fail({ collection: 'pickup_requests', status })
    await comeAnew()
    await expect(section('픽업 신청').getByRole('alert')).toContainText(message)
    await expectReadable(page, state)
  }
  await backend.fail({ collection: 'pickup_requests', delayMs: DEADLINE_MS })
  await comeAnew()
  await expect(section('픽업 신청')).toHaveText('픽업 신청')
  await expectReadable(page, 'loading')
}

test.use({ allowedErrors: [/Failed to load resource/] })

test('each state of 오늘의 픽업 and 요청함 is accessible, light and dark @desktop @long', async ({
  page,
  backend,
}) => {
  test.slow()
  await withoutAskedFor(backend)
  await backend.patch('messages/word-1', lateMessage())
  await signIn(page, STAFF_PHONE, '/staff')
  await walkToday(page, backend)
  await walkInbox(page, backend)
})
