import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { sessionsOfMonth } from '@/domain/programs/programSession'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { inSeoul } from '../../domain/rides/aRide'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const ID = 'art_20261201_1630'
const CHILDREN = 'users/parent-1/children'
const seat = (change: object = {}) =>
  aSessionBooking({ sessionId: ID, startsAt: inSeoul('2026-12-01T16:30'), ...change })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: inSeoul('2026-12-01T16:32') })
  const sessions = sessionsOfMonth('art', programTimetables.art, '2026-12')
  await site.putAll(
    'program_sessions',
    sessions.filter(({ id }) => id === ID),
  )
  await site.put(`${CHILDREN}/child-1`, { ...aChildDocument('김하준'), allergens: [2] })
})

async function openRoster() {
  const { user } = await site.openAsStaff(<StaffProgramsPage />)
  const button = await screen.findByRole('button', { name: '명단' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  return { user, roster: within(await screen.findByRole('list', { name: '명단' })) }
}

test('「명단」 opens the roster in place', async () => {
  await site.putBookings(seat(), seat({ childId: 'child-2', childName: '김서연' }))
  const { roster } = await openRoster()
  expect(await roster.findByText('8세')).toBeVisible()
  expect(await roster.findByText('자녀 정보가 삭제됐어요.')).toBeVisible()
  const children = roster.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(children).toContainEqual(expect.stringMatching(/^김하준 ?8세 ?알레르기 우유/))
  expect(children).toContainEqual(expect.stringMatching(/^김서연 ?자녀 정보가 삭제됐어요\./))
})

test.each([
  [2, 0],
  [3, 3],
])('a roster with %d children of one account marks the family %d times', async (count, times) => {
  const family = (uid: string, size: number) =>
    Array.from({ length: size }, (_, index) => seat({ uid, childId: `child-${index}` }))
  const [gone, ...others] = family('parent-2', 3)
  await site.putBookings(...family('parent-1', count), ...others)
  if (gone) await site.putBookings({ ...gone, cancelledAt: new Date() })
  const { roster } = await openRoster()
  expect(roster.getAllByRole('listitem')).toHaveLength(count + 3)
  expect(roster.queryAllByText(/^한 가족 \d명$/)).toHaveLength(times)
})

test('등원 with one tap on the roster of today', async () => {
  await site.putBookings(seat())
  const { user, roster } = await openRoster()
  await user.click(await roster.findByRole('button', { name: '김하준 등원' }))
  expect(await roster.findByText('등원 16:32')).toBeVisible()
  expect(await roster.findByRole('button', { name: '김하준 하원' })).toBeVisible()
})

test('an unreadable session and seat are listed all the same', async () => {
  await site.change(`program_sessions/${ID}`, { capacity: '?' })
  const { sessionId: _, childName: __, ...rest } = seat()
  await site.put(`program_sessions/${ID}/bookings/odd-seat`, rest)
  const { roster } = await openRoster()
  expect(screen.getAllByText('내용을 읽을 수 없어요')).toHaveLength(2)
  expect(screen.getByText(ID)).toBeVisible()
  expect(roster.getByText('odd-seat')).toBeVisible()
  expect(await roster.findByRole('button', { name: '등원' })).toBeVisible()
  expect(site.asked(CHILDREN)).toBe(0)
})
