import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { closureKey } from '@/domain/places/closures'
import { sessionsOfMonth } from '@/domain/programs/programSession'
import { MyBookingsPage } from '@/pages/my/bookings/MyBookingsPage'
import { ProgramDetailPage } from '@/pages/programs/detail/ProgramDetailPage'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const ID = 'art_20261201_1630'
const families = [
  ['김하준', 'parent-1'],
  ['오시우', 'parent-2'],
] as const
const seatOf = (childName: string, uid: string) =>
  aSessionBooking({ sessionId: ID, startsAt: inSeoul('2026-12-01T16:30'), childName, uid })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-12-01T09:00') })
  // Without an observer everything is near.
  vi.stubGlobal('IntersectionObserver', undefined)
  const sessions = sessionsOfMonth('art', programTimetables.art, '2026-12')
  await site.putAll(
    'program_sessions',
    sessions.filter(({ id }) => id === ID).map((session) => ({ ...session, taken: 2, last: '' })),
  )
  for (const [childName, uid] of families) {
    const seat = seatOf(childName, uid)
    await site.putBookings(seat)
    await site.put(`users/${uid}/children/${seat.childId}`, aChildDocument(childName))
  }
})

const bookingOf = async (childName: string, uid: string) =>
  site.get(`program_sessions/${ID}/bookings/${await sessionBookingId(seatOf(childName, uid))}`)

async function callOff() {
  const opened = await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: '휴강' }))
  const dialog = within(await screen.findByRole('dialog', { name: '휴강' }))
  expect(await dialog.findByText('2명의 예약을 취소할까요?')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '휴강하기' }))
  expect(await dialog.findByText('사유를 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: '사유' }), '강사 사정 ')
  return { ...opened, dialog }
}

test('「휴강」 cancels seat by seat, names whom it left, goes on, and keeps its reason at the session', async () => {
  const { user, dialog } = await callOff()
  await site.fail({ collection: 'moves', status: 403, times: 1 })
  await user.click(dialog.getByRole('button', { name: '휴강하기' }))
  expect(await dialog.findByText(/^취소하지 못한 아이: (김하준|오시우)$/)).toBeVisible()
  expect(dialog.getByText('1 / 2')).toBeVisible()
  await site.fail()
  await rested()
  await user.click(dialog.getByRole('button', { name: '계속하기' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '휴강' })).toBeNull())
  for (const [childName, uid] of families)
    expect(await bookingOf(childName, uid)).toMatchObject({
      cancelReason: { stringValue: '강사 사정' },
    })
  expect(await site.get(`program_sessions/${ID}`)).toMatchObject({
    closed: { booleanValue: true },
    closedReason: { stringValue: '강사 사정' },
    taken: { integerValue: '0' },
  })
  expect(await screen.findByText('휴강: 강사 사정')).toBeVisible()
  expect(screen.queryByRole('button', { name: '휴강' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '휴강 취소' }))
  await waitFor(() => expect(screen.queryByText('휴강: 강사 사정')).toBeNull())
  expect(screen.getByRole('button', { name: '휴강' })).toHaveFocus()
  expect(await site.get(`program_sessions/${ID}`)).not.toHaveProperty('closedReason')
})

test('a parent reads why it was called off, beside the booking and among the times', async () => {
  const { user, dialog, view } = await callOff()
  await user.click(dialog.getByRole('button', { name: '휴강하기' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '휴강' })).toBeNull())
  view.unmount()
  await site.signInMember('parent-1')
  const mine = site.open(<MyBookingsPage />, '/my/bookings')
  expect(await screen.findByText('아지트 사정으로 취소됐어요. (강사 사정)')).toBeVisible()
  expect(screen.queryByRole('button', { name: '예약 취소' })).toBeNull()
  mine.view.unmount()
  site.open(<ProgramDetailPage />, '/programs/art', '/programs/:id')
  expect(await screen.findByRole('button', { name: '16:30~17:30 휴강: 강사 사정' })).toBeDisabled()
})

test('「회차 추가」 opens one session out of the timetable, but none in the past, on a closed day, or twice', async () => {
  await site.put('settings/closures', {
    days: { [closureKey('seongsu', '2026-12-06')]: '소독' },
    updatedAt: new Date(),
  })
  const { user } = await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
  await user.click(await screen.findByRole('button', { name: '회차 추가' }))
  const dialog = within(await screen.findByRole('dialog', { name: '회차 추가' }))
  const fill = async (label: string, value: string) => {
    const field = dialog.getByLabelText(label)
    await user.clear(field)
    await user.type(field, value)
  }
  const add = () => user.click(dialog.getByRole('button', { name: '추가' }))
  await add()
  expect(await dialog.findByText('날짜를 선택해 주세요.')).toBeVisible()
  await fill('날짜', '2026-12-01')
  await fill('시작', '08:00')
  expect(await dialog.findByText('지난 시간에는 열 수 없어요.')).toBeVisible()
  await fill('날짜', '2026-12-06')
  expect(await dialog.findByText('휴무: 소독')).toBeVisible()
  await fill('날짜', '2026-12-01')
  await fill('시작', '16:30')
  await fill('끝', '16:00')
  expect(await dialog.findByText('끝나는 시간은 시작보다 늦어야 해요.')).toBeVisible()
  await fill('끝', '18:00')
  await add()
  expect(await dialog.findByText('같은 시간에 이미 회차가 있어요.')).toBeVisible()
  await fill('날짜', '2026-12-05')
  await fill('정원', '6명')
  await add()
  expect(await screen.findByText('12.05(토) 회차를 추가했어요.')).toBeVisible()
  expect(await site.get('program_sessions/art_20261205_1630')).toMatchObject({
    programId: { stringValue: 'art' },
    capacity: { integerValue: '6' },
    taken: { integerValue: '0' },
    endsAt: { timestampValue: '2026-12-05T09:00:00Z' },
  })
  const items = () => within(screen.getByRole('list', { name: '회차' })).getAllByRole('listitem')
  expect(items()).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: '회차 추가' }))
  const again = within(await screen.findByRole('dialog', { name: '회차 추가' }))
  await user.type(again.getByLabelText('날짜'), '2027-01-09')
  await user.click(again.getByRole('button', { name: '추가' }))
  expect(await screen.findByText('01.09(토) 회차를 추가했어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1월 회차 보기' }))
  expect(await screen.findByText(/2027\.01\.09\(토\)/)).toBeVisible()
  expect(screen.getByLabelText('월')).toHaveValue('2027-01')
})
