import type { APIRequestContext, Page } from '@playwright/test'
import { arrivesSoon } from '../support/arrives'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { now } from '../support/clock'
import { button } from '../support/controls'
import { pickupRequestFields } from '../support/pickupRequest'
import { rideFields, seoulDay, stringValue } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

/** Long: alone shows 8,000 documents in a browser; `tests/pages/staff/floods.test.tsx` holds each line. */

const RIDES = 5000
const REQUESTS = 3000
const WRITES_PER_COMMIT = 500
/** A hostile hour or not, the agit sees the real ones within this time. */
const SOON = { timeout: 6000 }

type Written = readonly [path: string, fields: object]

const day = seoulDay(2)
const at = (minute: number) => new Date(Date.parse(`${day}T07:00:00+09:00`) + minute * 60_000)
const flood = Array.from(
  { length: RIDES },
  (_, index): Written => [
    `rides/flood-${String(index).padStart(4, '0')}`,
    rideFields(at(index / 10), { uid: stringValue('flood'), childName: stringValue('홍수아') }),
  ],
)
const others = [60, 300, 700].map(
  (minute, family): Written => [
    `rides/real-${family}`,
    rideFields(at(minute), {
      uid: stringValue(`family-${family}`),
      childName: stringValue(`아이${family}`),
    }),
  ],
)

const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000)
const requests = Array.from(
  { length: REQUESTS },
  (_, index): Written => [
    `pickup_requests/flood-${index}`,
    pickupRequestFields('홍수', '010-1111-1111', minutesAgo(10)),
  ],
)

async function write(
  request: APIRequestContext,
  { projectId }: Backend,
  documents: readonly Written[],
) {
  const root = `projects/${projectId}/databases/(default)/documents`
  for (let first = 0; first < documents.length; first += WRITES_PER_COMMIT) {
    const writes = documents
      .slice(first, first + WRITES_PER_COMMIT)
      .map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } }))
    const response = await request.post(`/v1/${root}:commit`, {
      headers: { Authorization: 'Bearer owner' },
      data: { writes },
    })
    expect(response.ok()).toBe(true)
  }
}

const item = (page: Page, list: string, text: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text }).first()

test('a hostile hour: 5,000 rides of one family and 3,000 requests hide nobody @desktop @long', async ({
  page,
  request,
  backend,
}) => {
  test.slow()
  const asked = autoAcceptDialogs(page)
  await write(request, backend, [...flood, ...others, ...requests])
  await backend.patch(
    'pickup_requests/real',
    pickupRequestFields('정우맘', '010-2222-3333', minutesAgo(60)),
  )
  await page.clock.install({ time: now() })
  await signIn(page, STAFF_PHONE, '/faq')

  await test.step('the other families’ rides are seen and answered', async () => {
    await open(page, `/staff?date=${day}`)
    for (const child of ['아이0', '아이1', '아이2'])
      await expect(item(page, '픽업 목록', child)).toBeVisible(SOON)
    await expect(page.getByText('4990건 더')).toBeVisible(SOON)
    const last = item(page, '픽업 목록', '아이2')
    await last.getByRole('button', { name: '확정하기' }).click()
    await expect(last.getByRole('button', { name: '출발' })).toBeVisible(SOON)
  })

  await test.step('a ride that is booked meanwhile is there, too', async () => {
    const fields = rideFields(at(710), {
      uid: stringValue('family-9'),
      childName: stringValue('새 아이'),
      updatedAt: { timestampValue: now().toISOString() },
    })
    await backend.patch('rides/real-9', fields)
    await arrivesSoon(page, (soon) => expect(item(page, '픽업 목록', '새 아이')).toBeVisible(soon))
  })

  await test.step('「더 보기」 brings more of the flood', async () => {
    await expect(page.getByText(/건까지 보여요/)).toBeVisible()
    await button(page, '더 보기').click()
    await expect(page.getByText(/[56]\d\d건까지 보여요/)).toBeVisible(SOON)
  })

  await test.step('a real request is seen and answered, the flood completed at once', async () => {
    await page.getByRole('link', { name: '요청함' }).click()
    await expect(page.getByRole('link', { name: '요청함' }).getByText('100+')).toBeVisible(SOON)
    const real = item(page, '픽업 신청', '정우맘')
    await expect(real).toBeVisible(SOON)
    await real.getByRole('button', { name: '연락함' }).click()
    await expect(real.getByRole('button', { name: '연락함' })).toHaveCount(0, SOON)
    await expect(page.getByText('2999건 더')).toBeVisible()
    await button(page, '모두 완료').click()
    await expect(button(page, '모두 완료')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByRole('link', { name: '요청함' }).getByText('100+')).toHaveCount(0, SOON)
    await expect(real).toBeVisible()
  })
  expect(asked).toEqual([])
})
