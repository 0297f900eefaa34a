import type { Page } from '@playwright/test'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import {
  afternoonSession,
  markOwnSeat,
  putCareChild,
  putCareDay,
  putOwnNote,
  putOwnSeat,
  seoulDayOf,
} from '../support/careDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, test } from '../support/test'

const POLL_MS = 5_000
const POLLS_A_MINUTE = 12
const READS_A_POLL = 2

/** Documents and sums in answers to 「돌봄」; an empty answer is billed as one. */
function countReads(page: Page) {
  const reads: Promise<number>[] = []
  let asked = 0
  const isOfCare = (body: string | null) =>
    /"(bookings|program_sessions|care_notes)"/.test(body ?? '')
  page.on('request', (request) => {
    if (isOfCare(request.postData())) asked += 1
  })
  page.on('response', (response) => {
    if (!isOfCare(response.request().postData())) return
    reads.push(response.json().then((rows) => Math.max(1, rows.filter(hasContent).length)))
  })
  return {
    isAnswered: () => reads.length === asked,
    sum: async () => (await Promise.all(reads)).reduce((sum, count) => sum + count, 0),
  }
}

const hasContent = (row: object): boolean => 'document' in row || 'result' in row

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

test('a minute of a quiet day of care costs two reads a poll @desktop', async ({
  page,
  backend,
}) => {
  const session = afternoonSession(-20, 40)
  const arrival = { arrivedAt: session.startsAt }
  await putCareDay(backend, [{ ...session, taken: 3 }])
  await putCareChild(backend, { name: '강민서' }, [session], arrival)
  await putCareChild(backend, { name: '노유진' }, [session])
  await putOwnSeat(backend, session)
  await markOwnSeat(backend, session, arrival)
  await putOwnNote(backend, seoulDayOf(session.startsAt), '축구를 했어요.')
  await page.clock.install({ time: backend.now() })
  await signIn(page, STAFF_PHONE, '/staff/care')
  const rows = page.getByRole('list', { name: '돌봄 명단' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: '김하준' })).toContainText(/보냄 \d\d:\d\d/)
  await page.clock.pauseAt(new Date(backend.now().getTime() + 1000))
  const reads = countReads(page)
  for (let poll = 1; poll <= POLLS_A_MINUTE; poll += 1) {
    await page.clock.runFor(POLL_MS)
    await expect.poll(reads.isAnswered).toBe(true)
  }
  expect(await reads.sum()).toBeLessThanOrEqual(POLLS_A_MINUTE * READS_A_POLL)
  expect(await reads.sum()).toBeGreaterThan(POLLS_A_MINUTE)
})
