import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addHours } from 'date-fns/addHours'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { emptyMemberChild } from '@/domain/account/memberChild'
import { type ProgramSession, sessionsOfMonth } from '@/domain/programs/programSession'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { StaffMemberContext } from '@/pages/staff/staffMember'
import { markArrival, markDeparture } from '@/repository/care/attendance'
import { openSessions, readEverySession, setCapacity } from '@/repository/care/programSessions'
import { readRoster } from '@/repository/care/sessionBookings'
import { readChild } from '@/repository/children'
import { aSessionBooking } from '../../domain/programs/aSessionBooking'
import { withQueries } from '../../remote/withQueries'

vi.mock('@/repository/care/attendance')
vi.mock('@/repository/children')
vi.mock('@/repository/care/programSessions')
vi.mock('@/repository/care/sessionBookings')

const december = sessionsOfMonth('art', programTimetables.art, '2026-12')
let stored: ProgramSession[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  stored = december.slice(0, 2).map((session, index) => ({ ...session, taken: index * 3 }))
  vi.mocked(readEverySession).mockImplementation(async () => stored)
  vi.mocked(openSessions).mockImplementation(async (sessions) => {
    stored = [...stored, ...sessions]
  })
  vi.mocked(setCapacity).mockImplementation(async (id, capacity) => {
    stored = stored.map((session) => (session.id === id ? { ...session, capacity } : session))
  })
  vi.mocked(readRoster).mockResolvedValue([])
})
afterEach(() => {
  vi.resetAllMocks()
})

async function show() {
  render(
    withQueries(
      <MemoryRouter>
        <StaffMemberContext value={{ uid: 'staff-1', name: '도담쌤' }}>
          <StaffProgramsPage />
        </StaffMemberContext>
      </MemoryRouter>,
    ),
  )
  fireEvent.change(screen.getByLabelText('월'), { target: { value: '2026-12' } })
  return userEvent.setup()
}
const items = async () =>
  within(await screen.findByRole('list', { name: '회차' })).getAllByRole('listitem')
async function item(place: number) {
  const found = (await items())[place]
  if (!found) throw new Error(`no session ${place}`)
  return within(found)
}

test('「명단」 opens who comes, in place', async () => {
  const place = {
    sessionId: 'art_20261201_1630',
    startsAt: new Date('2026-12-01T16:30:00+09:00'),
  }
  vi.mocked(readRoster).mockResolvedValue([
    aSessionBooking(place),
    aSessionBooking({ ...place, id: 'booking-2', childId: 'child-2', childName: '김서연' }),
  ])
  vi.mocked(readChild).mockImplementation(async (_, id) =>
    id === 'child-1'
      ? {
          ...emptyMemberChild,
          id,
          name: '김하준',
          birthday: '2018-04-12',
          allergens: [2],
        }
      : undefined,
  )
  const user = await show()
  const button = (await item(1)).getByRole('button', { name: '명단' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const children = within(await (await item(1)).findByRole('list', { name: '명단' })).getAllByRole(
    'listitem',
  )
  expect(await within(children[0] ?? document.body).findByText('8세')).toBeVisible()
  expect(children[0]).toHaveTextContent(/김하준 ?\d+세 ?알레르기 우유/)
  expect(children[1]).toHaveTextContent('김서연')
  expect(children[1]).toHaveTextContent('자녀 정보가 삭제됐어요.')
})

test.each([
  [2, 0],
  [3, 3],
])('a roster with %d children of one account says so %d times', async (count, times) => {
  vi.mocked(readChild).mockResolvedValue({ ...emptyMemberChild, id: 'child', name: '김하준' })
  const seat = (place: number, uid: string) =>
    aSessionBooking({ id: `${uid}-${place}`, childId: `child-${place}`, uid })
  vi.mocked(readRoster).mockResolvedValue([
    ...Array.from({ length: count }, (_, place) => seat(place, 'parent-1')),
    seat(0, 'parent-2'),
    seat(1, 'parent-2'),
    { ...seat(2, 'parent-2'), cancelledAt: new Date() },
  ])
  const user = await show()
  await user.click((await item(0)).getByRole('button', { name: '명단' }))
  const roster = within(await screen.findByRole('list', { name: '명단' }))
  expect(roster.getAllByRole('listitem')).toHaveLength(count + 3)
  expect(roster.queryAllByText(/^한 가족/)).toHaveLength(times)
})

test('등원 with one tap and 하원 with whom, on the roster of today', async () => {
  let seat = aSessionBooking({ startsAt: new Date() })
  vi.mocked(readRoster).mockImplementation(async () => [seat])
  vi.mocked(readChild).mockResolvedValue({ ...emptyMemberChild, id: 'child-1', name: '김하준' })
  vi.mocked(markArrival).mockImplementation(async () => {
    seat = { ...seat, arrivedAt: new Date() }
  })
  vi.mocked(markDeparture).mockImplementation(async (_, leftWith) => {
    seat = { ...seat, leftAt: new Date(), leftWith }
  })
  stored = stored.map((session) => ({ ...session, endsAt: addHours(new Date(), 2) }))
  const user = await show()
  await user.click((await item(0)).getByRole('button', { name: '명단' }))
  await user.click(await screen.findByRole('button', { name: '김하준 등원' }))
  const leave = await screen.findByRole('button', { name: '김하준 하원' })
  expect(screen.getByText(/^등원 \d{2}:\d{2}$/)).toBeVisible()
  await vi.waitFor(() => expect(leave).not.toHaveAttribute('aria-disabled'), { timeout: 3000 })
  await user.click(leave)
  const dialog = within(screen.getByRole('dialog', { name: '하원', hidden: true }))
  await user.click(await dialog.findByText('보호자'))
  await user.click(dialog.getByText('하원하기'))
  expect(await screen.findByText(/^하원 \d{2}:\d{2} 보호자$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '김하준 하원' })).toBeNull()
})

test('a session and a seat that cannot be read stand there all the same', async () => {
  const [session] = stored
  if (session) stored = [{ ...session, isUnreadable: true }]
  vi.mocked(readRoster).mockResolvedValue([
    aSessionBooking({
      id: 'odd-seat',
      childId: 'odd-child',
      childName: '내용을 읽을 수 없어요',
      startsAt: new Date(),
      isUnreadable: true,
    }),
  ])
  const user = await show()
  const row = await item(0)
  expect(row.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(row.getByText(session?.id ?? '')).toBeVisible()
  await user.click(row.getByRole('button', { name: '명단' }))
  const roster = within(await row.findByRole('list', { name: '명단' }))
  expect(roster.getByText('내용을 읽을 수 없어요')).toBeVisible()
  expect(roster.getByText('odd-seat')).toBeVisible()
  expect(roster.getByRole('button', { name: '등원' })).toBeVisible()
  expect(readChild).not.toHaveBeenCalled()
})
