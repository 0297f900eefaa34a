import type { Page } from '@playwright/test'
import { programSessions } from '../../emulators/seed/programSessions'
import { toWireFields } from '../../emulators/seed/wire'
import { button } from './controls'
import { type Backend, expect, open } from './test'

const HOUR_MS = 3_600_000

export const slots = (page: Page) => page.getByRole('list', { name: '시간' }).getByRole('button')

/** The booking of a program's page: its sessions are asked for once it comes near. */
const scrollToBooking = (page: Page) =>
  page.getByRole('heading', { name: '언제 함께할까요?' }).scrollIntoViewIfNeeded()

export async function openBooking(page: Page, path: string): Promise<void> {
  await open(page, path)
  await scrollToBooking(page)
}

/** Eight places of 블록 코딩 놀이, from an hour in Seoul such as `09`. */
export async function putSession(backend: Backend, day: string, hour: string, taken = 0) {
  const startsAt = new Date(`${day}T${hour}:00:00+09:00`)
  const path = `program_sessions/coding_${day.replaceAll('-', '')}_${hour}00`
  const fields = {
    programId: 'coding',
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    capacity: 8,
    taken,
    last: '',
  }
  await backend.patch(path, toWireFields(fields))
  return { path, startsAt }
}

/** Goes to a day once the sessions decided the first month. */
export async function goToDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number)
  await scrollToBooking(page)
  await expect(slots(page).first()).toBeVisible()
  const grid = page.getByRole('grid', { name: `${year}년 ${month}월` })
  if (!(await grid.isVisible())) await button(page, '다음 달').click()
  await button(page, new RegExp(`^${year}년 ${month}월 ${date}일`)).click()
}

/** Replaces all sessions by those a fresh project would have at this time. */
export async function putSessions(
  backend: Backend,
  from: Date,
  programIds: readonly string[],
): Promise<void> {
  await backend.empty()
  const sessions = Object.entries(programSessions(from)).filter(([id]) =>
    programIds.some((programId) => id.startsWith(`${programId}_`)),
  )
  await Promise.all(
    sessions.map(([id, fields]) => backend.patch(`program_sessions/${id}`, toWireFields(fields))),
  )
}
