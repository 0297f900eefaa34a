import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionIdAt } from '@/domain/programs/programSession'
import { StaffProgramsPage } from '@/pages/staff/programs/StaffProgramsPage'
import { renewNow } from '@/platform/useNow'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

const site = localSite()
const programId = 'care-seongsu'
const uid = 'parent-1'
const [first, second] = ['13:00', '15:00'].map(
  (time) => new Date(`2026-11-24T${time}:00+09:00`),
) as [Date, Date]

async function bookingPath(startsAt: Date): Promise<string> {
  const sessionId = sessionIdAt({ programId, startsAt })
  const id = await sessionBookingId({ sessionId, uid, childId: 'child-1' })
  return `program_sessions/${sessionId}/bookings/${id}`
}

beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-24T13:10:00+09:00'))
  await site.put(`users/${uid}/children/child-1`, aChildDocument('김하준'))
  for (const startsAt of [first, second]) {
    const endsAt = new Date(startsAt.getTime() + 2 * 60 * 60_000)
    const session = { programId, startsAt, endsAt, capacity: 20, taken: 1, last: '' }
    await site.put(`program_sessions/${sessionIdAt({ programId, startsAt })}`, session)
    await site.put(await bookingPath(startsAt), {
      ...{ uid, childId: 'child-1', childName: '김하준', programId, startsAt },
      ...{ createdAt: new Date(0), updatedAt: new Date(0) },
    })
  }
})

async function openRoster() {
  const { user } = await site.openAsStaff(<StaffProgramsPage />, '/staff/programs')
  await user.selectOptions(screen.getByRole('combobox', { name: '프로그램' }), programId)
  const [button] = await screen.findAllByRole('button', { name: '명단' })
  if (button) await user.click(button)
  return user
}

test('등원 and 하원 on the roster of a care session mark the whole stay', async () => {
  const user = await openRoster()
  await user.click(await screen.findByRole('button', { name: '김하준 등원' }))
  const leave = await screen.findByRole('button', { name: '김하준 하원' })
  await rested()
  await user.click(leave)
  const dialog = within(screen.getByRole('dialog', { name: '하원', hidden: true }))
  await user.click(await dialog.findByText('보호자'))
  await user.click(dialog.getByText('하원하기'))
  expect(await screen.findByText(/^하원 13:10 보호자$/)).toBeVisible()
  for (const startsAt of [first, second])
    expect(await site.get(await bookingPath(startsAt))).toMatchObject({
      arrivedAt: expect.anything(),
      leftWith: { stringValue: '보호자' },
    })
})

test('되돌리기 stays beyond its time while it has the focus', async () => {
  const user = await openRoster()
  await user.click(await screen.findByRole('button', { name: '김하준 등원' }))
  const undo = await screen.findByRole('button', { name: '김하준 되돌리기' })
  await rested()
  act(() => undo.focus())
  vi.setSystemTime(new Date('2026-11-24T13:26:00+09:00'))
  act(renewNow)
  expect(undo).toHaveFocus()
  act(() => screen.getByRole('button', { name: '김하준 하원' }).focus())
  expect(screen.queryByRole('button', { name: '김하준 되돌리기' })).toBeNull()
})

test('하원 on the roster offers the siblings who are there', async () => {
  const sessionId = sessionIdAt({ programId, startsAt: first })
  const id = await sessionBookingId({ sessionId, uid, childId: 'child-2' })
  await site.put(`program_sessions/${sessionId}/bookings/${id}`, {
    ...{ uid, childId: 'child-2', childName: '김서연', programId, startsAt: first },
    ...{ createdAt: new Date(0), updatedAt: new Date(0), arrivedAt: first },
  })
  const user = await openRoster()
  await user.click(await screen.findByRole('button', { name: '김하준 등원' }))
  const leave = await screen.findByRole('button', { name: '김하준 하원' })
  await rested()
  await user.click(leave)
  const dialog = within(screen.getAllByRole('dialog', { name: '하원', hidden: true })[0] ?? leave)
  expect(dialog.getByRole('checkbox', { name: '김서연도 함께', hidden: true })).not.toBeChecked()
})
