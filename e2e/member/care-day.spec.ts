import { expectAccessible, expectAccessibleMain } from '../support/accessibility'
import { AFTERNOON_AHEAD_MS, afternoonNow } from '../support/afternoon'
import { arrivesSoon } from '../support/arrives'
import {
  afternoonSession,
  markOwnSeat,
  putCareDay,
  putOwnNote,
  putOwnSeat,
  seoulDayOf,
} from '../support/careDocuments'
import { button } from '../support/controls'
import { signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

/** Long: alone shows an afternoon announced, shared and not stored on one page; `staff/care-family.spec.ts` walks the same day from both sides. */

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

test('a parent sees an afternoon at the agit as it goes on, and reads its note @phone @engines @long', async ({
  page,
  backend,
}) => {
  test.slow()
  const running = afternoonSession(-20, 100)
  const tomorrow = afternoonSession(25 * 60, 27 * 60)
  await putCareDay(backend, [
    { ...running, taken: 1 },
    { ...tomorrow, taken: 1 },
  ])
  for (const session of [running, tomorrow]) await putOwnSeat(backend, session)
  const shared: string[] = []
  await page.exposeFunction('keepShared', (text: string) => shared.push(text))
  await page.addInitScript(
    'navigator.share = ({ text }) => Promise.resolve(window.keepShared(text)).then(() => undefined)',
  )
  await page.clock.install({ time: backend.now() })
  const today = page.getByRole('region', { name: '오늘' })
  const stay = today
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: '돌봄 상황' }) })
  const current = stay.getByRole('list', { name: '돌봄 상황' }).locator('[aria-current="step"]')

  await test.step('등원 and 하원 appear with the next poll and are announced', async () => {
    await signIn(page, undefined, '/my')
    await expect(stay).toContainText('아직 등원 기록이 없어요')
    await expect(current).toContainText('예약')
    await markOwnSeat(backend, running, { arrivedAt: afternoonNow() })
    await arrivesSoon(page, (soon) => expect(current).toContainText('등원', soon))
    await expect(page.getByText(/^김하준 등원했어요\. \d\d:\d\d$/)).toHaveCount(1)
    await markOwnSeat(backend, running, { leftAt: afternoonNow(), leftWith: '박순자(할머니)' })
    await arrivesSoon(page, (soon) => expect(current).toContainText('하원', soon))
    await expect(stay).toContainText('데려간 분: 박순자(할머니)')
    await expectAccessibleMain(page)
  })

  await test.step('a note is new until read, and again after a correction', async () => {
    const day = seoulDayOf(afternoonNow())
    await putOwnNote(backend, day, '종이접기 학을 혼자 완성했어요.\n물을 더 챙겨 주세요.')
    await open(page, '/my')
    const region = page.getByRole('region', { name: '알림장' })
    await expect(region).toContainText('종이접기 학을 혼자 완성했어요.')
    await expect(region).not.toContainText('물을 더 챙겨 주세요.')
    await region.getByRole('link', { name: '읽기' }).click()
    await expect(page.getByRole('heading', { name: '알림장', level: 1 })).toBeVisible()
    const note = page.getByRole('article').first()
    // After a second on the screen.
    const isSeen = async () => {
      await page.clock.runFor(1_000)
      await arrivesSoon(page, (soon) => expect(note.getByText('새 알림장')).toHaveCount(0, soon))
    }
    await expect(note).toContainText('박민지 선생님')
    await isSeen()
    await expectAccessible(page)
    await putOwnNote(backend, day, '종이접기 학을 둘이서 완성했어요.')
    await open(page, '/my/notes')
    await expect(note).toContainText('둘이서')
    await expect(note.getByText('새 알림장')).toBeVisible()
    await isSeen()
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toMatch(/종이접기|박순자/)
  })

  await test.step('an upcoming stay is shared', async () => {
    await open(page, '/my/bookings')
    const ahead = page
      .getByRole('region', { name: '다가오는 예약' })
      .getByRole('listitem')
      .filter({ hasText: '김하준 · 돌봄' })
    await ahead.getByRole('button', { name: '공유' }).click()
    await expect.poll(() => shared.join()).toMatch(/^\[도담아지트\] 김하준 돌봄 .* 성수점$/)
    await expect(button(page, '다시 시도')).toHaveCount(0)
    await expectAccessibleMain(page)
  })
})
