import { bookingId } from '../emulators/seed/bookingId'
import { toWireFields } from '../emulators/seed/wire'
import { expectAccessible, expectNoFault } from './accessibility'
import { type CareSession, careSession, putCareDay, seoulClock, seoulDayOf } from './careDocuments'
import { button } from './controls'
import { PARENT } from './rideDocuments'
import { signIn } from './signIn'
import { type Backend, expect, open, test } from './test'

const bookingPath = ({ id }: CareSession) =>
  `program_sessions/${id}/bookings/${bookingId(id, PARENT, 'child-1')}`

/** 김하준's seat, as the administrator puts it. */
const putSeat = (backend: Backend, session: CareSession) =>
  backend.patch(
    bookingPath(session),
    toWireFields({
      uid: PARENT,
      childId: 'child-1',
      childName: '김하준',
      programId: 'care-seongsu',
      startsAt: session.startsAt,
      createdAt: new Date(Date.now() - 3_600_000),
      updatedAt: new Date(Date.now() - 3_600_000),
      passId: 'order-none-1',
      slot: '1',
    }),
  )

/** What the agit writes into a booking. */
const mark = (backend: Backend, session: CareSession, fields: Record<string, Date | string>) =>
  backend.patch(bookingPath(session), toWireFields({ ...fields, updatedAt: new Date() }))

const putNote = (backend: Backend, day: string, text: string) =>
  backend.patch(
    `care_notes/${PARENT}_child-1_${day.replaceAll('-', '')}`,
    toWireFields({
      uid: PARENT,
      childId: 'child-1',
      childName: '김하준',
      branchId: 'seongsu',
      day,
      meal: 'some',
      mood: 'happy',
      text,
      writer: '박민지',
      by: 'staff',
      createdAt: new Date(),
      updatedAt: new Date(),
      seenAt: null,
    }),
  )

// The session of this test begins before now and ends after it, on one day.
test.beforeEach(() => {
  const minuteOfDay = (Date.now() / 60_000 + 9 * 60) % (24 * 60)
  test.skip(minuteOfDay < 60 || minuteOfDay > 22 * 60, 'the session would begin on another day')
})

test('a parent follows an afternoon at the agit, and reads what it was like @phone', async ({
  page,
  backend,
}) => {
  test.slow()
  const running = careSession(-20, 100)
  const tomorrow = careSession(24 * 60, 26 * 60)
  await putCareDay(backend, [
    { ...running, taken: 1 },
    { ...tomorrow, taken: 1 },
  ])
  for (const session of [running, tomorrow]) await putSeat(backend, session)
  const shared: string[] = []
  await page.exposeFunction('keepShared', (text: string) => shared.push(text))
  await page.addInitScript(
    'navigator.share = ({ text }) => Promise.resolve(window.keepShared(text)).then(() => undefined)',
  )
  const today = page.getByRole('region', { name: '오늘' })
  const stay = today.getByRole('article').filter({ hasText: seoulClock(running.startsAt) })
  const current = stay.getByRole('list', { name: '돌봄 상황' }).locator('[aria-current="step"]')

  await test.step('등원 and 하원 are there within seconds, and are read out', async () => {
    await signIn(page, undefined, '/my')
    await expect(stay).toContainText('아직 오지 않았어요')
    await expect(current).toContainText('예약')
    await mark(backend, running, { arrivedAt: new Date() })
    await expect(current).toContainText('등원', { timeout: 7000 })
    await expect(page.getByText(/^김하준 등원했어요\. \d\d:\d\d$/)).toHaveCount(1)
    await mark(backend, running, { arrivedAt: running.startsAt })
    await expect(page.getByText('기록이 정정됐어요.')).toHaveCount(1, { timeout: 7000 })
    await mark(backend, running, { leftAt: new Date(), leftWith: '박순자(할머니)' })
    await expect(current).toContainText('하원', { timeout: 7000 })
    await expect(stay).toContainText('데려간 분: 박순자(할머니)')
    await expectNoFault(page)
  })

  await test.step('a note is new until it was read, and again once it was corrected', async () => {
    const day = seoulDayOf(new Date())
    await putNote(backend, day, '종이접기 학을 혼자 완성했어요.\n물을 더 챙겨 주세요.')
    await open(page, '/my')
    const region = page.getByRole('region', { name: '알림장' })
    await expect(region).toContainText('종이접기 학을 혼자 완성했어요.')
    await expect(region).not.toContainText('물을 더 챙겨 주세요.')
    await region.getByRole('link', { name: '읽기' }).click()
    await expect(page.getByRole('heading', { name: '알림장', level: 1 })).toBeVisible()
    const note = page.getByRole('article').first()
    await expect(note).toContainText('박민지 선생님')
    await expect(note.getByText('새 알림장')).toHaveCount(0)
    await expectAccessible(page)
    await putNote(backend, day, '종이접기 학을 둘이서 완성했어요.')
    await open(page, '/my/notes')
    await expect(note).toContainText('둘이서')
    await expect(note.getByText('새 알림장')).toBeVisible()
    await expect(note.getByText('새 알림장')).toHaveCount(0)
    await open(page, '/my/notes')
    await expect(note).toContainText('둘이서')
    await expect(note.getByText('새 알림장')).toHaveCount(0)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toMatch(/종이접기|박순자/)
  })

  await test.step('a stay ahead is shared, and cancelled by the agit with its reason', async () => {
    await open(page, '/my/bookings')
    const ahead = page
      .getByRole('region', { name: '다가오는 예약' })
      .getByRole('listitem')
      .filter({ hasText: '김하준 · 돌봄' })
    await ahead.getByRole('button', { name: '공유' }).click()
    await expect.poll(() => shared.join()).toMatch(/^\[도담아지트\] 김하준 돌봄 .* 성수점$/)
    await mark(backend, tomorrow, { cancelledAt: new Date(), cancelReason: '건물 소독' })
    await open(page, '/my/bookings')
    await expect(ahead).toContainText(
      '아지트 사정으로 취소됐어요. (건물 소독) 이용권 1회를 돌려드렸어요.',
    )
    await expect(ahead.getByRole('button', { name: '예약 취소' })).toHaveCount(0)
    await expect(button(page, '다시 시도')).toHaveCount(0)
    await expectNoFault(page)
  })
})
