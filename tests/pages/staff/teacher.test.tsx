import { screen, waitFor, within } from '@testing-library/react'
import { addHours } from 'date-fns/addHours'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { sessionIdAt } from '@/domain/programs/programSession'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { StaffInboxPage } from '@/pages/staff/inbox/StaffInboxPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { StaffLayout } from '@/pages/staff/StaffLayout'
import { StaffTodayPage } from '@/pages/staff/today/StaffTodayPage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { useStaffBranch } from '@/stores/staffBranch'
import { aCareBooking } from '../../domain/care/aCareBooking'
import { anOrder } from '../../domain/orders/anOrder'
import { aRide } from '../../domain/rides/aRide'
import { PINNED_NOW } from '../../pinnedClock'
import { localSite } from '../localSite'

const site = localSite()
const UID = 'teacher-1'
const ownersOnly = [
  ...['/staff/orders', '/staff/content', '/staff/people', '/staff/families'],
  '/staff/families/parent-1',
]

const open = (address: string) =>
  site.open(
    <Routes>
      <Route element={<StaffLayout />}>
        <Route path="/staff" element={<StaffTodayPage />} />
        <Route path="/staff/care" element={<StaffCarePage />} />
        <Route path="/staff/inbox" element={<StaffInboxPage />} />
        <Route path="/staff/programs" element={<StaffProgramsPage />} />
        {ownersOnly.map((path) => (
          <Route key={path} path={path} element={<p>원장의 화면</p>} />
        ))}
      </Route>
    </Routes>,
    address,
    '/*',
  )

const teach = (...branchIds: string[]) =>
  site.put(`staff/${UID}`, { name: '성수쌤', role: 'teacher', branchIds })

const menu = async () => within(await screen.findByRole('navigation', { name: '관리 메뉴' }))

beforeEach(async () => {
  await site.signInMember(UID)
  await teach('seongsu')
  await site.putAll('rides', [
    aRide({ id: 'here', childName: '김성수', branchId: 'seongsu' }),
    aRide({ id: 'there', childName: '이마포', branchId: 'mapo' }),
  ])
})

test('the menu has four entries', async () => {
  open('/staff/care')
  const links = (await menu()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    '오늘의 픽업',
    '돌봄',
    '요청함',
    '프로그램',
  ])
})

test.each(ownersOnly)('%s is closed to a teacher', async (address) => {
  open(address)
  expect(
    await screen.findByRole('heading', { level: 1, name: '접근 권한이 없습니다' }),
  ).toBeVisible()
  expect(screen.queryByText('원장의 화면')).toBeNull()
  await site.waitForAnswers()
  expect(site.asked('"orders"')).toBe(0)
})

test('every list is of the teacher’s branch, and nothing is refused', async () => {
  open('/staff')
  await screen.findByRole('heading', { name: '오늘의 픽업' })
  await site.waitForAnswers()
  expect(screen.queryByRole('link', { name: / 가족$/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: '지점' })).toBeNull()
  expect(screen.queryByText('이마포')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what families wrote and ordered for the teacher’s branch stands with the child', async () => {
  const family = { uid: 'parent-1', childId: 'child-1', childName: '김하준' }
  const at = { createdAt: PINNED_NOW, updatedAt: PINNED_NOW }
  const booking = aCareBooking({ ...family, ...at, startsAt: PINNED_NOW })
  await site.putBookings(booking)
  await site.put('messages/one', {
    ...{ uid: family.uid, by: family.uid, phone: '+821000000002', rideId: '' },
    ...{ sessionId: booking.sessionId, bookingId: await sessionBookingId(booking) },
    ...{ branchId: 'seongsu', kind: 'late', text: '20분 늦어요.', seenAt: null },
    createdAt: PINNED_NOW,
  })
  const milk = { code: 'basic/basic-milk', name: '우유', priceKRW: 1500, quantity: 2 }
  await site.put(
    'orders/snack',
    anOrder({
      ...{ ...family, ...at, kind: 'snack', status: 'paid', branchId: 'seongsu', lines: [milk] },
      ...{ totalKRW: 3000, day: dayOf(PINNED_NOW) },
    }),
  )
  open('/staff/care')
  expect(await screen.findByText('20분 늦어요.')).toBeVisible()
  expect(await screen.findByText(/^간식: 우유 2/)).toBeVisible()
  await site.waitForAnswers()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/불러오지 못했어요/)).toBeNull()
})

test('of several branches one is shown at a time', async () => {
  await teach('seongsu', 'mapo')
  const { user } = open('/staff/inbox')
  const select = await screen.findByRole('combobox', { name: '지점' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['성수점', '마포점'])
  expect(screen.queryByRole('region', { name: '지점 제안' })).toBeNull()
  await user.selectOptions(select, '마포점')
  expect(useStaffBranch.getState().branchId).toBe('mapo')
})

test('sessions of care at the teacher’s branch are opened, of programs only looked at', async () => {
  const { user } = open('/staff/programs')
  const select = await screen.findByRole('combobox', { name: '프로그램' })
  const names = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(names.filter((name) => name?.startsWith('돌봄'))).toEqual(['돌봄 · 성수점'])
  expect(await screen.findByText('열린 회차가 없어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '회차 열기' })).toBeNull()
  await user.selectOptions(select, '돌봄 · 성수점')
  await user.click(await screen.findByRole('button', { name: '회차 열기' }))
  expect(await screen.findByText(/^\d+개 회차를 열었어요\.$/)).toBeVisible()
  expect((await screen.findAllByRole('button', { name: '명단' })).length).toBeGreaterThan(0)
})

test('of a program the roster is kept', async () => {
  const session = { programId: 'art', startsAt: PINNED_NOW }
  const art = { ...session, sessionId: sessionIdAt(session) }
  await site.put(`program_sessions/${art.sessionId}`, {
    ...{ ...session, endsAt: addHours(PINNED_NOW, 1) },
    ...{ capacity: 8, taken: 1, last: '' },
  })
  await site.putBookings({
    ...{ ...art, id: 'any', uid: 'parent-1', childId: 'child-1', childName: '김하준' },
    ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
  })
  const { user } = open('/staff/programs')
  await user.click(await screen.findByRole('button', { name: '명단' }))
  await user.click(await screen.findByRole('button', { name: '김하준 등원' }))
  expect(await screen.findByRole('button', { name: '김하준 하원' })).toBeVisible()
})

test('who was put out sees no list any more, and what was unsent is forgotten', async () => {
  const { user } = open('/staff/inbox')
  await menu()
  await site.waitForAnswers()
  useNoteDrafts.getState().save({
    teacherUid: UID,
    id: 'note-1',
    writtenOn: '2026-11-20',
    entry: { meal: '', mood: '', text: '쓰던 글' },
    expected: null,
  })
  useStaffBranch.getState().choose('seongsu')
  await site.remove(`staff/${UID}`)
  await user.click((await menu()).getByRole('link', { name: '돌봄' }))
  expect(await screen.findByText('아지트 선생님만 볼 수 있는 화면이에요.')).toBeVisible()
  await waitFor(() => expect(useNoteDrafts.getState().drafts).toEqual([]))
  expect(useStaffBranch.getState().branchId).toBe('')
})
