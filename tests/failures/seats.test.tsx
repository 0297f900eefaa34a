import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { formatTimeSpan } from '@/domain/dates/day'
import { sampleSessions } from '../pages/programs/sampleSessions'
import { failingSite, findMessage } from './failingSite'
import { proveBooking } from './proveBooking'
import { type Proof, type Proofs, proveRows } from './proveRows'
import type { Fault } from './rows/failureRows'
import { seatRows } from './rows/seatRows'

const site = failingSite()
beforeEach(site.signIn)

const openProgram = () => site.open('/programs/coding')
const slots = () => within(screen.getByRole('list', { name: '시간' })).getAllByRole('button')
const areSlotsShown = () => waitFor(() => expect(slots()[0]).toBeVisible())
const isReadAbout = async () =>
  expect(await screen.findByRole('heading', { name: '블록 코딩 놀이', level: 1 })).toBeVisible()

const readingFails =
  (fault: Fault): Proof =>
  async () => {
    await site.failReads(fault, 'program_sessions')
    await openProgram()
    await site.giveUp(fault)
    await findMessage('잔여 좌석을 확인하지 못했어요.')
    await isReadAbout()
    await site.heal()
    await site.press('다시 시도')
    await areSlotsShown()
  }

const reading: Proofs = {
  refused: readingFails('refused'),
  slow: async () => {
    await site.failReads('slow', 'program_sessions')
    await openProgram()
    await isReadAbout()
    expect(screen.queryByRole('list', { name: '시간' })).toBeNull()
    await site.heal()
    await areSlotsShown()
  },
  hanging: readingFails('hanging'),
  wrong: readingFails('wrong'),
}

const [session] = sampleSessions('coding')
if (!session) throw new Error('the sample has no session')

const booking = proveBooking(site, {
  session: `program_sessions/${session.id}`,
  capacity: session.capacity,
  choose: async () => {
    await openProgram()
    await site.press(new RegExp(`^${formatTimeSpan(session)} 잔여`))
  },
  chosen: () => within(screen.getByRole('list', { name: '선택한 예약' })).getAllByRole('listitem'),
})

proveRows(seatRows, { 'program_sessions, reading': reading, 'program_sessions, booking': booking })
